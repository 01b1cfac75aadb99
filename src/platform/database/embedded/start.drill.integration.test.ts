import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseAccounts } from '#platform/database/account-rights.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/start.ts';
import { embeddedAddress, embeddedPlaces } from '#platform/database/embedded-places.ts';

let folder: string;
let started: EmbeddedDatabase[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adey-postgres-'));
  chmodSync(folder, 0o711);
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map(database => database.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir, { throwaway: true });
  started.push(database);
  return database;
}

const query = async (url: string, question: string) =>
  (await connectOnce(url, client => client.query(question))).rows[0];

describe('the embedded PostgreSQL', () => {
  it('runs in a folder whose name has spaces, commas, quotes and letters of other scripts', async () => {
    const { url } = await start(join(folder, `a b, "c" 'd' አደይ`));
    expect(await query(url, "select current_database() as name, lower('ÄÖ') as low")).toEqual({
      name: 'adey',
      low: 'äö',
    });
  });

  it('moves its socket elsewhere when its path would be too long for the kernel', async () => {
    const dataDir = join(folder, 'long'.repeat(30));
    const { url } = await start(dataDir);
    expect(embeddedPlaces(dataDir).sockets.startsWith(join(tmpdir(), 'adey-'))).toBe(true);
    expect(await query(url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('cannot be reached over the network, or by other accounts of the machine', async () => {
    const { url } = await start(folder);
    expect(await query(url, "select current_setting('listen_addresses') as listens")).toEqual({
      listens: '',
    });
    expect(statSync(embeddedPlaces(folder).sockets).mode & 0o077).toBe(0);
  });

  it('requires a password from every account, which only the owner of the data folder can read', async () => {
    const { url } = await start(folder);
    const { passwords } = embeddedPlaces(folder);
    expect(statSync(passwords).mode & 0o777).toBe(0o600);
    for (const account of ['owner', ...databaseAccounts] as const) {
      const own = embeddedAddress(folder, 'adey', account);
      const wrong = own.replace(/:[0-9a-f]+@/, ':wrong@');
      expect(await query(own, 'select current_user::text as name')).toEqual({ name: new URL(own).username });
      await expect(query(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    }
    expect(new URL(url).password).toHaveLength(48);
  });

  it('creates new passwords when those of a folder are missing', async () => {
    const first = await start(folder);
    const { password } = new URL(first.url);
    rmSync(embeddedPlaces(folder).passwords);
    const again = await start(folder);
    expect(new URL(again.url).password).not.toBe(password);
    expect(await query(again.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('takes over a server left by an earlier run, with all its data', async () => {
    const left = await start(folder);
    await connectOnce(left.url, client => client.query('create table kept as select 7 as seven'));
    const { url } = await start(folder);
    expect(left.process.exitCode ?? left.process.signalCode).not.toBeNull();
    expect(await query(url, 'select seven from kept')).toEqual({ seven: 7 });
  });
});
