export const dayMs = 24 * 60 * 60_000;

/** Days a confirmation link is valid, and days an unconfirmed address is stored. */
export const confirmDays = 14;

/**
 * ready: can confirm. confirmed: already done. expired: older than 14 days. used: was used, and the subscription has
 * ended or a newer link replaced it. broken: not one of our links.
 */
export type ConfirmationState = 'ready' | 'confirmed' | 'expired' | 'used' | 'broken';

export type Confirmable = { status: 'waiting' | 'confirmed' | 'left'; joinedAt: Date };

/** State of a link. `issued` is null if we did not sign it; the row is null if it was deleted. */
export function confirmationStateOf(
  issued: Date | null,
  row: Confirmable | null,
  now: Date,
): ConfirmationState {
  if (!issued) return 'broken';
  if (row?.status === 'confirmed') return 'confirmed';
  if (now.getTime() >= issued.getTime() + confirmDays * dayMs) return 'expired';
  // Links are stamped in whole seconds, rows in milliseconds.
  const isOlder = row && issued.getTime() < Math.floor(row.joinedAt.getTime() / 1000) * 1000;
  return row?.status === 'waiting' && !isOlder ? 'ready' : 'used';
}
