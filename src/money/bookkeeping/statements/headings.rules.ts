import type { Meaning } from '../desk/column-meanings.ts';
import { currencyNamed } from './amount.rules.ts';

/** Headings of a column that can only say whether money came in or went out. */
const directions =
  /^(?:af ?bij|bij ?af|soll haben|haben soll|s h|sh|h s|[dc]r [dc]r|[dc]b [dc]r|[dc]r db|d c|c d|dc|cd|d k|k d|dk|d h|h d|wn ma|t k|debet kredit|deebet kreedit|debe haber|cargo abono|dare avere|debit(?: or)? credit|credit(?: or)? debit|money in or out|in(?: or)? out|balance impact|direction|sens|richting|richtung|vorzeichen|teken|segno|signo|signe|znak|sign)(?: (?:indicator|ind|flag|mark|sign|code|kennzeichen|kz))?$|አቅጣጫ/;

/** Headings as banks write them in English, German, Dutch, French, Spanish, Italian and Amharic; the first that fits counts. */
const headings: readonly [Meaning, RegExp][] = [
  ['balance', /\b(?:balance|saldo|solde|kontostand|guthaben|bal)\b|ቀሪ/],
  ['direction', directions],
  ['direction', /^(?:(?:tr?ans(?:action)? )?type|typ|tipo|.*\bindicator)$/],
  ['status', /^(?:.*\bstatus|state|etat|statut|estado|stato)$|ሁኔታ/],
  [
    'in',
    /^(?:(?:amount )?(?:credits?|credited)(?: amount| in)?(?: [a-z]{3})?|deposits?(?: amount)?(?: [a-z]{3})?|(?:paid|money|amount) in|haben|kredit|gutschrift(?:en)?|einzahlung(?:en)?|(?:zahlungs)?eingang|einnahmen?|bij|bijschrijving|ingaand|inkomsten|encaissement|recettes?|abonos?|haber|ingresos?|entrate|avere|accrediti|in|received|incoming|cr(?: amount)?)$|ገቢ/,
  ],
  [
    'out',
    /^(?:(?:amount )?(?:debits?|debited)(?: amount| out)?(?: [a-z]{3})?|withdraw(?:als?|n)(?: amount)?(?: [a-z]{3})?|(?:paid|money|amount) out(?: [a-z]{3})?|soll|debet|lastschrift(?:en)?|belastung(?:en)?|auszahlung(?:en)?|(?:zahlungs)?ausgang|ausgaben?|af|afschrijving|uitgaand|uitgaven|decaissement|depenses?|cargos?|debe|gastos?|uscite|dare|addebiti|out|outgoing|spent|sent|dr(?: amount)?)$|ወጪ/,
  ],
  [
    'currency',
    /\b(?:currency|ccy|cur|wahrung|waehrung|devise|munt|muntsoort|valuta|divisa|moneda)\b|የገንዘብ (?:ዓይነት|አይነት)|ምንዛሪ/,
  ],
  [
    'day',
    /\b(?:date|day|datum|tag|buchung|gebucht|buchungstag|buchungsdatum|booking|boeking|boekdatum|rentedatum|valutadatum|wertstellung|wert|valuta|fecha|data|jour|posting|posted|booked|created|completion time)\b|ቀን/,
  ],
  [
    'bank-reference',
    /\b(?:transaction|transactie|trans|tran|txn|trx|bank|journal|ft|receipt|entry|voucher|umsatz|operation|completion)s?\b.*\b(?:id|no|nr|num|number|ref|reference|code|referentie|nummer)\b|^(?:id|volgnr|volgnummer|ref no|reference no|reference number|receipt|journal|receipt no|transaktionscode)$|የግብይት ቁጥር/,
  ],
  [
    'reference',
    /\b(?:ref|reference|referentie|kenmerk|betalingskenmerk|\w*referenz|end to end id|mandatsreferenz|referencia|riferimento)\b|መለያ/,
  ],
  [
    'name',
    /\b(?:name|names|naam|nom|nombre|nome|beneficiary|counterparty|payer|payee|sender|from|remitter|customer|donor|client|partner|tegenpartij|auftraggeber|empfanger|begunstigter|beguenstigter|zahlungspflichtiger|zahlungsempfanger|zahlungsbeteiligter|opposite party|contrepartie|emetteur|ordonnateur|ordenante)\b|ስም|ላኪ|ከፋይ/,
  ],
  [
    'words',
    /\b(?:description|beschreibung|narrative|narration|details?|particulars?|memo|remarks?|notes?|words|message|purpose|reason|verwendungszweck|zweck|buchungstext|text|omschrijving(?: ?\d)?|mededelingen|mededeling|libelle|communication|motif|concepto|causale|descrizione|comments?)\b|ምክንያት|መግለጫ|ዝርዝር/,
  ],
  [
    'charge',
    /^(?:(?:\w+ )?fees?|charges?|entgelt|gebuhr(?:en)?|gebuehr(?:en)?|frais|commissions?|comision(?:es)?|tarifa|tariffa|kosten|vergoeding)(?: amount)?(?: [a-z]{3})?$|የአገልግሎት ክፍያ/,
  ],
  [
    'amount',
    /\b(?:amount|money|betrag|bedrag|montant|importe|importo|umsatz|sum|total|value|transactiebedrag|monto|net|netto|nett|neto|gross|brutto|bruto|brut|lordo)\b|መጠን|ብር/,
  ],
];

