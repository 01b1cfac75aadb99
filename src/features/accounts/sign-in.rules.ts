import { ownValue } from '#core/own-value.ts';

/** Result of the previous attempt. */
export type SignInNotice =
  | 'unavailable'
  | 'cancelled'
  | 'away'
  | 'expired'
  | 'no-email'
  | 'other-service'
  | 'too-often'
  | 'failed'
  | 'passkey'
  | 'signed-out'
  | 'erased';

/** Error codes of OAuth 2.0 (RFC 6749, 4.1.2.1), OpenID Connect Core (3.1.2.6) and better-auth. */
const noticeOf: Readonly<Record<string, SignInNotice>> = {
  access_denied: 'cancelled',
  interaction_required: 'cancelled',
  login_required: 'cancelled',
  consent_required: 'cancelled',
  temporarily_unavailable: 'away',
  server_error: 'away',
  unable_to_get_user_info: 'away',
  state_mismatch: 'expired',
  state_not_found: 'expired',
  email_not_found: 'no-email',
  account_not_linked: 'other-service',
  too_often: 'too-often',
};

/**
 * The notice for the query of a sign-in page (`?error=…`, `?signed-out`, `?erased`); unknown codes count as a failure.
 */
export function noticeIn(parameters: URLSearchParams): SignInNotice | null {
  const error = parameters.get('error');
  if (error !== null) return ownValue(noticeOf, error) ?? 'failed';
  if (parameters.has('erased')) return 'erased';
  return parameters.has('signed-out') ? 'signed-out' : null;
}

/** Deliberate acts of the user are shown without a warning sign. */
export function isOwnDoing(notice: SignInNotice): boolean {
  return notice === 'cancelled' || notice === 'signed-out' || notice === 'erased';
}

/** Kind of these mails in the outbox; worker.ts registers their writer. */
export const signInMailKind = 'sign-in';

/** Long enough for delivery: greylisting servers delay mail from unknown senders by a quarter of an hour. */
export const linkTtlMinutes = 30;

/** 32 random bytes in base64url. */
const key = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the shape of a key; anything else never reaches the database. */
export function isLinkKey(text: string): boolean {
  return key.test(text);
}
