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

type Claim = (line: StatementLine, stored: StoredLine) => boolean;

/**
 * Compares the lines of a file with stored ones, each with at most one. A line is stored already if the bank's own
 * reference is the same, or day, amount, direction and words are, and nothing contradicts it. If only the words, the
 * balance or a few days differ, staff are asked.
 */
export function compareLines(
  lines: readonly StatementLine[],
  stored: readonly StoredLine[],
  form: StatementForm,
): Compared[] {
  const found = new Map<StatementLine, Compared>();
  const claimed = new Set<string>();
  const open = Map.groupBy(stored, sumOf);

  function claimBy(is: 'here' | 'asked', fits: Claim): void {
    for (const line of lines) {
      if (found.has(line)) continue;
      const candidates = (open.get(sumOf(line)) ?? []).filter(({ id }) => !claimed.has(id));
      const same = candidates.slice(0, mostCompared).find(each => fits(line, each));
      if (!same) continue;
      claimed.add(same.id);
      found.set(line, { line, is, stored: same.id });
    }
  }

  claimExact(lines, open, (line, same) => {
    claimed.add(same.id);
    found.set(line, { line, is: 'here', stored: same.id });
  });
  const textOf = rememberTexts();
  const sameDay: Claim = (line, each) => line.bookedOn === each.bookedOn && !areTwo(line, each, form);
  claimBy(
    'here',
    (line, each) => sameDay(line, each) && !contradict(line, each) && areAlike(textOf(line), textOf(each)),
  );
  claimBy(
    'asked',
    (line, each) => sameDay(line, each) && line.balance !== null && line.balance === each.balance,
  );
  claimBy('asked', (line, each) => sameDay(line, each) && areAlike(textOf(line), textOf(each)));
  claimBy('asked', sameDay);
  claimBy(
    'asked',
    (line, each) =>
      daysBetween(line.bookedOn, each.bookedOn) <= mostDaysApart &&
      !areTwo(line, each, form) &&
      ((line.reference !== null && line.reference === each.reference) ||
        (textOf(line).length > 0 && areAlike(textOf(line), textOf(each)))),
  );
  return lines.map(line => found.get(line) ?? { line, is: 'new' });
}

/** Certain matches: the same bank reference, or the same words on the same day. */
function claimExact(
  lines: readonly StatementLine[],
  open: ReadonlyMap<string, readonly StoredLine[]>,
  claim: (line: StatementLine, same: StoredLine) => void,
): void {
  const byKey = new Map<string, StoredLine[]>();
  for (const each of [...open.values()].flat())
    for (const key of exactKeys(each)) {
      const listed = byKey.get(key);
      if (listed) listed.push(each);
      else byKey.set(key, [each]);
    }
  for (const list of byKey.values()) list.reverse();
  const taken = new Set<string>();
  for (const line of lines) {
    for (const key of exactKeys(line)) {
      const list = byKey.get(key);
      while (list?.length && taken.has(list.at(-1)?.id ?? '')) list.pop();
      const same = list?.at(-1);
      if (!same || (!key.startsWith('reference') && contradict(line, same))) continue;
      taken.add(same.id);
      claim(line, same);
      break;
    }
  }
}

type Known = Omit<StoredLine, 'form'>;

function exactKeys(line: Known): string[] {
  const text = wordsOf(line).join(' ');
  return [
    ...(line.bankReference === null ? [] : [`reference ${sumOf(line)} ${line.bankReference}`]),
    ...(text === '' ? [] : [`words ${sumOf(line)} ${line.bookedOn} ${text}`]),
  ];
}

const sumOf = ({ amount, currency }: Pick<Known, 'amount' | 'currency'>) => `${amount} ${currency}`;

/** Two CAMT.053 entries with references of their own are two. In CSV another column may have been chosen. */
const areTwo = (line: StatementLine, stored: StoredLine, form: StatementForm) =>
  form === 'camt' && stored.form === 'camt' && differ(line.bankReference, stored.bankReference);

const contradict = (line: StatementLine, stored: StoredLine) =>
  differ(line.bankReference, stored.bankReference) || differ(line.balance, stored.balance);

const differ = (one: string | number | null, other: string | number | null) =>
  one !== null && other !== null && one !== other;

function rememberTexts(): (line: Known) => string[] {
  const texts = new Map<string, string[]>();
  return line => {
    const key = `${line.name}\n${line.words}`;
    const known = texts.get(key) ?? wordsOf(line);
    texts.set(key, known);
    return known;
  };
}

/** The words of name and description without case, accents and punctuation, each once. */
function wordsOf({ name, words }: Pick<Known, 'name' | 'words'>): string[] {
  const folded = `${name} ${words}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])].sort();
}

/** Whether one text has all words of the other, because banks shorten descriptions in some files. */
function areAlike(one: readonly string[], other: readonly string[]): boolean {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  if (fewer.length < 2) return fewer.join() === more.join();
  return fewer.every(word => more.some(each => each === word || (word.length >= 4 && each.startsWith(word))));
}

const daysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
