import { z } from 'zod';
import { isSecureAddress } from '#core/links.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';

/** Logged when sign-in is misconfigured (open point 32); visitors see that it is unavailable. */
export type SignInKeyProblem = 'Missing sign-in key' | 'Invalid sign-in key';

const text = z.string().trim().min(1).max(500);
const key = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/),
  label: text,
  issuer: text.refine(isSecureAddress),
  clientId: text,
  clientSecret: text,
});

/** A complete and valid provider. */
export type ProviderKey = z.infer<typeof key>;

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
  const read = key.safeParse(entry);
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
