import { type DayOrder, readDay } from '#core/typed-day.ts';
import { currencyNamed, takeApart } from './amount.rules.ts';

/** What a column of a bank's file can hold. */
export const meanings = [
  'none',
  'day',
  'amount',
  'in',
  'out',
  'direction',
  'currency',
  'name',
  'words',
  'reference',
  'bank-reference',
  'balance',
  'status',
] as const;
export type Meaning = (typeof meanings)[number];

/** Headings as banks write them in English, German, Dutch, French, Spanish, Italian and Amharic; the first that fits counts. */
const headings: readonly [Meaning, RegExp][] = [
  ['balance', /\b(?:balance|saldo|solde|kontostand|bal)\b|ቀሪ/],
  [
    'direction',
    /^(?:af bij|bij af|soll haben|haben soll|s h|sh|dr cr|cr dr|d c|c d|dc|cd|(?:debit credit|credit debit)(?: indicator| flag| mark)?|direction|sens|richting|richtung|tr?ans(?:action)? type|type|typ|vorzeichen|teken|.*\bindicator|credit or debit|debit or credit|segno)$|አቅጣጫ/,
  ],
  ['status', /^(?:.*\bstatus|state|etat|statut|estado|stato)$|ሁኔታ/],
  [
    'in',
    /^(?:(?:amount )?(?:credits?|credited)(?: amount| in)?(?: [a-z]{3})?|deposits?(?: amount)?(?: [a-z]{3})?|(?:paid|money|amount) in(?: [a-z]{3})?|haben|gutschrift(?:en)?|bij|bijschrijving|ingaand|encaissement|recettes?|abonos?|haber|ingresos?|entrate|avere|accrediti|in|received|incoming|cr(?: amount)?)$|ገቢ/,
  ],
  [
    'out',
    /^(?:(?:amount )?(?:debits?|debited)(?: amount| out)?(?: [a-z]{3})?|withdrawals?(?: amount)?(?: [a-z]{3})?|(?:paid|money|amount) out(?: [a-z]{3})?|soll|lastschrift(?:en)?|belastung(?:en)?|af|afschrijving|uitgaand|decaissement|depenses?|cargos?|debe|gastos?|uscite|dare|addebiti|out|outgoing|dr(?: amount)?)$|ወጪ/,
  ],
  [
    'currency',
    /\b(?:currency|ccy|cur|wahrung|waehrung|devise|munt|muntsoort|valuta|divisa|moneda)\b|የገንዘብ (?:ዓይነት|አይነት)|ምንዛሪ/,
  ],
  [
    'day',
    /\b(?:date|day|datum|tag|buchungstag|buchungsdatum|boekdatum|rentedatum|valutadatum|wertstellung|valuta|fecha|data|jour|posted|booked)\b|ቀን/,
  ],
  [
    'bank-reference',
    /\b(?:transaction|transactie|trans|tran|txn|trx|bank|journal|ft|receipt|entry|voucher|umsatz|operation|completion)s?\b.*\b(?:id|no|nr|num|number|ref|reference|code|referentie|nummer)\b|^(?:id|volgnr|volgnummer|ref no|reference no|reference number|receipt|journal|receipt no)$|የግብይት ቁጥር/,
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
    /\b(?:description|narrative|narration|details?|particulars?|memo|remarks?|notes?|words|message|purpose|reason|verwendungszweck|zweck|buchungstext|text|omschrijving(?: ?\d)?|mededelingen|mededeling|libelle|communication|motif|concepto|causale|descrizione|comments?)\b|ምክንያት|መግለጫ|ዝርዝር/,
  ],
  [
    'amount',
    /\b(?:amount|money|betrag|bedrag|montant|importe|importo|umsatz|sum|total|value|transactiebedrag|monto)\b|መጠን|ብር/,
  ],
];

export const foldHeading = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The meaning of a column by its heading; null for an unknown heading. */
export function meaningOfHeading(heading: string): Meaning | null {
  const folded = foldHeading(heading);
  return folded === '' ? null : (headings.find(([, fits]) => fits.test(folded))?.[0] ?? null);
}

/** 1 if a text says money in, -1 if it says money out, otherwise null. */
export function directionOf(text: string): 1 | -1 | null {
  const folded = foldHeading(text);
  if (
    /^(?:c|cr|crdt|credit|kredit|bij|h|haben|gutschrift|in|incoming|deposit|received|entree|abono|avere)$|^ገቢ/.test(
      folded,
    )
  )
    return 1;
  if (
    /^(?:d|dr|db|dt|dbit|debit|debet|af|s|soll|lastschrift|out|outgoing|withdrawal|sent|sortie|cargo|dare)$|^ወጪ/.test(
      folded,
    )
  )
    return -1;
  return text.trim() === '+' ? 1 : text.trim() === '-' ? -1 : null;
}

