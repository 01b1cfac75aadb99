import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createSetupCode } from '#cms/accounts/setup-code.ts';
import { databaseAccounts } from '#platform/database/account-rights.ts';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { checkHealth } from '#platform/health/check-health.ts';
import {
  FIRST_ACCOUNT_FILE,
  listStoredSecrets,
  removeStoredSecret,
  storedSecretsFolder,
  storeSecret,
} from '#platform/stored-secrets.ts';
import { runNode } from '../../../scripts/terminal/run-node.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  for (const path of await listStoredSecrets()) await removeStoredSecret(path.split('/').at(-1) ?? '');
});

const here = () => ({ DATABASE_URL: testDatabaseUrl(), DATA_DIR: String(process.env.DATA_DIR) });
/** Accounts of this file alone: those of the processes belong to all tests that share the PostgreSQL. */
const ownAccounts = () =>
  Object.fromEntries(
    databaseAccounts.map(account => {
      const url = new URL(testDatabaseUrl());
      [url.username, url.password] = [`secrets_${process.pid}_${account}`, ''];
      return [`DATABASE_URL_${account.toUpperCase()}`, url.href];
    }),
  );
/** As a service or a container starts it: its output is a pipe. */
const runUnwatched = (...args: string[]) =>
  runNode(args, { ...here(), ...(args[0]?.endsWith('/accounts.ts') && ownAccounts()) });

it('commands that create a secret write it to an owner-only file and print only the path', async () => {
  for (const [file, secret, args] of [
    [FIRST_ACCOUNT_FILE, /\b(?:[A-Z0-9]{4}-){5}[A-Z0-9]{4}\b/, ['scripts/database/setup-code.ts']],
    ['backup-key.txt', /AGE-SECRET-KEY-1[A-Z0-9]+/, ['scripts/backup/backup.ts', '--make-key']],
    [
      'backup-key.txt',
      /AGE-SECRET-KEY-1[A-Z0-9]+/,
      ['scripts/backup/backup.ts', '--to', join(here().DATA_DIR, 'first.age')],
    ],
    ['database-accounts.env', /:\/\/[^:]+:[0-9a-f]{48}@/, ['scripts/database/accounts.ts']],
  ] as const) {
    const { code, output } = await runUnwatched(...args);
    expect(code, output).toBe(0);
    const path = join(storedSecretsFolder(), file);
    expect(output).toContain(path);
    const [found = ''] = secret.exec(await readFile(path, 'utf8')) ?? [];
    expect(found, file).not.toBe('');
    expect(output).not.toMatch(secret);
    expect((await stat(path)).mode & 0o777, file).toBe(0o600);
    await removeStoredSecret(file);
  }
}, 240_000);

it('the health page names the file of a secret until an admin confirms that it was taken away', async () => {
  const path = await storeSecret('backup-key.txt', 'AGE-SECRET-KEY-1X\n');
  const judged = async () => {
    const health = await checkHealth(cmsPool(payload), new Date());
    return { part: health.judged.find(({ part }) => part === 'secrets'), files: health.facts.storedSecrets };
  };
  expect(await judged()).toEqual({ part: { part: 'secrets', state: 'soon', code: 'stored' }, files: [path] });

  const [admin, editor] = [await signIn(payload, 'admin'), await signIn(payload, 'editor')];
  const confirm = async (headers: Record<string, string>, fields: Record<string, string>) => {
    const answer = await callApi('POST', '/secret-taken', { headers, body: new URLSearchParams(fields) });
    return answer.headers.get('location') ?? answer.status;
  };
  const right = { file: 'backup-key.txt', stored: 'yes' };
  expect(await confirm({}, right)).toBe(403);
  expect(await confirm(editor.headers, right)).toBe(403);
  for (const odd of [
    { file: 'backup-key.txt' },
    { stored: 'yes' },
    { file: '../backup-key', stored: 'yes' },
    { file: path, stored: 'yes' },
    { file: '', stored: 'yes' },
  ])
    expect(await confirm(admin.headers, odd as Record<string, string>), JSON.stringify(odd)).toMatch(
      /removed=0$/,
    );
  expect((await judged()).files).toEqual([path]);
  expect(await confirm(admin.headers, right)).toMatch(/removed=1$/);
  expect(await judged()).toEqual({ part: undefined, files: [] });
});

it('using the set-up code deletes its file', async () => {
  await payload.db.deleteMany({ collection: 'staff', where: { id: { exists: true } } });
  const setupCode = await createSetupCode(testDatabaseUrl());
  await storeSecret(FIRST_ACCOUNT_FILE, `${setupCode}\n`);
  const body = { name: 'Abeba', email: 'abeba@adey.test', password: 'a password for tests only', setupCode };
  expect(
    (await callApi('POST', '/staff/first-register', { body: { ...body, setupCode: 'wrong' } })).status,
  ).toBe(403);
  expect(await listStoredSecrets()).toHaveLength(1);
  expect((await callApi('POST', '/staff/first-register', { body })).status).toBe(200);
  expect(await listStoredSecrets()).toEqual([]);
});
