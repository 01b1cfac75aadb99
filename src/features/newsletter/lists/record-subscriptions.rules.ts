import type { SubscriptionType } from '../subscribe.rules.ts';

/** One entry for the record helper. */
export type Recorded = { name: string; email: string; dateTime: string };

/** Result and message of one entry (API-32 to API-34). */
export type RecordAnswer = { status: 'success' | 'info' | 'error'; message: string };

/** success: newly subscribed. info: already known (open point 18). Anything else is an error. */
export const recordAnswers = {
  Success: 'success',
  'Already Subscribed': 'info',
  Error: 'error',
} as const satisfies Record<SubscriptionType, RecordAnswer['status']>;
