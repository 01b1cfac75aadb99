import type { StatementLine } from './statement-line.ts';

/** A donation that somebody announced as a bank transfer. */
export type ExpectedDonation = {
  id: string;
  reference: string;
  /** In smallest units. */
  amount: number;
  currency: string;
  name: string;
};

/** What is booked already: digests of lines, and donations with their references. */
export type Booked = {
  lineIds: ReadonlySet<string>;
  donations: readonly { id: string; reference: string }[];
};

export type Proposal = { donationId: string; score: number };

export type Match = { line: StatementLine } & (
  | { result: 'already-booked' }
  | { result: 'not-a-donation' }
  /** Reference, amount and currency match, also where the bank kept its charges: the only result chosen beforehand. */
  | { result: 'matched'; donationId: string }
  /** The reference matches, the amount or the currency does not. */
  | { result: 'other-amount'; donationId: string }
  /** The reference belongs to a donation that is paid already, in the books or by an earlier line. */
  | { result: 'paid-again'; donationId: string }
  | { result: 'proposed'; proposals: Proposal[] }
  | { result: 'ambiguous'; proposals: Proposal[] }
  | { result: 'unknown' }
);

type Candidate = { id: string; amount: number; words: string[] };

const mostProposals = 5;
/** Of the donations of one amount, or of one word of a name. Many equal ones are no proposals. */
const mostCandidates = 200;
const leastScore = 0.5;
const clearLead = 0.15;

/**
 * Finds the donation of each line: by reference first, then as proposals by amount and name. Staff decide on
 * proposals, and a donation is matched once at most.
 */
export function matchLines(
  lines: readonly StatementLine[],
  expected: readonly ExpectedDonation[],
  booked: Booked,
): Match[] {
  const seen = new Set(booked.lineIds);
  const paid = new Map(booked.donations.map(donation => [donation.reference, donation.id]));
  const paidIds = new Set(booked.donations.map(donation => donation.id));
  const open = new Map(
    expected
      .filter(donation => !paidIds.has(donation.id))
      .map(donation => [donation.reference, donation] as const),
  );
  const first = lines.map((line): Match | StatementLine => {
    if (seen.has(line.id)) return { line, result: 'already-booked' };
    seen.add(line.id);
    if (line.amount <= 0 || line.reversal) return { line, result: 'not-a-donation' };
    return byReference(line, open, paid) ?? line;
  });
  const left = proposer([...open.values()].filter(donation => !paid.has(donation.reference)));
  return first.map(each => ('result' in each ? each : left(each)));
}

function byReference(
  line: StatementLine,
  open: Map<string, ExpectedDonation>,
  paid: Map<string, string>,
): Match | null {
  if (line.reference === null) return null;
  const paidId = paid.get(line.reference);
  if (paidId !== undefined) return { line, result: 'paid-again', donationId: paidId };
  const donation = open.get(line.reference);
  if (!donation) return null;
  if (!possibleAmounts(line).includes(donation.amount) || donation.currency !== line.currency) {
    return { line, result: 'other-amount', donationId: donation.id };
  }
  paid.set(donation.reference, donation.id);
  return { line, result: 'matched', donationId: donation.id };
}

/** What the donor may have paid: what arrived, or that and what the bank kept. */
export const possibleAmounts = ({ amount, charges }: Pick<StatementLine, 'amount' | 'charges'>): number[] =>
  charges > 0 ? [amount, amount + charges] : [amount];

/**
 * Looks only at donations of the same currency that share the amount or a word of the name, so that 5,000 lines stay quick.
 */
function proposer(donations: readonly ExpectedDonation[]): (line: StatementLine) => Match {
  const index = new Map<string, Candidate[]>();
  for (const donation of donations) {
    const candidate = { id: donation.id, amount: donation.amount, words: nameWords(donation.name) };
    for (const key of [String(donation.amount), ...candidate.words].map(
      key => `${donation.currency} ${key}`,
    )) {
      const listed = index.get(key);
      if (listed) listed.push(candidate);
      else index.set(key, [candidate]);
    }
  }
  return line => {
    const words = nameWords(line.name);
    const amounts = possibleAmounts(line);
    const keys = [...amounts.map(String), ...words].map(key => `${line.currency} ${key}`);
    const candidates = new Set(keys.flatMap(key => (index.get(key) ?? []).slice(0, mostCandidates)));
    const proposals = [...candidates]
      .map(donation => ({ donationId: donation.id, score: scoreDonation(amounts, words, donation) }))
      .filter(({ score }) => score >= leastScore)
      .sort((a, b) => b.score - a.score || (a.donationId < b.donationId ? -1 : 1))
      .slice(0, mostProposals);
    const [best, next] = proposals;
    if (!best) return { line, result: 'unknown' };
    if (next && best.score - next.score < clearLead) return { line, result: 'ambiguous', proposals };
    return { line, result: 'proposed', proposals };
  };
}

/** From 0 to 1: half for the amount, half for how many words the two names share. */
function scoreDonation(amounts: readonly number[], words: readonly string[], donation: Candidate): number {
  return (
    Math.round(
      ((amounts.includes(donation.amount) ? 0.5 : 0) + 0.5 * likeness(words, donation.words)) * 100,
    ) / 100
  );
}

function likeness(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0;
  const shared = a.filter(word => b.includes(word)).length;
  return (2 * shared) / (a.length + b.length);
}

/** Whether two names share most of their words. */
export const isLikeName = (one: string, other: string): boolean =>
  likeness(nameWords(one), nameWords(other)) >= 0.5;

/** Whether a description looks like a bank charge. */
export const isCharge = (words: string): boolean =>
  /\b(?:fees?|charges?|commissions?|service charge|maintenance|gebühr(?:en)?|entgelt(?:e)?|kosten|abschluss|frais|comisi[oó]n|commissioni|stamp duty|vat on)\b|ኮሚሽን|የአገልግሎት ክፍያ/iu.test(
    words,
  );

/** The words of a name without accents and titles, because banks write "MULLER, JORG" for "Jörg Müller". */
function nameWords(name: string): string[] {
  const folded = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = folded.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words.filter(word => !/^(?:mr|mrs|ms|dr|ato|herr|frau)$/.test(word)))];
}
