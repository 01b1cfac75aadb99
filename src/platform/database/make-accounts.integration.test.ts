import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { storedSecretsFolder } from '#platform/stored-secrets.ts';
import { runNode } from '../../../scripts/terminal/run-node.ts';
import { testDatabaseUrl } from '../../../tests/support/database.ts';
import { databaseAccounts } from './account-rights.ts';

const name = (account: string) => `own_${process.pid}_${account}`;
const command = (settings: Record<string, string> = {}) =>
  runNode(['scripts/database/accounts.ts'], { DATABASE_URL: testDatabaseUrl(), ...settings });
/** From the file that the command leaves where its output is no terminal. */
const settingsMade = async () => {
  const text = await readFile(join(storedSecretsFolder(), 'database-accounts.env'), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^(DATABASE_URL_\w+)=(\S+)$/gm)].map(([, key, url]) => [key, url]),
  );
};
const whoIs = async (url = '') =>
  (
    await connectOnce(url, client =>
      client.query('select current_user as name, has_table_privilege($1, $2) as may', ['posts', 'delete']),
    )
  ).rows;

it('accounts are created in an external PostgreSQL with the configured names, and written to a file', async () => {
  const given = Object.fromEntries(
    databaseAccounts.map(account => {
      const url = new URL(testDatabaseUrl());
      [url.username, url.password] = [name(account), ''];
      return [`DATABASE_URL_${account.toUpperCase()}`, url.href];
    }),
  );
  await command(given);
  const printed = await settingsMade();
  expect(Object.keys(printed)).toEqual(Object.keys(given));
  expect(await whoIs(printed.DATABASE_URL_SITE)).toEqual([{ name: name('site'), may: false }]);
  expect(await whoIs(printed.DATABASE_URL_STAFF)).toEqual([{ name: name('staff'), may: true }]);
  // Existing settings are unchanged.
  await command(printed);
  expect(await settingsMade()).toEqual(printed);
  expect(await whoIs(printed.DATABASE_URL_SITE)).toHaveLength(1);
});

it('the prepare command creates a missing account whose URL is configured', async () => {
  const url = new URL(testDatabaseUrl());
  [url.username, url.password] = [name('new'), 'a pass word'];
  const { code, output } = await runNode(['scripts/database/prepare.ts', 'own-tables'], {
    DATABASE_URL: testDatabaseUrl(),
    DATABASE_URL_SITE: url.href,
  });
  expect([code, output]).toEqual([0, '']);
  expect(await whoIs(url.href)).toEqual([{ name: name('new'), may: false }]);
});

it('an account with more rights than a process needs is refused', async () => {
  const mighty = name('mighty');
  await connectOnce(testDatabaseUrl(), client => client.query(`create role ${mighty} createrole`));
  const url = new URL(testDatabaseUrl());
  [url.username, url.password] = [mighty, 'x'];
  const { code, output } = await command({ DATABASE_URL_SITE: url.href });
  expect([code, output]).toEqual([1, expect.stringContaining(`${mighty} may do more than a process needs`)]);
});
