import type { StatementLine } from './statement-line.ts';

export type StatementForm = 'camt' | 'csv';

/** A line of an earlier import. Name and description are empty once their term is over. */
export type StoredLine = Pick<
  StatementLine,
  'id' | 'bookedOn' | 'amount' | 'currency' | 'name' | 'words' | 'reference' | 'balance' | 'bankReference'
> & { form: StatementForm };

/** Whether a line is stored already. `asked`: it probably is, and staff decide. */
export type Compared = { line: StatementLine } & (
  | { is: 'new' }
  | { is: 'here'; stored: string }
  | { is: 'asked'; stored: string }
);

/** A bank may use the booking day in one file and the value day in another. */
export const mostDaysApart = 4;
/** Keeps a file of equal lines quick. */
const mostCompared = 200;
/** Comparisons of texts for a whole file; further lines are compared by day, amount and reference alone. */
const mostTextsCompared = 300_000;
/** The words of a text that are compared. */
const mostWords = 60;

type Known = Omit<StoredLine, 'form'>;
type Fits = (line: StatementLine, stored: StoredLine) => boolean;

/**
 * Compares the lines of a file with stored ones, each with at most one. A line is stored already if amount, direction,
 * day and words are the same and nothing contradicts it. No reference proves it alone: donors choose some of them, and
 * banks use some again. If only the words, the balance or the day differ, staff are asked.
 */
export function compareLines(
  lines: readonly StatementLine[],
  stored: readonly StoredLine[],
  form: StatementForm,
): Compared[] {
  const found = new Map<StatementLine, Compared>();
  const claimed = new Set<string>();
  const { toText, isAlike, namesAgree } = rememberTexts();
  const byDay = indexBy(stored, dayKey);

  function claimBy(
    is: 'here' | 'asked',
    fits: Fits,
    toKeys = (line: Known) => [dayKey(line)],
    index = byDay,
  ): void {
    for (const line of lines) {
      if (found.has(line)) continue;
      const same = toKeys(line)
        .map(key => firstOpen(index.get(key) ?? [], claimed, each => fits(line, each)))
        .find(each => each !== undefined);
      if (!same) continue;
      claimed.add(same.id);
      found.set(line, { line, is, stored: same.id });
    }
  }

  const isSame: Fits = (line, each) => !contradict(line, each) && namesAgree(line, each);
  const mayBeSame: Fits = (line, each) => !areDifferentEntries(line, each, form);
  const sameReference: Fits = (line, each) => areGivenAndEqual(line.bankReference, each.bankReference);
  const sameCells = (line: Known) => `${dayKey(line)} ${line.name}\n${line.words}`;
  const sameText = (line: Known) =>
    byDay.has(dayKey(line)) ? `${dayKey(line)} ${toText(line).join(' ')}` : '';
  claimBy('here', isSame, line => [sameCells(line)], indexBy(stored, sameCells));
  const others = stored.filter(({ id }) => !claimed.has(id));
  claimBy('here', isSame, line => [sameText(line)], indexBy(others, sameText));
  claimBy('here', (line, each) => !contradict(line, each) && isAlike(line, each) && namesAgree(line, each));
  // The words of stored lines are forgotten after a time.
  const isForgotten: Fits = (line, each) => toText(line).length === 0 || toText(each).length === 0;
  claimBy('here', (line, each) => isSame(line, each) && sameReference(line, each) && isForgotten(line, each));
  claimBy('asked', sameReference);
  claimBy('asked', (line, each) => mayBeSame(line, each) && areGivenAndEqual(line.balance, each.balance));
  claimBy('asked', (line, each) => mayBeSame(line, each) && isAlike(line, each));
  claimBy('asked', mayBeSame);
  claimBy(
    'asked',
    (line, each) =>
      mayBeSame(line, each) &&
      (areGivenAndEqual(line.reference, each.reference) ||
        (toText(line).length > 0 && isAlike(line, each)) ||
        (sameReference(line, each) && namesAgree(line, each))),
    line => daysNear(line.bookedOn).map(bookedOn => dayKey({ ...line, bookedOn })),
  );
  // The day of an earlier file may have been read in the wrong order.
  const isUnique = onlyOnce([lines, stored]);
  const referenceKey = (line: Known) => `${amountKey(line)} ${line.bankReference ?? ''}`;
  claimBy(
    'asked',
    (line, each) => isUnique(line.bankReference) && namesAgree(line, each),
    line => [referenceKey(line)],
    indexBy(stored, referenceKey),
  );
  return lines.map(line => found.get(line) ?? { line, is: 'new' });
}

