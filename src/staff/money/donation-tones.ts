import type { DonationStatus } from '#money/domain/donation-status.ts';
import type { Tone } from '../parts/badge.tsx';

/** What the state of a donation means for the desk. */
export const toneByStatus: Record<DonationStatus, Tone> = {
  started: 'quiet',
  waiting: 'wait',
  paid: 'good',
  failed: 'bad',
  'refunded-in-part': 'info',
  refunded: 'quiet',
  disputed: 'bad',
  lost: 'bad',
};
