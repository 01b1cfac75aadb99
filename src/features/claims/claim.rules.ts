import { isClaimKey } from '#core/claim.ts';
import type { Message } from '#core/message.ts';

type Values = Readonly<Record<string, unknown>>;
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** Why nobody could look a source up, or null. */
export function sourceProblem({ kind, link, file }: Values): Message | null {
  if (kind === 'document' && isEmpty(link) && isEmpty(file))
    return 'Write where the document can be read, or choose its file.';
  if (kind === 'ledger' && !String(link ?? '').startsWith('/'))
    return 'Write the page of ours that shows what the books say, such as /reports.';
  return null;
}

/** Why this cannot be the key of a claim, or null. */
export const keyProblem = (value: unknown): Message | null =>
  isClaimKey(value)
    ? null
    : 'Use 2 to 40 letters and digits without blanks, beginning with a small letter, such as childrenHelped.';

const most = 1_000_000_000;

/** Why this is not the value of a claim, or null. A number that is not known has none. */
export function valueProblem(value: unknown, isKnown: boolean): Message | null {
  if (!isKnown) return null;
  const isNumber = typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;
  if (isNumber && value === Number(value.toFixed(2))) return null;
  return 'Write the number as it was counted, such as 160. If nobody knows it, choose “Not known”.';
}

/** Why this sentence cannot state the number, or null. Its place is written once. */
export const sentenceProblem = (value: unknown): Message | null =>
  isEmpty(value) || String(value).split('{value}').length === 2
    ? null
    : 'Write {value} once, where the number stands: {value} children helped this year.';

/** A published value: a number, or null where it is said not to be known. */
export type Stated = { value: number | null };

/** A change of a published value, as readers see it. Rows are added, and never changed. */
export type Correction = {
  day: string;
  before: number | null;
  after: number | null;
  why: string;
  whyInAmharic: string;
  evidence: number | null;
};

/** What the form says about a change. */
type Change = { why?: unknown; whyInAmharic?: unknown; evidence?: unknown };

const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const toId = (value: unknown): number | null => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof id === 'number' ? id : null;
};

/**
 * The row for a value that is published in place of another one, `null` where nothing readers saw changes, or the field
 * in which the reason is missing.
 */
export function toCorrection(
  stated: Stated | null,
  now: Stated,
  change: Change,
  day: string,
): { row: Correction | null } | { missing: 'why' | 'whyInAmharic' } {
  if (stated === null || stated.value === now.value) return { row: null };
  const [why, whyInAmharic] = [words(change.why), words(change.whyInAmharic)];
  if (!why) return { missing: 'why' };
  if (!whyInAmharic) return { missing: 'whyInAmharic' };
  const evidence = toId(change.evidence);
  return { row: { day, before: stated.value, after: now.value, why, whyInAmharic, evidence } };
}
