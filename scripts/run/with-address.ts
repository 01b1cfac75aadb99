import { addressFor } from '#platform/database/connection.ts';
import type { DatabaseAccount } from '#platform/database/rights/account-rights.ts';
import type { Service } from './supervised.ts';

/**
 * A service with the database address of its own account, and no other address in its environment. The worker, which
 * makes the nightly backup, gets the backup address too.
 */
export function withAddress(
  service: Service,
  account: Exclude<DatabaseAccount, 'backup'>,
  addressOf: (account: DatabaseAccount) => string = addressFor,
): Service {
  const env = {
    DATABASE_URL: addressOf(account),
    DATABASE_URL_SITE: '',
    DATABASE_URL_WORKER: '',
    DATABASE_URL_STAFF: '',
    DATABASE_URL_BACKUP: account === 'worker' ? addressOf('backup') : '',
  };
  return { ...service, env: { ...service.env, ...env } };
}
