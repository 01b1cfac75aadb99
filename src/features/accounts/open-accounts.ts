import { z } from 'zod';
import { isSecureAddress } from '#core/links.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { openSchemaPool } from '#platform/database/pools.ts';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { passkeyHost } from '#platform/passkeys/passkey.rules.ts';

let keys: readonly ProviderKey[] | undefined;

/** The configured providers in display order; none means sign-in is unavailable. */
export function listProviders(): readonly ProviderKey[] {
  keys ??= readProviderKeys(env.SIGN_IN_PROVIDERS).keys;
  return keys;
}

/** Logs at startup why sign-in is unavailable, which providers are misconfigured, and why passkeys are off. */
export function reportProviderProblems(): void {
  if (passkeyHost(env.SITE_URL) === null)
    logWarning('Passkeys are not offered', { setting: 'SITE_URL', wanted: 'https and a host name' });
  for (const { provider, problem } of readProviderKeys(env.SIGN_IN_PROVIDERS).problems)
    logWarning(problem, { setting: 'SIGN_IN_PROVIDERS', provider });
}

export type Accounts = Awaited<ReturnType<typeof load>>;
let opened: Promise<Accounts> | null = null;

/**
 * The accounts of this process, loaded on first use: they take 12 MB and 250 ms, and most processes serve thousands of
 * visitors before anyone signs in. A failed load is retried.
 */
export function openAccounts(): Promise<Accounts> {
  opened ??= load().catch(error => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Preloads the accounts while the visitor reads the sign-in page; errors appear on first use. */
export function prepareAccounts(): void {
  openAccounts().catch(error => logWarning('accounts not ready', { message: error.message }));
}

/** Fails immediately if the session table is locked, which no statement of better-auth does. */
const tryingSessions = 'begin; lock table session in row exclusive mode nowait; rollback';

/**
 * Awaits a call to better-auth. It hides the cause of failures, so after one we check whether the database responds and
 * sessions can be read and written. If not, that error is thrown, and visitors are asked to try again in a moment.
 */
export async function orDatabaseFault<Value>(accounts: Accounts, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    await accounts.options.database.query(tryingSessions);
    throw error;
  }
}

async function load() {
  const [{ betterAuth }, { accountOptions }] = await Promise.all([
    import('better-auth'),
    import('./account-options.ts'),
  ]);
  const pool = openSchemaPool('auth');
  try {
    const accounts = betterAuth(accountOptions(pool, listProviders()));
    await (await accounts.$context).checkSchema?.();
    return accounts;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

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