export const foldHeading = (text: string): string =>
  text
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The meaning of a column by its heading; null for an unknown heading. */
export const guessMeaning = (heading: string): Meaning | null => listMeanings(heading)[0] ?? null;

/** Every meaning a heading can have, the likeliest first: `Valuta` is a currency in Dutch and a day in German. */
export function listMeanings(heading: string): Meaning[] {
  if (isSigns(heading)) return ['direction'];
  if (isUnitOrDirection(heading)) return ['amount', 'in'];
  const folded = foldHeading(splitUnit(heading).rest);
  const found = headings.filter(([, fits]) => fits.test(folded)).map(([meaning]) => meaning);
  // "Original amount" and "Exchange to" are in another currency than the account.
  return isForeign(folded) ? found.filter(meaning => !ofMoney.includes(meaning)) : found;
}

/** Whether `in` names the currency or the direction: `Money in ETB` is money in only beside `Money out ETB`. */
export function isUnitOrDirection(heading: string): boolean {
  const { rest, isAfterIn, currency } = splitUnit(heading);
  if (currency === null) return false;
  return isAfterIn ? /^(?:money|paid|amount)$/.test(foldHeading(rest)) : foldHeading(rest) === 'amount in';
}

/** The last words that name a currency are two at most: `US dollars`. */
const mostUnitWords = 2;

/** The currency in brackets or at the end of a heading, and the heading without it: `Amount (EUR)`, `Soll in EUR`, `መጠን በብር`. */
function splitUnit(heading: string): { rest: string; currency: string | null; isAfterIn: boolean } {
  const plain = heading.slice(0, 200).trim();
  const [, before = '', inside = '', after = ''] =
    /^([^([]*)[([]\s*(?:in\s+|en\s+|በ)?([^()[\]]{1,20}?)\s*[)\]](.*)$/iu.exec(plain) ?? [];
  const bracketed = inside === '' ? null : currencyNamed(inside);
  if (bracketed) return { rest: `${before} ${after}`, currency: bracketed, isAfterIn: false };
  const words = plain.split(/[\s,:;/_–-]+/).filter(word => word !== '');
  for (let count = mostUnitWords; count > 0; count -= 1) {
    const currency = currencyNamed(words.slice(-count).join(' ').replace(/^በ/, ''));
    const others = words.slice(0, -count);
    const isAfterIn = /^(?:in|en)$/i.test(others.at(-1) ?? '');
    const rest = (isAfterIn ? others.slice(0, -1) : others).join(' ');
    if (currency && rest !== '') return { rest, currency, isAfterIn };
  }
  return { rest: plain, currency: null, isAfterIn: false };
}

const ofMoney: readonly Meaning[] = ['amount', 'in', 'out', 'charge', 'currency'];
const isForeign = (folded: string) =>
  /\b(?:original|orig|originalbetrag|ursprungsbetrag|foreign|fremdbetrag|fremdwahrung|instructed|exchange|converted|rate|kurs|wechselkurs|oorspronkelijk)\b/.test(
    folded,
  );

/** `+/-` */
const isSigns = (heading: string) => /^[+＋]\s*[/|,\\]?\s*[-−–]$/.test(heading.trim());

/** Whether a heading can mean nothing but the direction of money. */
export const isDirectionHeading = (heading: string): boolean =>
  isSigns(heading) || directions.test(foldHeading(heading));

/** The currency that a heading names, as in `Amount (EUR)` or `Betrag in €`, `$` for one of the dollars; null without one. */
export const currencyInHeading = (heading: string): string | null => splitUnit(heading).currency;

/** Whether a heading has no word: it is empty, or only signs. */
export const isBlankHeading = (heading: string): boolean => foldHeading(heading) === '';

/** Whether the day of this heading is the one from which money counts, which may differ from the booking day. */
export const isValueDay = (heading: string): boolean =>
  /\b(?:value|valuta|wertstellung|wert|valutadatum|rentedatum|valeur|valor|effective)\b/.test(
    foldHeading(heading),
  );

/** Whether an amount of this heading is what is left once charges are taken off. */
export const isNet = (heading: string): boolean => /\b(?:net|netto|nett|neto)\b/.test(foldHeading(heading));

/** Whether a heading names our own account, and not that of the other party. */
export const isOwnHeading = (heading: string): boolean =>
  /^(?:(?:own|our|my) )?(?:account|acct|konto|auftragskonto|rekening|compte|cuenta|conto|iban(?: bban)?|bankkonto)(?: ?(?:no|nr|number|nummer|id|numero|iban))?$/.test(
    foldHeading(heading),
  );
