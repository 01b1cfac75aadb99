import { formatDate, formatEthiopian } from '#core/dates.ts';
import { type Locale, locales } from '#core/locale.ts';
import { formatMoneyInFull, type Money } from '#core/money.ts';
import { RECEIPT_PLACE } from '#money/domain/donation-status.ts';
import { paymentMethod } from '#money/domain/payment-methods.ts';
import { type Issuer, openPaper, type Part } from '#ui/pdf/pdf-paper.ts';
import { receiptTexts } from '../donation-mail.texts.ts';
import type { ReceiptFacts } from './receipt-facts.ts';

/**
 * The receipt as PDF in English, then Amharic. The same receipt of the same issuer has the same bytes. If
 * `anybody` may read it, it says where to find the donor's name instead of giving it.
 */
export function writeReceiptPdf(
  facts: ReceiptFacts,
  issuer: Issuer,
  reader: 'donor' | 'anybody' = 'donor',
): Promise<Buffer> {
  const paper = openPaper({
    title: `${receiptTexts.en.number} ${facts.number}`,
    author: issuer.en.name,
    lang: 'en',
    made: facts.paidAt,
  });
  for (const locale of locales) {
    const texts = receiptTexts[locale];
    const say = (text: string): Part => ({ text, lang: locale });
    paper.heading(locale === 'en' ? 1 : 2, say(`${texts.number} ${facts.number}`));
    paper.issuer(issuer[locale], locale);
    paper.space(10);
    if (facts.name !== null)
      paper.row(say(texts.from), say(reader === 'donor' ? facts.name : texts.nameInMail));
    paper.row(say(texts.amount), say(formatAmount(facts.amount, locale)));
    if (facts.returned > 0n)
      paper.row(say(texts.returned), say(formatAmount({ ...facts.amount, units: facts.returned }, locale)));
    paper.row(say(texts.day), ...days(facts.paidAt, locale));
    paper.row(say(texts.purpose), say(facts.purpose[locale]));
    paper.row(say(texts.method), say(paymentMethod(facts.method)?.receipt[locale] ?? facts.method));
    paper.row(say(texts.reference), say(facts.reference));
    paper.space(10);
    paper.paragraph(say(texts.confirms));
    paper.space(36);
  }
  return paper.finish();
}

const formatAmount = (money: Money, locale: Locale) =>
  `${formatMoneyInFull(money, locale)} (${money.currency})`;

/** The day in both calendars, in that of the language first. */
function days(paidAt: Date, locale: Locale): Part[] {
  const gregorian: Part = { text: formatDate(paidAt, RECEIPT_PLACE), lang: 'en' };
  const ethiopian: Part = { text: formatEthiopian(paidAt, RECEIPT_PLACE), lang: 'am' };
  const [first, second] = locale === 'am' ? [ethiopian, gregorian] : [gregorian, ethiopian];
  return [first, { text: ' · ', lang: locale }, second];
}