function indexBy(
  stored: readonly StoredLine[],
  toKey: (line: Known) => string,
): ReadonlyMap<string, StoredLine[]> {
  const index = Map.groupBy(stored, toKey);
  for (const group of index.values()) group.reverse();
  return index;
}

/** The first line of a reversed group that fits and is not claimed; claimed ones are dropped from its end. */
function firstOpen(
  group: StoredLine[],
  claimed: ReadonlySet<string>,
  fits: (each: StoredLine) => boolean,
): StoredLine | undefined {
  while (claimed.has(group.at(-1)?.id ?? '')) group.pop();
  let compared = 0;
  for (let at = group.length - 1; at >= 0 && compared < mostCompared; at -= 1) {
    const each = group[at];
    if (!each || claimed.has(each.id)) continue;
    if (fits(each)) return each;
    compared += 1;
  }
  return undefined;
}

/** Whether a reference is on one line of each list. */
function onlyOnce(lists: readonly (readonly Known[])[]): (reference: string | null) => boolean {
  const counts = lists.map(list => {
    const count = new Map<string, number>();
    for (const { bankReference } of list)
      if (bankReference !== null) count.set(bankReference, (count.get(bankReference) ?? 0) + 1);
    return count;
  });
  return reference => reference !== null && counts.every(count => count.get(reference) === 1);
}

const dayKey = (line: Pick<Known, 'amount' | 'currency' | 'bookedOn'>) =>
  `${amountKey(line)} ${line.bookedOn}`;

/** The days before and after a day, the nearest first. */
const daysNear = (day: string): string[] =>
  Array.from({ length: 2 * mostDaysApart }, (_, at) => {
    const apart = (Math.floor(at / 2) + 1) * (at % 2 === 0 ? 1 : -1);
    return new Date(Date.parse(day) + apart * 86_400_000).toISOString().slice(0, 10);
  });

const areGivenAndEqual = <Value>(one: Value | null, other: Value | null) => one !== null && one === other;

const amountKey = ({ amount, currency }: Pick<Known, 'amount' | 'currency'>) => `${amount} ${currency}`;

/** Two CAMT.053 entries with references of their own are two. In CSV another column may have been chosen. */
const areDifferentEntries = (line: StatementLine, stored: StoredLine, form: StatementForm) =>
  form === 'camt' && stored.form === 'camt' && differ(line.bankReference, stored.bankReference);

const contradict = (line: StatementLine, stored: StoredLine) =>
  differ(line.bankReference, stored.bankReference) || differ(line.balance, stored.balance);

const differ = (one: string | number | null, other: string | number | null) =>
  one !== null && other !== null && one !== other;

/** The words of lines, each found once, and how two lines compare by them. */
function rememberTexts() {
  const known = new Map<Known, { name: string[]; text: string[] }>();
  let left = mostTextsCompared;
  const wordsIn = (line: Known) => {
    const found = known.get(line) ?? {
      name: listWords(line.name),
      text: listWords(`${line.name} ${line.words}`),
    };
    known.set(line, found);
    return found;
  };
  const isAlike: Fits = (line, each) => {
    left -= 1;
    return left >= 0 && areAlike(wordsIn(line).text, wordsIn(each).text);
  };
  /** Two names are alike, and a name alone is somewhere in the text of the other, if that is not forgotten. */
  const namesAgree: Fits = (line, each) => {
    if (line.name === each.name && line.name !== '') return true;
    left -= 1;
    if (left < 0) return false;
    const [one, other] = [wordsIn(line), wordsIn(each)];
    if (one.name.length > 0 && other.name.length > 0) return areAlike(one.name, other.name);
    const [name, text] = one.name.length > 0 ? [one.name, other.text] : [other.name, one.text];
    return text.length === 0 || areWithin(name, text);
  };
  return { toText: (line: Known) => wordsIn(line).text, isAlike, namesAgree };
}

/** The words of a text without case, accents and punctuation, each once. */
function listWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, mostWords).sort();
}

/** Whether one text has all words of the other, because banks shorten descriptions in some files. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  if (fewer.length < 2) return fewer.join() === more.join();
  return areWithin(fewer, more);
}

const areWithin = (words: readonly string[], text: readonly string[]) =>
  words.every(word => text.some(each => each === word || (word.length >= 4 && each.startsWith(word))));
