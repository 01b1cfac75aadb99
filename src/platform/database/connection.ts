import type { DatabaseAccount } from '#platform/database/account-rights.ts';
import { DATABASE_NAME, embeddedAddress } from '#platform/database/embedded-places.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';

/** The connection string of this process: DATABASE_URL, or the owner's of the embedded PostgreSQL in DATA_DIR. */
export function databaseUrl(): string {
  return env.DATABASE_URL === EMBEDDED ? embeddedAddress(env.DATA_DIR) : env.DATABASE_URL;
}

/**
 * The connection string of an account, for the process that starts the others. In an external PostgreSQL without that
 * account it is DATABASE_URL.
 */
export function addressFor(account: DatabaseAccount): string {
  if (env.DATABASE_URL === EMBEDDED) return embeddedAddress(env.DATA_DIR, DATABASE_NAME, account);
  return configuredAddress(account) ?? env.DATABASE_URL;
}

/** The connection string to make backups with. */
export function backupUrl(): string {
  return env.DATABASE_URL_BACKUP ?? databaseUrl();
}

/** The configured address of this account in an external PostgreSQL, if any. */
export function configuredAddress(account: DatabaseAccount): string | undefined {
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
  const given = configuredAddress(account);
  const user = given && decodeURIComponent(new URL(given).username);
  return user || `adey_${account}`;
}
