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
  const { findEncryptionKey, createInstallationKey, publicKeyFile } = await installedWith();
  const shown: string[] = [];
  const made = await createInstallationKey(secret => {
    expect(readdirSync(folder), 'shown before anything relies on it').toEqual([]);
    shown.push(secret);
  });
  expect([made, await createInstallationKey(secret => shown.push(secret))]).toEqual([true, false]);
  expect(shown).toEqual([expect.stringMatching(/^AGE-SECRET-KEY-1[A-Z0-9]+$/)]);
  expect(readdirSync(folder)).toEqual(['backup-key']);
  expect(readFileSync(publicKeyFile(), 'utf8')).toMatch(/^age1[a-z0-9]+\n$/);
  expect(statSync(publicKeyFile()).mode & 0o777).toBe(0o644);
  expect(await findEncryptionKey()).toBe(readFileSync(publicKeyFile(), 'utf8').trim());
});

it('without a key no backup is made, and an unencrypted one has to be requested', async () => {
  const { encryptionKey } = await installedWith();
  await expect(encryptionKey()).rejects.toThrow('There is no key to encrypt backups with');
  const unencrypted = await installedWith({ BACKUP_KEY: 'none' });
  expect(await unencrypted.encryptionKey()).toBeNull();
  expect(await unencrypted.createInstallationKey(() => expect.unreachable())).toBe(false);
});

it('a key in the settings is used instead of a generated one', async () => {
  const BACKUP_KEY = 'a pass phrase that is long enough for one';
  const { findEncryptionKey, createInstallationKey } = await installedWith({ BACKUP_KEY });
  expect(await createInstallationKey(() => expect.unreachable())).toBe(false);
  expect(await findEncryptionKey()).toBe(BACKUP_KEY);
});
