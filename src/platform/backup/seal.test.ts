import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adey-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** The module in an installation with its own data folder. */
async function installedWith(settings: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv('BACKUP_KEY', '');
  vi.stubEnv('PAYLOAD_SECRET', 'a secret that only tests know, long enough for production');
  for (const [name, value] of Object.entries({ DATA_DIR: folder, ...settings })) vi.stubEnv(name, value);
  return import('./seal.ts');
}

it('an installation creates its key once, shows it once, and stores only the public half', async () => {
  const { findSealingKey, makeOwnKey, ownKeyFile } = await installedWith();
  const shown: string[] = [];
  const made = await makeOwnKey(secret => {
    expect(readdirSync(folder), 'shown before anything relies on it').toEqual([]);
    shown.push(secret);
  });
  expect([made, await makeOwnKey(secret => shown.push(secret))]).toEqual([true, false]);
  expect(shown).toEqual([expect.stringMatching(/^AGE-SECRET-KEY-1[A-Z0-9]+$/)]);
  expect(readdirSync(folder)).toEqual(['backup-key']);
  expect(readFileSync(ownKeyFile(), 'utf8')).toMatch(/^age1[a-z0-9]+\n$/);
  expect(statSync(ownKeyFile()).mode & 0o777).toBe(0o644);
  expect(await findSealingKey()).toBe(readFileSync(ownKeyFile(), 'utf8').trim());
});

it('without a key no backup is made, and an unencrypted one has to be requested', async () => {
  const { sealingKey } = await installedWith();
  await expect(sealingKey()).rejects.toThrow('There is no key to encrypt backups with');
  const unencrypted = await installedWith({ BACKUP_KEY: 'none' });
  expect(await unencrypted.sealingKey()).toBeNull();
  expect(await unencrypted.makeOwnKey(() => expect.unreachable())).toBe(false);
});

it('a key in the settings is used instead of a generated one', async () => {
  const BACKUP_KEY = 'a pass phrase that is long enough for one';
  const { findSealingKey, makeOwnKey } = await installedWith({ BACKUP_KEY });
  expect(await makeOwnKey(() => expect.unreachable())).toBe(false);
  expect(await findSealingKey()).toBe(BACKUP_KEY);
});
