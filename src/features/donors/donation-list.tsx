import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { donationTexts } from '#features/donations/donation.texts.ts';
import { DONATION_PARAMETER, RECEIPT_PATH } from '#features/donations/thanks-link.ts';
import { Day } from '#ui/components/day.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { donorTexts } from './donor.texts.ts';
import { type DonorDonation, dayOfDonation } from './donor-donations.rules.ts';
import { DONOR_PARAMETER } from './donor-link.ts';
import css from './donor-page.module.css';

type DonationListProps = { gifts: readonly DonorDonation[]; pass: string; locale: Locale };

/** Gifts as their giver sees them, each with its receipt. `pass` opens the receipts. */
export function DonationList({ gifts, pass, locale }: DonationListProps) {
  const texts = donorTexts[locale];
  const receipt = (reference: string) =>
    `${localePath(locale, RECEIPT_PATH)}?${new URLSearchParams({ [DONATION_PARAMETER]: reference, [DONOR_PARAMETER]: pass })}`;
  return (
    <ul className={css.gifts}>
      {gifts.map(gift => (
        <li key={gift.reference} className={css.gift} data-gift={gift.reference}>
          <strong className={css.amount}>{formatMoney(gift.total, locale)}</strong>
          <div className={css.about}>
            <p>{gift.purpose[locale]}</p>
            <p className={css.note}>
              <Day day={dayOfDonation(gift)} locale={locale} /> ·{' '}
              {texts[gift.state].replace('{left}', formatMoney(gift.left, locale))}
            </p>
            {gift.extra && (
              <p className={css.note}>
                {donationTexts[locale].paidTwiceLine.replace('{extra}', formatMoney(gift.extra, locale))}
              </p>
            )}
          </div>
          {gift.receipt !== null && (
            <TextLink href={receipt(gift.reference)}>
              {texts.asPdf.replace('{number}', gift.receipt)}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
