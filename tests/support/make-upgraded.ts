import { databaseUrl } from '#platform/database/connection.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { applyMigrations } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { openCms } from '../../scripts/database/open-cms.ts';
import { makeFormerRelease } from './former-release.ts';

// "node tests/support/make-upgraded.ts FROM" gives DATABASE_URL the former release with the rows of FROM, and upgrades
// it.
const payload = await openCms();
await makeFormerRelease(payload, databaseUrl(), String(process.argv[2]));
await applyMigrations(payload, databaseUrl(), migrations);
await prepareAccounts(databaseUrl());
process.exit(0);
