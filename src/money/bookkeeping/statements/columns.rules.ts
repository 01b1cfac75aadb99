import { type DayOrder, readDay } from '#core/typed-day.ts';
import type { Meaning } from '#money/bookkeeping/desk/column-meanings.ts';
import { comparedAccount } from '#money/settings/giving-settings.schema.ts';
import { currencyNamed, isEmptyAmount, takeApart } from './amount.rules.ts';
import { readDirection, saysDirection } from './direction.rules.ts';
import {
  foldHeading,
  isBlankHeading,
  isDirectionHeading,
  isNet,
  isOwnHeading,
  isUnitOrDirection,
  isValueDay,
  listMeanings,
} from './headings.rules.ts';

/** Whether the bank says that a line is not booked yet, or that nothing was paid. */
export function readStatus(text: string): 'booked' | 'pending' | 'failed' {
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

/** Whether a cell says that its row is a balance. */
export const isBalanceCell = (text: string): boolean =>
  text.length <= 40 &&
  /^(?:(?:opening|closing|beginning|ending|start|end|final|initial|ledger|available) balance|balance (?:brought|carried) forward|(?:anfangs|end|schluss|eroffnungs|begin|eind)saldo|(?:alter|neuer) (?:konto)?(?:saldo|stand)|saldo (?:inicial|final|iniziale|finale|anterior)|solde (?:initial|final|precedent))$/.test(
    foldHeading(text),
  );

export const isDayCell = (text: string): boolean =>
  (['day-first', 'month-first', 'year-first'] as DayOrder[]).some(order => readDay(text, order) !== null);
export const isAmountCell = (text: string): boolean => takeApart(text) !== null && !isDayCell(text);

/** What the cells of a column look like; `filled` is a count, the others are shares of it. */
type Looks = Record<'day' | 'amount' | 'zero' | 'currency' | 'direction' | 'letters' | 'pending', number> & {
  filled: number;
  length: number;
  isFew: boolean;
};

function judgeLooks(cells: readonly string[]): Looks {
  const filled = cells.filter(cell => cell !== '');
  const share = (test: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(test).length / filled.length;
  return {
    filled: filled.length,
    day: share(isDayCell),
    amount: share(cell => isAmountCell(cell) || isEmptyAmount(cell)),
    zero: cells.filter(cell => cell === '' || isEmptyAmount(cell)).length / Math.max(1, cells.length),
    currency: share(cell => cell.length <= 5 && !/\d/.test(cell) && currencyNamed(cell) !== null),
    direction: share(cell => readDirection(cell) !== null),
    letters: share(cell => /\p{L}{2}/u.test(cell)),
    pending: share(cell => readStatus(cell) === 'pending'),
    isFew: new Set(filled).size <= 4,
    length: filled.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, filled.length),
  };
}

/** Whether the cells of a column fit its heading. An empty column does, but it says no direction. */
function canBe(meaning: Meaning, looks: Looks, heading: string): boolean {
  if (looks.filled === 0) return meaning !== 'direction';
  const half = 0.5;
  if (meaning === 'day') return looks.day >= half;
  if (['amount', 'in', 'out', 'balance', 'charge'].includes(meaning)) return looks.amount >= half;
  if (meaning === 'currency') return looks.currency >= half;
  if (meaning !== 'direction') return true;
  // Words that we do not know are asked about, where the heading leaves no doubt.
  return looks.direction >= half || (isDirectionHeading(heading) && looks.amount < half);
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
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: header?.[at] ?? '',
    cells: body.map(row => row[at] ?? ''),
  }));
  const looks = columns.map(({ cells }) => judgeLooks(cells));
  const named = findDirection(nameByHeadings(columns, looks), columns);
  const has = (...wanted: Meaning[]) => wanted.some(meaning => named.includes(meaning));
  const isKnown = header !== null && has('amount', 'in', 'out') && has('day');
  const guessed = isKnown ? dropAmountBesideTwo(named, looks) : guessByCells(named, looks, body);
  return nameTexts(findStatus(guessed, looks), looks, header !== null);
}

type Column = { heading: string; cells: string[] };