/** Whether the bank says that a line is not booked yet, or that nothing was paid. */
export function statusOf(text: string): 'booked' | 'pending' | 'failed' {
  const folded = foldHeading(text);
  if (
    /\b(?:pending|pdng|vorgemerkt|open|in progress|processing|awaiting|reserved|gereserveerd|en attente|en cours|unposted|authori[sz]ed|pendiente)\b|በመጠባበቅ/.test(
      folded,
    )
  )
    return 'pending';
  return /\b(?:failed|declined|rejected|cancelled|canceled|abgelehnt|geweigerd|refuse|annule)\b|አልተሳካም/.test(
    folded,
  )
    ? 'failed'
    : 'booked';
}

/** Whether a cell stands for no amount: `-`, `0.00`. */
export const isEmptyAmount = (text: string): boolean =>
  /^[-–—−]*$/.test(text.trim()) ||
  /^n\/?a\.?$/i.test(text.trim()) ||
  /^0+(?:[.,]0*)?$/.test(takeApart(text)?.digits ?? 'x');

export const isDayCell = (text: string): boolean =>
  (['day-first', 'month-first', 'year-first'] as DayOrder[]).some(order => readDay(text, order) !== null);
export const isAmountCell = (text: string): boolean => takeApart(text) !== null && !isDayCell(text);

/** What the cells of a column look like; `filled` is a count, the others are shares of it. */
type Looks = Record<'day' | 'amount' | 'zero' | 'currency' | 'direction' | 'letters', number> & {
  filled: number;
  length: number;
};

function looksOf(cells: readonly string[]): Looks {
  const filled = cells.filter(cell => cell !== '');
  const share = (test: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  return {
    filled: filled.length,
    day: share(isDayCell),
    amount: share(cell => isAmountCell(cell) || isEmptyAmount(cell)),
    zero: cells.filter(cell => cell === '' || isEmptyAmount(cell)).length / Math.max(1, cells.length),
    currency: share(cell => cell.length <= 5 && !/\d/.test(cell) && currencyNamed(cell) !== null),
    direction: share(cell => directionOf(cell) !== null),
    letters: share(cell => /\p{L}{2}/u.test(cell)),
    length: filled.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, filled.length),
  };
}

/** Whether the cells of a column fit its heading. An empty column always does. */
function canBe(meaning: Meaning, looks: Looks): boolean {
  if (looks.filled === 0) return true;
  const half = 0.5;
  if (meaning === 'day') return looks.day >= half;
  if (['amount', 'in', 'out', 'balance'].includes(meaning)) return looks.amount >= half;
  if (meaning === 'currency') return looks.currency >= half;
  return meaning === 'direction' ? looks.direction >= half : true;
}

/** The meanings that more than one column can have. */
const repeatable: readonly Meaning[] = ['none', 'words'];

/**
 * The meaning of each column: by its heading if the cells agree with it, by the cells alone if there are no
 * headings. `body` are rows below the header.
 */
export function guessMeanings(
  header: readonly string[] | null,
  body: readonly string[][],
  width: number,
): Meaning[] {
  const looks = Array.from({ length: width }, (_, at) => looksOf(body.map(row => row[at] ?? '')));
  const result: Meaning[] = looks.map(() => 'none');
  const isTaken = (meaning: Meaning) => !repeatable.includes(meaning) && result.includes(meaning);
  for (const [at, each] of looks.entries()) {
    const named = meaningsOf(header?.[at] ?? '').find(meaning => canBe(meaning, each));
    if (named && !isTaken(named)) result[at] = named;
    // The booking day is preferred to the value day.
    else if (named === 'day' && isValueDay(header?.[result.indexOf('day')] ?? '')) {
      result[result.indexOf('day')] = 'none';
      result[at] = 'day';
    }
  }
  if (
    header &&
    ['amount', 'in', 'out'].some(meaning => result.includes(meaning as Meaning)) &&
    result.includes('day')
  )
    return nameTexts(dropAmountBesideTwo(result, looks), looks, true);
  return nameTexts(guessByCells(result, looks, body), looks, header !== null);
}

/** Every meaning a heading can have, the likeliest first: `Valuta` is a currency in Dutch and a day in German. */
function meaningsOf(heading: string): Meaning[] {
  const folded = foldHeading(heading);
  return folded === '' ? [] : headings.filter(([, fits]) => fits.test(folded)).map(([meaning]) => meaning);
}

const isValueDay = (heading: string) =>
  /\b(?:value|valuta|wertstellung|valutadatum|rentedatum|valeur)\b/.test(foldHeading(heading));

