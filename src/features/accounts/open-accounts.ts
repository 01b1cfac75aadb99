import { openSchemaPool } from '#platform/database/schema-pool.ts';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { passkeyHost } from './passkey/passkey.rules.ts';
import { type ProviderKey, readProviderKeys } from './provider-settings.rules.ts';

let keys: readonly ProviderKey[] | undefined;

/** The providers people can sign in through, in the order they are offered; none means sign-in is unavailable. */
export function listProviders(): readonly ProviderKey[] {
  keys ??= readProviderKeys(env.SIGN_IN_PROVIDERS).keys;
  return keys;
}

/** Says at the start, once, why nobody can sign in, which provider is left out, and why there are no passkeys. */
export function reportProviderProblems(): void {
  if (passkeyHost(env.SITE_URL) === null)
    logWarning('Passkeys are not offered', { setting: 'SITE_URL', wanted: 'https and a host name' });
  for (const { provider, problem } of readProviderKeys(env.SIGN_IN_PROVIDERS).problems)
    logWarning(problem, { setting: 'SIGN_IN_PROVIDERS', provider });
}

export type Accounts = Awaited<ReturnType<typeof load>>;
let opened: Promise<Accounts> | null = null;

/**
 * The accounts of this process, loaded at the first request that needs them: they take 12 MB and a quarter of a second,
 * and most processes answer thousands of visitors before one of them signs in. A failed start is tried again.
 */
export function openAccounts(): Promise<Accounts> {
  opened ??= load().catch(error => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Begins to load the accounts while somebody still reads the sign-in screen; what goes wrong is told when they are used. */
export function prepareAccounts(): void {
  openAccounts().catch(error => logWarning('accounts not ready', { message: error.message }));
}

/** Fails at once where somebody holds the table of sessions, as no statement of better-auth does. */
const tryingSessions = 'begin; lock table session in row exclusive mode nowait; rollback';

/**
 * Awaits an answer of the accounts. better-auth hides why it failed, so after a failure the database is asked whether it
 * is there and sessions can be read and written: if not, that is the error, and visitors read that the same will work
 * again in a moment.
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
