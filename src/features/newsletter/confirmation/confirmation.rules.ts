/** A day in ms. */
export const dayMs = 24 * 60 * 60_000;

/** How long a confirmation link holds, and how long an address that nobody confirms is kept. */
export const confirmDays = 14;

/**
 * What a confirmation link finds. ready: it can confirm. confirmed: that has been done. expired: it is older than 14
 * days. used: it has done its work, and what it confirmed is over, or a newer one took its place. broken: it is none.
 */
export type ConfirmationState = 'ready' | 'confirmed' | 'expired' | 'used' | 'broken';

/** What is stored of the subscriber a link names. */
export type Confirmable = { status: 'waiting' | 'confirmed' | 'left'; joinedAt: Date };

/** Tells what a link issued at `issued` (null when it is none of ours) means for its row, null when that is gone. */
export function confirmationStateOf(
  issued: Date | null,
  row: Confirmable | null,
  now: Date,
): ConfirmationState {
  if (!issued) return 'broken';
  if (row?.status === 'confirmed') return 'confirmed';
  if (now.getTime() >= issued.getTime() + confirmDays * dayMs) return 'expired';
  // A link counts in whole seconds, a row in thousandths of one.
  const isOlder = row && issued.getTime() < Math.floor(row.joinedAt.getTime() / 1000) * 1000;
  return row?.status === 'waiting' && !isOlder ? 'ready' : 'used';
}
