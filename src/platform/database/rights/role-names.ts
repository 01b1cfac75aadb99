import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import type { DatabaseAccount } from './account-rights.ts';

/** The configured address of this account in an external PostgreSQL, if any. */
export function givenAddress(account: DatabaseAccount): string | undefined {
  const given = {
    site: env.DATABASE_URL_SITE,
    worker: env.DATABASE_URL_WORKER,
    staff: env.DATABASE_URL_STAFF,
    backup: env.DATABASE_URL_BACKUP,
  };
  return env.DATABASE_URL === EMBEDDED ? undefined : given[account];
}

/** What PostgreSQL calls an account: the user of its address, or `adey_site` and so on. */
export function roleName(account: DatabaseAccount): string {
  const given = givenAddress(account);
  const user = given && decodeURIComponent(new URL(given).username);
  return user || `adey_${account}`;
}
