import type { ReactNode } from 'react';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { formatMoney } from '#core/money.ts';
import type { Words } from '#core/words.ts';
import { donationTexts } from '#money/donations/donation.texts.ts';
import { DONATION_PARAMETER, DONOR_PATH, RECEIPT_PATH } from '#money/donations/thanks-link.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary, type FormProblem, listProblems } from '#ui/forms/error-summary.tsx';
import { Field } from '#ui/forms/field.tsx';
import { FormCard, FormPage } from '#ui/layout/form-page.tsx';

import { donorTexts } from './donor.texts.ts';
import { byYear, type DonorDonation, donationDay } from './donor-donations.rules.ts';
import { DONOR_PARAMETER, STATEMENT_PATH, YEAR_PARAMETER } from './donor-link.ts';
import css from './donor-page.module.css';
import { type AmountTyped, amountProblem, MonthlyCard, type OwnMonthly } from './monthly/monthly-cards.tsx';
import { stationMailTexts } from './station-mails.texts.ts';

/** What the page shows: the form that requests the link, its confirmation, or the donations that a link opens. */
export type DonorView =
  | { kind: 'ask'; email: string; error?: string; failure?: string; isOver?: boolean }
  | { kind: 'asked' }
  | {
      kind: 'donations';
      donations: readonly DonorDonation[];
      pass: string;
      monthly: readonly OwnMonthly[];
      purposes: readonly { value: string; name: Words }[];
      /** They get mails about stations. */
      following: boolean;
      /** What became of an act. */
      result?: { words: string; isProblem: boolean };
      typed?: AmountTyped;
    };

type ViewProps<Kind extends DonorView['kind']> = {
  view: Extract<DonorView, { kind: Kind }>;
  locale: Locale;
};

type DonorPageProps = { view: DonorView; locale: Locale; showCountedToward?: ShowCountedToward | undefined };

/** The donors' page with their donations and receipts, opened by a mailed link. It works without script. */
export function DonorPage({ view, locale, showCountedToward }: DonorPageProps) {
  const texts = donorTexts[locale];
  return (
    <FormPage>
      <Title
        as="h1"
        variant="section"
        words={{ text: view.kind === 'asked' ? texts.askedTitle : texts.title }}
      />
      {view.kind === 'ask' && <AskForm view={view} locale={locale} />}
      {view.kind === 'asked' && <FormCard>{<p role="status">{texts.askedWords}</p>}</FormCard>}
      {view.kind === 'donations' && (
        <Donations view={view} locale={locale} showCountedToward={showCountedToward} />
      )}
    </FormPage>
  );
}

function AskForm({ view: { email, error, failure, isOver }, locale }: ViewProps<'ask'>) {
  const texts = donorTexts[locale];
  return (
    <FormCard>
      <p role={isOver ? 'alert' : undefined}>{isOver ? texts.over : texts.lead}</p>
      {/* Without the query: a link that is over is not sent again. */}
      <form method="post" action="?" noValidate className={css.form} aria-label={texts.title}>
        <ErrorSummary
          locale={locale}
          problems={failure ? [{ words: failure }] : listProblems(['giver-email', error])}
        />
        <Field
          id="giver-email"
          name="email"
          type="text"
          inputMode="email"
          label={texts.email}
          pattern={`\\s*${emailPattern}\\s*`}
          maxLength={longestEmail}
          autoComplete="email"
          autoCapitalize="none"
          required
          title={texts.invalidEmail}
          defaultValue={email}
          error={error ?? null}
        />
        <div>
          <Button type="submit" variant="ink">
            {texts.send}
          </Button>
        </div>
      </form>
    </FormCard>
  );
}

/** Why an act on a monthly donation was refused. */
function monthlyProblems(
  result: ViewProps<'donations'>['view']['result'],
  typed: AmountTyped | undefined,
  monthly: readonly OwnMonthly[],
  locale: Locale,
): FormProblem[] {
  if (result?.isProblem) return [{ words: result.words }];
  const own = typed && monthly.find(({ reference }) => reference === typed.donation);
  return typed && own ? listProblems([`amount-${typed.donation}`, amountProblem(typed, own, locale)]) : [];
}

