import { embeddedAddress } from '#platform/database/embedded/places.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';

/** The connection string of the database in use: DATABASE_URL, or the embedded PostgreSQL of this folder's DATA_DIR. */
export function databaseUrl(): string {
  return env.DATABASE_URL === EMBEDDED ? embeddedAddress(env.DATA_DIR) : env.DATABASE_URL;
}
