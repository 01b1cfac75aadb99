import type { Failure } from '#money/domain/payment-failure.ts';

/** Patterns for messages of Chapa and of the wallets and banks behind it; the first match counts. */
const byChapa: readonly (readonly [RegExp, Failure])[] = [
  [/insufficient|not enough|low balance|balance is/, 'insufficient-funds'],
  [/card (?:has |is )?expired|expired card/, 'expired-card'],
  [/limit|exceed|maximum/, 'limit'],
  [/\bpin\b|\botp\b|password|authenticat|verification code|3-?d ?secure/, 'authentication-failed'],
  [/cancel|abandon|expired|timed? ?out by (?:the )?(?:user|customer)/, 'cancelled'],
  [/time[ds]? ?out|unavailable|unreachable|try again|system|internal|service|network/, 'provider-trouble'],
  [/invalid|incorrect|wrong|not (?:found|registered)|does ?n[o']t exist/, 'wrong-details'],
  [/declin|reject|refus|denied|not (?:allowed|permitted)|do not honou?r/, 'card-declined'],
];

const MOST_LETTERS = 500;

/** The meaning of Chapa's status and message. The message itself is not stored. */
export function chapaFailure(status: string, message: string): Failure {
  const read = message.slice(0, MOST_LETTERS).toLowerCase();
  const known = byChapa.find(([words]) => words.test(read));
  if (known) return known[1];
  return status === 'cancelled' ? 'cancelled' : 'unknown';
}