function Donations({
  view: { donations, pass, monthly, purposes, following, result, typed },
  locale,
  showCountedToward,
}: ViewProps<'donations'> & { showCountedToward: ShowCountedToward | undefined }) {
  const texts = donorTexts[locale];
  const returned = donations.filter(({ left }) => left.units === 0n);
  const statement = (year: number) =>
    `${localePath(locale, STATEMENT_PATH)}?${new URLSearchParams({ [DONOR_PARAMETER]: pass, [YEAR_PARAMETER]: String(year) })}`;
  return (
    <>
      {result?.isProblem === false && <FormCard>{<p role="status">{result.words}</p>}</FormCard>}
      <ErrorSummary locale={locale} problems={monthlyProblems(result, typed, monthly, locale)} />
      {monthly.map(own => (
        <FormCard key={own.reference}>
          <MonthlyCard monthly={own} purposes={purposes} pass={pass} locale={locale} typed={typed} />
        </FormCard>
      ))}
      {donations.length === 0 && <FormCard>{<p role="status">{texts.none}</p>}</FormCard>}
      {byYear(donations).map(({ year, donations: given, sums }) => (
        <FormCard key={year}>
          <h2 className={css.year}>{texts.year.replace('{year}', String(year))}</h2>
          <DonationList donations={given} pass={pass} locale={locale} showCountedToward={showCountedToward} />
          <p className={css.sums}>
            {texts.sums.replace('{sums}', sums.map(sum => formatMoney(sum, locale)).join(' · '))}
          </p>
          <TextLink href={statement(year)}>{texts.statement.replace('{year}', String(year))}</TextLink>
        </FormCard>
      ))}
      {donations.length > 0 && <StationMails following={following} pass={pass} locale={locale} />}
      {returned.length > 0 && (
        <FormCard>
          <h2 className={css.year}>{texts.returned}</h2>
          <DonationList donations={returned} pass={pass} locale={locale} />
        </FormCard>
      )}
      <div>
        <ButtonLink href={localePath(locale, '/donate')} variant="go">
          {texts.again}
        </ButtonLink>
      </div>
    </>
  );
}

type StationMailsProps = { following: boolean; pass: string; locale: Locale };

/** The choice of mails about stations: off until chosen. */
function StationMails({ following, pass, locale }: StationMailsProps) {
  const texts = stationMailTexts[locale];
  const address = `${localePath(locale, DONOR_PATH)}?${new URLSearchParams({ [DONOR_PARAMETER]: pass })}`;
  return (
    <FormCard>
      <h2 className={css.year}>{texts.title}</h2>
      <p>{following ? texts.following : texts.offer}</p>
      <form method="post" action={address} data-station-mails={following ? 'on' : 'off'}>
        <input type="hidden" name="act" value={following ? 'unfollow' : 'follow'} />
        <Button type="submit" variant="ink">
          {following ? texts.unfollow : texts.follow}
        </Button>
      </form>
    </FormCard>
  );
}

/** What a gift counted toward, by its reference; passed in because it belongs to projects. */
export type ShowCountedToward = (reference: string) => ReactNode;

type DonationListProps = {
  donations: readonly DonorDonation[];
  pass: string;
  locale: Locale;
  showCountedToward?: ShowCountedToward | undefined;
};

/** The donations of a donor, each with its receipt. `pass` opens the receipts. */
export function DonationList({ donations, pass, locale, showCountedToward }: DonationListProps) {
  const texts = donorTexts[locale];
  const receipt = (reference: string) =>
    `${localePath(locale, RECEIPT_PATH)}?${new URLSearchParams({ [DONATION_PARAMETER]: reference, [DONOR_PARAMETER]: pass })}`;
  return (
    <ul className={css.donations}>
      {donations.map(donation => (
        <li key={donation.reference} className={css.donation} data-donation={donation.reference}>
          <strong className={css.amount}>{formatMoney(donation.total, locale)}</strong>
          <div className={css.about}>
            <p>{donation.purpose[locale]}</p>
            <p className={css.note}>
              <Day day={donationDay(donation)} locale={locale} /> ·{' '}
              {texts[donation.state].replace('{left}', formatMoney(donation.left, locale))}
            </p>
            {donation.extra && (
              <p className={css.note}>
                {donationTexts[locale].paidTwiceLine.replace('{extra}', formatMoney(donation.extra, locale))}
              </p>
            )}
            {showCountedToward?.(donation.reference)}
          </div>
          {donation.receipt !== null && (
            <TextLink href={receipt(donation.reference)}>
              {texts.asPdf.replace('{number}', donation.receipt)}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
