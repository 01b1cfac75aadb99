import type { SubscriptionType } from '../subscribe.rules.ts';

/** One entry of the list the record helper takes. */
export type Recorded = { name: string; email: string; dateTime: string };

/** How one entry went, and what to tell about it (API-32 to API-34). */
export type RecordAnswer = { status: 'success' | 'info' | 'error'; message: string };

/** success: newly subscribed. info: known already (open point 18). Anything else is an error. */
export const recordAnswers = {
  Success: 'success',
  'Already Subscribed': 'info',
  Error: 'error',
} as const satisfies Record<SubscriptionType, RecordAnswer['status']>;
