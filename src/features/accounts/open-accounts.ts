import { openSchemaPool } from '#platform/database/pools.ts';
import { env } from '#platform/env.ts';
import { logWarning } from '#platform/log.ts';
import { passkeyHost } from '#platform/passkeys/passkey.rules.ts';
import { type ProviderKey, readProviderKeys } from './sign-in.rules.ts';

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