function nameByHeadings(columns: readonly Column[], looks: readonly Looks[]): Meaning[] {
  const result: Meaning[] = columns.map(() => 'none');
  const findHeading = (meaning: Meaning) => columns[result.indexOf(meaning)]?.heading ?? '';
  const isTaken = (meaning: Meaning) => !repeatable.includes(meaning) && result.includes(meaning);
  const move = (meaning: Meaning, at: number) => {
    result[result.indexOf(meaning)] = 'none';
    result[at] = meaning;
  };
  for (const [at, each] of looks.entries()) {
    const { heading } = columns[at] as Column;
    const named = listMeanings(heading).find(meaning => canBe(meaning, each, heading));
    if (named && !isTaken(named)) result[at] = named;
    // The booking day is preferred to the value day, and what arrived to what was paid.
    else if (named === 'day' && isValueDay(findHeading('day')) && !isValueDay(heading)) move('day', at);
    else if (named === 'amount' && isNet(heading)) move('amount', at);
  }
  if (result.includes('out') && !result.includes('in')) {
    const at = columns.findIndex(({ heading }) => isUnitOrDirection(heading));
    if (result[at] === 'amount' || result[at] === 'none') result[at] = 'in';
  }
  // Beside an amount that is not net, a charge is a line of its own.
  return isNet(findHeading('amount')) ? result : result.map(each => (each === 'charge' ? 'none' : each));
}

/** What a heading may have named a column that its cells say more about. */
const freeForOthers: readonly Meaning[] = ['none', 'words', 'name', 'status', 'reference', 'bank-reference'];

/** A direction is never passed over: without it money out would be shown as money in. */
export function findDirection(named: readonly Meaning[], columns: readonly Column[]): Meaning[] {
  const result = [...named];
  if (result.some(meaning => ['in', 'out', 'direction'].includes(meaning))) return result;
  const at = columns.findIndex(
    ({ heading, cells }, index) =>
      freeForOthers.includes(result[index] ?? 'none') && saysDirection(cells, !isBlankHeading(heading)),
  );
  if (at >= 0) result[at] = 'direction';
  return result;
}

/**
 * The column that names our own account, where a file holds several: most of its cells are accounts of ours, or its heading
 * says so and some are.
 */
export function findOwnAccount(
  named: readonly Meaning[],
  columns: readonly Column[],
  accounts: readonly string[],
): Meaning[] {
  const result = [...named];
  const at = columns.findIndex(({ heading, cells }, index) => {
    if (!freeForOthers.includes(result[index] ?? 'none')) return false;
    const filled = cells.filter(cell => cell !== '');
    const own = filled.filter(cell => accounts.includes(comparedAccount(cell.slice(0, 60)))).length;
    return own > 0 && (isOwnHeading(heading) || own >= filled.length / 2);
  });
  if (at >= 0 && !result.includes('account')) result[at] = 'account';
  return result;
}

function findStatus(named: readonly Meaning[], looks: readonly Looks[]): Meaning[] {
  const result = [...named];
  const at = looks.findIndex(({ pending, isFew }, index) => pending > 0 && isFew && result[index] === 'none');
  if (at >= 0 && !result.includes('status')) result[at] = 'status';
  return result;
}

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

const mostMoney = 6;

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
  // Three are usual. Of many, which follow from which would take too long to find out.
  if (money.length > mostMoney) return [];
  const unitsAt = (row: readonly string[], at: number) => {
    const apart = takeApart(row[at] ?? '');
    return apart ? Number(apart.digits.replace(/\D/g, '')) * (apart.sign ?? 1) : 0;
  };
  const change = (row: readonly string[], at: number) =>
    direction < 0
      ? unitsAt(row, at)
      : Math.abs(unitsAt(row, at)) * (readDirection(row[direction] ?? '') ?? 0);
  const follows = (balance: number, findChange: (row: readonly string[]) => number) => {
    const steps = body.slice(1).map((row, index) => {
      const before = body[index] ?? [];
      const step = unitsAt(row, balance) - unitsAt(before, balance);
      return step !== 0 && (step === findChange(row) || -step === findChange(before));
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
