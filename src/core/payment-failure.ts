/**
 * Why a payment did not go through, in words of ours: what a provider wrote is never stored or shown. `unknown`: it did
 * not say, or said what we do not know.
 */
export const failures = [
  'insufficient-funds',
  'expired-card',
  'card-declined',
  'authentication-failed',
  'wrong-details',
  'limit',
  'provider-trouble',
  'cancelled',
  'unknown',
] as const;
export type Failure = (typeof failures)[number];

export const isFailure = (value: unknown): value is Failure => failures.some(failure => failure === value);
