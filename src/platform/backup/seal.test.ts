import type { KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

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
  return {
    ...(await import('./seal.ts')),
    ...(await import('./signing.ts')),
    ...(await import('./installation-key.ts')),
  };
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
  expect(readdirSync(folder)).toEqual(['backup-key', 'backup-signing-key']);
  expect(readFileSync(publicKeyFile(), 'utf8')).toMatch(/^age1[a-z0-9]+\n$/);
  expect(statSync(publicKeyFile()).mode & 0o777).toBe(0o644);
  expect(await findEncryptionKey()).toBe(readFileSync(publicKeyFile(), 'utf8').trim());
});

it('backups are refused without a key, and are unencrypted only with BACKUP_KEY=none', async () => {
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

describe('signatures', () => {
  const text = 'the list of contents';

  it('a signature is verified with the secret key, and the file of the signing key has mode 600', async () => {
    const { createInstallationKey, findSigner, makeKeyPair, ...signing } = await installedWith();
    const { isSignedBy, findSigners, signingKeyFile, signText } = signing;
    expect(await findSigner(), 'before there is a key').toBeNull();
    let shown = '';
    await createInstallationKey(key => (shown = key));
    expect(statSync(signingKeyFile()).mode & 0o777).toBe(0o600);
    expect(readFileSync(signingKeyFile(), 'utf8')).not.toContain(shown);
    const signature = signText((await findSigner()) as KeyObject, 'backup', text);
    const trusted = findSigners(shown);
    expect(isSignedBy(trusted, 'backup', { text, signature })).toBe(true);
    expect(isSignedBy(trusted, 'backup', { text: `${text}.`, signature })).toBe(false);
    expect(isSignedBy(trusted, 'archive', { text, signature }), 'about something else').toBe(false);
    for (const other of ['', 'A'.repeat(86), `${signature.slice(1)}A`])
      expect(isSignedBy(trusted, 'backup', { text, signature: other }), other).toBe(false);
    const { publicKey, secretKey } = await makeKeyPair();
    expect(isSignedBy(findSigners(secretKey), 'backup', { text, signature }), 'of another key').toBe(false);
    expect(findSigners(publicKey), 'the public half proves nothing').toEqual([]);
  });

  it('no signer is found when the encryption key is unset or belongs to another pair', async () => {
    const { makeKeyPair, storeSigningKey } = await installedWith();
    const pair = await makeKeyPair();
    await storeSigningKey(pair);
    const signs = async (settings: Record<string, string>) =>
      (await (await installedWith(settings)).findSigner()) !== null;
    expect(await signs({ BACKUP_KEY: pair.publicKey })).toBe(true);
    expect(await signs({ BACKUP_KEY: 'none' })).toBe(true);
    expect(await signs({ BACKUP_KEY: (await makeKeyPair()).publicKey }), 'of another pair').toBe(false);
    expect(await signs({}), 'encrypted with nothing yet').toBe(false);
    expect(await signs({ BACKUP_SIGNING_KEY: 'A'.repeat(43) }), 'from the settings').toBe(true);
  });

  it('a signature by a passphrase is verified only with the same passphrase', async () => {
    const phrase = 'a pass phrase that is long enough for one';
    const { findSigner, signText, findSigners, isSignedBy } = await installedWith({ BACKUP_KEY: phrase });
    const signature = signText((await findSigner()) as KeyObject, 'backup', text);
    expect(isSignedBy(findSigners(phrase), 'backup', { text, signature })).toBe(true);
    expect(isSignedBy(findSigners(`${phrase}.`), 'backup', { text, signature })).toBe(false);
  });
});
