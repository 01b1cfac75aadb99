import '../terminal/read-settings-file.mjs';
import { randomBytes } from 'node:crypto';
import { databaseAccounts } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { configuredAddress, databaseUrl, roleName } from '#platform/database/connection.ts';
import { createLogins, parseLogin, writeGrants } from '#platform/database/make-accounts.ts';
import { EMBEDDED } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';
import { exitOnFailure } from '../terminal/failure.mjs';
import { step } from '../terminal/progress.mjs';
import { showSecret } from '../terminal/show-secret.ts';
import { needsPreparation, prepareDatabase } from './preparation.ts';

// "npm run database-accounts" creates the accounts of the processes in an external PostgreSQL and shows their
// settings. An account whose setting exists keeps its name and password; the others get new passwords on every run.
await exitOnFailure(async () => {
  if (env.DATABASE_URL === EMBEDDED)
    process.stdout.write('\n  The embedded PostgreSQL makes its accounts by itself: nothing to do.\n\n');
  else await makeAll();
  process.exit(0);
});

async function makeAll(): Promise<void> {
  const { migrations } = await needsPreparation({ samples: false });
  if (migrations) await step('Migrations', () => prepareDatabase('migrations'));
  const accounts = databaseAccounts.map(account => ({ account, url: findAddress(account) }));
  await step('Database accounts', () =>
    connectOnce(databaseUrl(), async client => {
      await client.query('begin');
      await createLogins(
        client,
        accounts.map(({ url }) => parseLogin(url.href)),
      );
      await writeGrants(client);
      await client.query('commit');
    }),
  );
  const lines = accounts.map(({ account, url }) => `DATABASE_URL_${account.toUpperCase()}=${url.href}`);
  await showSecret({
    file: 'database-accounts.env',
    what: 'Each account of the database, with its password,',
    words: `
${lines.map(line => `  ${line}`).join('\n')}

  For the settings of this machine (.env), which only its owner may read. DATABASE_URL stays: it is the owner's, for
  migrations and restores. Then start again.

`,
    content: `# For the settings of this machine (.env). DATABASE_URL stays: it is the owner's. Then start again.
${lines.join('\n')}
`,
  });
}

/** The address in the settings, or that of the owner with another name and password. */
function findAddress(account: (typeof databaseAccounts)[number]): URL {
  const url = new URL(configuredAddress(account) ?? databaseUrl());
  if (configuredAddress(account) === undefined) url.username = roleName(account);
  if (configuredAddress(account) === undefined || url.password === '')
    url.password = randomBytes(24).toString('hex');
  return url;
}
