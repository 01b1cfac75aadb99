import '../terminal/read-settings-file.mjs';
import { createSetupCode } from '#cms/accounts/setup-code.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { showFirstAccount } from '../run/first-account.ts';
import { exitOnFailure } from '../terminal/failure.mjs';
import { withDatabase } from './configured-database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { needsPreparation } from './preparation.ts';

// "npm run setup-code" creates a new code for the first account; the previous one expires.
await exitOnFailure(async () => {
  await withDatabase('npm run setup-code', async () => {
    const { migrations } = await needsPreparation({ samples: false });
    if (migrations) await migrateDatabase();
    const code = await createSetupCode(databaseUrl());
    if (code) await showFirstAccount(code);
    else process.stdout.write('\n  There is an account already; no code is needed.\n\n');
  });
  process.exit(0);
});
