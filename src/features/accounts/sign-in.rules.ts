import { z } from 'zod';
import { isSecureAddress } from '#core/links.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
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
const noticeByError: Readonly<Record<string, SignInNotice>> = {
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
  if (error !== null) return ownValue(noticeByError, error) ?? 'failed';
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

/** Logged when sign-in is misconfigured; visitors see that it is unavailable. */
export type SignInKeyProblem = 'Missing sign-in key' | 'Invalid sign-in key';

const shortText = z.string().trim().min(1).max(500);
const providerKey = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
  label: shortText,
  issuer: shortText.refine(isSecureAddress),
  clientId: shortText,
  clientSecret: shortText,
});

/** A complete and valid provider. */
export type ProviderKey = z.infer<typeof providerKey>;

/** The valid providers in display order, and the problems of the others by id or position. */
export type ProviderKeys = {
  readonly keys: readonly ProviderKey[];
  readonly problems: readonly { readonly provider: string; readonly problem: SignInKeyProblem }[];
};

/** Parses one provider: missing without a client id or secret, invalid if any other value is wrong. */
export function readProviderKey(entry: unknown): Outcome<ProviderKey, SignInKeyProblem> {
  const given = z.looseObject({}).safeParse(entry);
  if (!given.success) return problem('Invalid sign-in key');
  const isMissing = ['clientId', 'clientSecret'].some(name => !String(given.data[name] ?? '').trim());
  if (isMissing) return problem('Missing sign-in key');
  const read = providerKey.safeParse(entry);
  return read.success ? ok(read.data) : problem('Invalid sign-in key');
}

/** Parses SIGN_IN_PROVIDERS, a JSON list. An invalid provider does not affect the others. */
export function readProviderKeys(setting: string): ProviderKeys {
  if (setting.trim() === '')
    return { keys: [], problems: [{ provider: 'any', problem: 'Missing sign-in key' }] };
  const entries = parseList(setting);
  if (!entries) return { keys: [], problems: [{ provider: 'any', problem: 'Invalid sign-in key' }] };
  if (entries.length === 0) return readProviderKeys('');
  const keys: ProviderKey[] = [];
  const problems: { provider: string; problem: SignInKeyProblem }[] = [];
  for (const [place, entry] of entries.entries()) {
    const read = readProviderKey(entry);
    const isTaken = read.ok && keys.some(({ id }) => id === read.value.id);
    if (read.ok && !isTaken) keys.push(read.value);
    else problems.push({ provider: `${place + 1}`, problem: read.ok ? 'Invalid sign-in key' : read.problem });
  }
  return { keys, problems };
}

function parseList(setting: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(setting);
    return Array.isArray(list) ? list : null;
  } catch {
    return null; // The log names the setting only, because its value contains secrets.
  }
}