/** With two columns for money in and out, a third called amount would count twice. */
function dropAmountBesideTwo(result: Meaning[], looks: readonly Looks[]): Meaning[] {
  const has = (meaning: Meaning) =>
    result.some((each, at) => each === meaning && (looks[at]?.filled ?? 0) > 0);
  if (!has('in') || !has('out')) return result;
  return result.map(meaning => (meaning === 'amount' || meaning === 'direction' ? 'none' : meaning));
}

function guessByCells(
  named: readonly Meaning[],
  looks: readonly Looks[],
  body: readonly string[][],
): Meaning[] {
  const result = [...named];
  const give = (meaning: Meaning, fits: (looks: Looks) => boolean) => {
    if (result.includes(meaning)) return;
    const at = looks.findIndex((each, index) => result[index] === 'none' && each.filled > 0 && fits(each));
    if (at >= 0) result[at] = meaning;
  };
  give('day', each => each.day >= 0.5);
  give('currency', each => each.currency >= 0.8);
  give('direction', each => each.direction >= 0.8);
  const hasAmount = ['amount', 'in', 'out'].some(meaning => result.includes(meaning as Meaning));
  if (!hasAmount) {
    const money = looks.flatMap((each, at) =>
      result[at] === 'none' &&
      each.filled > 0 &&
      each.amount >= 0.5 &&
      each.day < 0.5 &&
      body.some(row => /[.,]\d{2}\b/.test(row[at] ?? ''))
        ? [at]
        : [],
    );
    for (const [at, meaning] of moneyColumns(money, looks, body, result.indexOf('direction')))
      result[at] = meaning;
  }
  return result;
}

/** Without a heading for it, the column with the longest texts is the description; without any headings the next is the name. */
function nameTexts(named: readonly Meaning[], looks: readonly Looks[], hasHeader: boolean): Meaning[] {
  const result = [...named];
  const texts = looks
    .map((each, at) => ({ at, ...each }))
    .filter(
      ({ at, letters, day, amount, direction }) =>
        result[at] === 'none' && letters >= 0.5 && day < 0.5 && amount < 0.5 && direction < 0.8,
    )
    .sort((one, other) => other.length - one.length);
  if (!result.includes('words') && texts[0]) result[texts[0].at] = 'words';
  const [name] = texts.filter(({ at, length }) => result[at] === 'none' && length > 3);
  if (!hasHeader && name) result[name.at] = 'name';
  return result;
}

/**
 * Which columns of money are amount, in, out and balance. In and out look alike; only a balance that follows from them
 * tells them apart. Where the numbers fit in two ways, none is named, so that staff are asked.
 */
function moneyColumns(
  money: readonly number[],
  looks: readonly Looks[],
  body: readonly string[][],
  direction: number,
): [number, Meaning][] {
  const unitsAt = (row: readonly string[], at: number) => {
    const apart = takeApart(row[at] ?? '');
    return apart ? Number(apart.digits.replace(/\D/g, '')) * (apart.sign ?? 1) : 0;
  };
  const change = (row: readonly string[], at: number) =>
    direction < 0 ? unitsAt(row, at) : Math.abs(unitsAt(row, at)) * (directionOf(row[direction] ?? '') ?? 0);
  const follows = (balance: number, changeOf: (row: readonly string[]) => number) => {
    const steps = body.slice(1).map((row, index) => {
      const before = body[index] ?? [];
      const step = unitsAt(row, balance) - unitsAt(before, balance);
      return step !== 0 && (step === changeOf(row) || -step === changeOf(before));
    });
    return steps.length > 0 && steps.filter(Boolean).length / steps.length >= 0.6;
  };
  const signed = money.flatMap(balance =>
    money
      .filter(amount => amount !== balance && follows(balance, row => change(row, amount)))
      .map((amount): [number, Meaning][] => [
        [amount, 'amount'],
        [balance, 'balance'],
      ]),
  );
  const split = money.flatMap(balance =>
    money.flatMap(incoming =>
      money
        .filter(outgoing => new Set([balance, incoming, outgoing]).size === 3)
        .filter(outgoing =>
          follows(balance, row => unitsAt(row, incoming) - Math.abs(unitsAt(row, outgoing))),
        )
        .map((outgoing): [number, Meaning][] => [
          [incoming, 'in'],
          [outgoing, 'out'],
          [balance, 'balance'],
        ]),
    ),
  );
  const [first, ...others] = signed.length > 0 ? signed : split;
  if (first) return others.length === 0 ? first : [];
  const whole = money.find(at => (looks[at]?.zero ?? 1) < 0.1);
  return whole === undefined ? [] : [[whole, 'amount']];
}
