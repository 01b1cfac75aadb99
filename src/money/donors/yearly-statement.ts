import { formatDate, formatEthiopian } from '#core/dates.ts';
import { type Locale, locales } from '#core/locale.ts';
import { formatMoneyInFull, type Money } from '#core/money.ts';
import { RECEIPT_PLACE } from '#money/domain/donation-status.ts';
import { type Issuer, openPaper, type Part } from '#ui/pdf/pdf-paper.ts';
import { donorTexts } from './donor.texts.ts';
import type { DonorDonation, DonorYear } from './donor-donations.rules.ts';

/** The file name of a yearly statement, without names of people. */
export const statementFile = (year: number): string => `gifts-${year}.pdf`;

/** A donor's donations of one year as PDF in English, then Amharic. The same donations give the same bytes. */
export function writeStatementPdf({ year, name, donations, sums }: DonorYear, issuer: Issuer) {
  const titleIn = (locale: Locale) => donorTexts[locale].statementTitle.replace('{year}', String(year));
  const paper = openPaper({
    title: titleIn('en'),
    author: issuer.en.name,
    lang: 'en',
    made: donations[0]?.at ?? new Date(Date.UTC(year, 11, 31)),
  });
  for (const locale of locales) {
    const say = (text: string): Part => ({ text, lang: locale });
    paper.heading(locale === 'en' ? 1 : 2, say(titleIn(locale)));
    paper.issuer(issuer[locale], locale);
    paper.space(10);
    paper.row(say(donorTexts[locale].from), say(name));
    paper.space(10);
    for (const donation of donations.toReversed())
      paper.row(dayWords(donation, locale), say(toLine(donation, locale)));
    paper.space(10);
    paper.row(say(donorTexts[locale].total), say(sums.map(sum => formatAmount(sum, locale)).join(' · ')));
    paper.space(10);
    paper.paragraph(say(donorTexts[locale].confirms));
    paper.space(36);
  }
  return paper.finish();
}

const dayWords = ({ at }: DonorDonation, locale: Locale): Part => ({
  text: locale === 'en' ? formatDate(at, RECEIPT_PLACE) : formatEthiopian(at, RECEIPT_PLACE),
  lang: locale,
});

const formatAmount = (money: Money, locale: Locale) =>
  `${formatMoneyInFull(money, locale)} (${money.currency})`;

const toLine = ({ left, purpose, receipt }: DonorDonation, locale: Locale) =>
  [
    formatAmount(left, locale),
    purpose[locale],
    ...(receipt === null ? [] : [donorTexts[locale].asPdf.replace('{number}', receipt)]),
  ].join(' · ');
