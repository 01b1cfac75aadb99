import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import { givingTexts } from '#features/donations/donation.texts.ts';
import { GIFT_PARAMETER, RECEIPT_PATH } from '#features/donations/thanks-link.ts';
import { Day } from '#ui/components/day.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { giversTexts } from './donor.texts.ts';
import { dayOfGift, type GiverGift } from './donor-donations.rules.ts';
import { GIVER_PARAMETER } from './donor-link.ts';
import css from './donor-page.module.css';

type GiftListProps = { gifts: readonly GiverGift[]; pass: string; locale: Locale };

/** Gifts as their giver sees them, each with its receipt. `pass` opens the receipts. */
export function GiftList({ gifts, pass, locale }: GiftListProps) {
  const texts = giversTexts[locale];
  const receipt = (reference: string) =>
    `${localePath(locale, RECEIPT_PATH)}?${new URLSearchParams({ [GIFT_PARAMETER]: reference, [GIVER_PARAMETER]: pass })}`;
  return (
    <ul className={css.gifts}>
      {gifts.map(gift => (
        <li key={gift.reference} className={css.gift} data-gift={gift.reference}>
          <strong className={css.amount}>{formatMoney(gift.total, locale)}</strong>
          <div className={css.about}>
            <p>{gift.purpose[locale]}</p>
            <p className={css.note}>
              <Day day={dayOfGift(gift)} locale={locale} /> ·{' '}
              {texts[gift.state].replace('{left}', formatMoney(gift.left, locale))}
            </p>
            {gift.extra && (
              <p className={css.note}>
                {givingTexts[locale].paidTwiceLine.replace('{extra}', formatMoney(gift.extra, locale))}
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
