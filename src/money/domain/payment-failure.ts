/**
 * Why a payment did not go through, as one of our codes: the provider's own text is never stored or shown. `unknown`: it
 * gave no reason, or one we do not know.
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
