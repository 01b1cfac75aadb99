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
  it('the embedded PostgreSQL runs in a folder whose name has spaces, commas, quotes and Amharic letters', async () => {
    const { url } = await start(join(folder, `a b, "c" 'd' አደይ`));
    expect(await query(url, "select current_database() as name, lower('ÄÖ') as low")).toEqual({
      name: 'adey',
      low: 'äö',
    });
  });

  it('the socket is moved to the temporary folder when its path would be too long for the kernel', async () => {
    const dataDir = join(folder, 'long'.repeat(30));
    const { url } = await start(dataDir);
    expect(embeddedPlaces(dataDir).sockets.startsWith(join(tmpdir(), 'adey-'))).toBe(true);
    expect(await query(url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('the embedded PostgreSQL listens on no network address, and its socket is closed to other accounts', async () => {
    const { url } = await start(folder);
    expect(await query(url, "select current_setting('listen_addresses') as listens")).toEqual({
      listens: '',
    });
    expect(statSync(embeddedPlaces(folder).sockets).mode & 0o077).toBe(0);
  });

  it('every account of the embedded PostgreSQL needs its password, stored with mode 600', async () => {
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

  it('new passwords are created when the password file of a data folder is missing', async () => {
    const first = await start(folder);
    const { password } = new URL(first.url);
    rmSync(embeddedPlaces(folder).passwords);
    const again = await start(folder);
    expect(new URL(again.url).password).not.toBe(password);
    expect(await query(again.url, 'select 1 as one')).toEqual({ one: 1 });
  });

  it('a server left running by an earlier start is replaced, and its data is kept', async () => {
    const left = await start(folder);
    await connectOnce(left.url, client => client.query('create table kept as select 7 as seven'));
    const { url } = await start(folder);
    expect(left.process.exitCode ?? left.process.signalCode).not.toBeNull();
    expect(await query(url, 'select seven from kept')).toEqual({ seven: 7 });
  });
});
