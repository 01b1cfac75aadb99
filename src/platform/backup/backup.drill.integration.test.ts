import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { runNode } from '../../../scripts/terminal/run-node.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { emptyMachine, sampleMachine } from '../../../tests/support/empty-machine.ts';
import { sampled } from '../../../tests/support/test-scale.ts';
import { checkBackup } from './check-backup.ts';
import { writeBackup } from './make-backup.ts';
import { folderMedia } from './media-store.ts';
import { makeKeyPair } from './seal.ts';
import { findSigners } from './signing.ts';

const KEY = 'a pass phrase of tests, long enough to be taken for one';
const dataDir = () => String(process.env.DATA_DIR);
const at = (name: string) => join(dataDir(), name);
const source = () => ({
  databaseUrl: accountAddress('backup'),
  media: folderMedia(at('media')),
  software: 'adey 0.0.0',
  now: new Date('2026-11-20T23:00:00.000Z'),
  signer: findSigners(KEY)[0] ?? null,
});

const rows = <Row extends object>(url: string, text: string) =>
  connectOnce(url, async client => (await client.query<Row>(text)).rows);

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
  await queueMail(
    { payload },
    { kind: 'confirm', to: 'reader@example.org', locale: 'en', subject: 'S', html: '<p>W</p>', text: 'W' },
  );
  await writeBackup(at('open.tar.zst'), { ...source(), key: null });
  await writeBackup(at('closed.age'), { ...source(), key: KEY });
});

type Machine = Awaited<ReturnType<typeof emptyMachine>>;
const restore = (machine: Machine, ...args: string[]) =>
  runNode(['scripts/backup/restore.ts', ...args], { ...machine, BACKUP_KEY: KEY });

it('a restore to an empty machine yields the same tables, counters and files, and holds queued mails', {
  timeout: 240_000,
}, async () => {
  const machine = await emptyMachine();
  const { code, output } = await restore(machine, at('closed.age'));
  expect([code, output]).toEqual([0, expect.stringContaining('Differences: none.')]);
  expect(output).toContain('Who wrote it is proven');
  await writeBackup(at('again'), {
    ...source(),
    databaseUrl: machine.DATABASE_URL,
    media: folderMedia(join(machine.DATA_DIR, 'media')),
    key: null,
  });
  const [one, other] = [await checkBackup(at('open.tar.zst'), null), await checkBackup(at('again'), null)];
  const settled = new Set(['mails', 'issue_sendings', 'steps']);
  const compared = ({ tables, ...rest }: typeof one) => ({
    ...rest,
    tables: tables.filter(({ name }) => !settled.has(name)),
  });
  expect(compared(other)).toEqual(compared(one));
  expect(one.media.length).toBeGreaterThan(20);
  expect(one.missing).toEqual([]);
  const mails = await rows(machine.DATABASE_URL, 'select state from mails');
  expect(mails, 'what waited may have been sent since').toEqual([{ state: 'held' }]);
});

it('a restore refuses to replace data without --replace, or while another connection is open', {
  timeout: 240_000,
}, async () => {
  const machine = await sampleMachine();
  const refused = await restore(machine, at('open.tar.zst'));
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('add --replace')]);
  await rows(machine.DATABASE_URL, 'delete from posts');
  await writeFile(join(machine.DATA_DIR, 'media', 'left-over.txt'), 'x');
  await connectOnce(machine.DATABASE_URL, async () => {
    const busy = await restore(machine, at('open.tar.zst'), '--replace', '--yes');
    expect([busy.code, busy.output]).toEqual([1, expect.stringContaining('stop the site first')]);
  });
  expect((await restore(machine, at('open.tar.zst'), '--replace', '--yes')).code).toBe(0);
  expect(await rows(machine.DATABASE_URL, 'select 1 from posts')).not.toEqual([]);
  expect(existsSync(join(machine.DATA_DIR, 'media', 'left-over.txt'))).toBe(false);
});

it('a restore refuses a forged or unsigned backup, and accepts an unsigned one with --accept-unproven', {
  timeout: 240_000,
}, async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  await writeFile(at('key.txt'), secretKey);
  const [stranger = null] = findSigners((await makeKeyPair()).secretKey);
  await writeBackup(at('forged'), { ...source(), key: publicKey, signer: stranger });
  await writeBackup(at('unsigned'), { ...source(), key: publicKey, signer: null });
  const machine = await emptyMachine();
  const put = (file: string, ...args: string[]) =>
    restore(machine, at(file), '--key-file', at('key.txt'), ...args);
  const before = await picture(machine);
  for (const file of ['forged', 'unsigned']) {
    const { code, output } = await put(file);
    expect([file, code, output]).toEqual([
      file,
      1,
      expect.stringContaining('Who wrote this backup is not proven'),
    ]);
    expect(output).toContain('--accept-unproven; nothing was changed');
  }
  expect(await picture(machine)).toEqual(before);
  const accepted = await put('unsigned', '--accept-unproven');
  expect([accepted.code, accepted.output]).toEqual([0, expect.stringContaining('Differences: none.')]);
  expect(accepted.output).toContain('! Who wrote it is not proven');
});

it('an installation with an unsigned backup key signs backups after --make-signing-key with its secret key', {
  timeout: 240_000,
}, async () => {
  const { publicKey, secretKey } = await makeKeyPair();
  const machine = { DATABASE_URL: testDatabaseUrl(), DATA_DIR: at('former'), BACKUP_KEY: '' };
  await mkdir(machine.DATA_DIR);
  await writeFile(join(machine.DATA_DIR, 'backup-key'), `${publicKey}\n`);
  await writeFile(at('opens.txt'), `# a note\n${secretKey}\n`);
  await writeFile(at('other.txt'), (await makeKeyPair()).secretKey);
  const command = (...args: string[]) => runNode(['scripts/backup/backup.ts', ...args], machine);
  const file = join(machine.DATA_DIR, 'made');
  expect((await command('--to', file)).output).toContain('It is not signed');
  expect(await checkBackup(file, secretKey)).toMatchObject({ isProven: false });
  const wrong = await command('--make-signing-key', '--key-file', at('other.txt'));
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining('does not open the backups')]);
  const { output } = await command('--make-signing-key', '--key-file', at('opens.txt'));
  expect(output).toContain('Backups are signed from now on');
  expect((await command('--to', file)).output).not.toContain('It is not signed');
  expect(await checkBackup(file, secretKey)).toMatchObject({ isProven: true });
  const checked = await command('--check', file, '--key-file', at('opens.txt'));
  expect(checked.output).toContain('Who wrote it is proven');
});

it('a restore that fails half way leaves everything as it was', { timeout: 240_000 }, async () => {
  const machine = await sampleMachine();
  const before = await picture(machine);
  await rows(
    machine.DATABASE_URL,
    `create schema aside; create function aside.refuse() returns event_trigger language plpgsql as $$ begin
       if (select count(*) from pg_event_trigger_ddl_commands() where command_tag = 'ALTER TABLE') > 0
         and exists (select 1 from information_schema.tables where table_name = 'steps_now')
       then raise exception 'out of order'; end if; end $$;
     create event trigger refusing on ddl_command_end execute function aside.refuse()`,
  );
  const { code } = await restore(machine, at('open.tar.zst'), '--replace', '--yes');
  await rows(machine.DATABASE_URL, 'drop event trigger refusing; drop schema aside cascade');
  expect(code).toBe(1);
  expect(await picture(machine)).toEqual(before);
});

/** The contents of a machine, in one comparable form. */
async function picture({ DATABASE_URL, DATA_DIR }: Machine) {
  const files = await readdir(DATA_DIR, { recursive: true });
  const tables = await rows(
    DATABASE_URL,
    "select relname, relfilenode from pg_class where relkind = 'r' order by 1",
  );
  return { files: files.toSorted(), tables };
}

it('a missing file that the tables refer to is reported, and the rest is backed up', async () => {
  const media = at('less-media');
  await mkdir(media);
  const manifest = await writeBackup(at('less'), { ...source(), media: folderMedia(media), key: null });
  expect(manifest.media).toEqual([]);
  expect(manifest.missing.length).toBeGreaterThan(20);
  expect((await checkBackup(at('less'), null)).missing).toEqual(manifest.missing);
});

it('a backup contains a consistent snapshot, without rows that are written meanwhile', async () => {
  const count = async () =>
    (await rows<{ n: number }>(testDatabaseUrl(), 'select count(*)::int as n from mails'))[0]?.n;
  const before = await count();
  const manifest = await writeBackup(at('meanwhile'), {
    ...source(),
    key: null,
    onProgress: what => {
      if (what === 'public.announcements') void queue('one@example.org').then(() => queue('two@example.org'));
    },
  });
  expect(manifest.tables.find(({ name }) => name === 'mails')?.rows).toBe(before);
  await expect.poll(count).toBe((before ?? 0) + 2);
});

const queue = (to: string) =>
  queueMail({ payload }, { kind: 'confirm', to, locale: 'en', subject: 'S', html: '<p>W</p>', text: 'W' });

it('the backup command makes a backup, checks one, and prints its date, rows and tables', {
  timeout: 120_000,
}, async () => {
  const settings = { DATABASE_URL: testDatabaseUrl(), DATA_DIR: dataDir(), BACKUP_KEY: KEY };
  const command = (...args: string[]) => runNode(['scripts/backup/backup.ts', ...args], settings);
  for (const [option, file] of [
    ['--to', at('made')],
    ['--check', at('closed.age')],
  ] as const) {
    const { code, output } = await command(option, file);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/made 20\S+ by adey .*: \S+ rows in \d+ tables/),
    ]);
  }
});

it('a changed or truncated backup is reported as damaged, and a wrong key does not open it', {
  timeout: 240_000,
}, async () => {
  const found = /damaged|key does not open|not a backup/;
  for (const [file, key] of [
    ['open.tar.zst', null],
    ['closed.age', KEY],
  ] as const) {
    const whole = await readFile(at(file));
    const manifest = await checkBackup(at(file), key);
    // A few bytes of the compression format carry no data: without a key, a change there goes unnoticed and the content
    // is the same.
    const tryOut = async (bytes: Buffer, what: string) => {
      await writeFile(at('tried'), bytes);
      const outcome = await checkBackup(at('tried'), key).catch((error: Error) => error.message);
      if (key !== null || typeof outcome === 'string') expect(outcome, `${file}, ${what}`).toMatch(found);
      else expect(outcome).toEqual(manifest);
    };
    for (const part of sampled([0.3, 1, 0.1, 0.5, 0.7, 0.9], 2)) {
      const bytes = Buffer.from(whole);
      const place = Math.min(Math.floor(whole.length * part), whole.length - 1);
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      await tryOut(bytes, `byte ${place}`);
      await tryOut(whole.subarray(0, place), `${place} bytes`);
    }
    await tryOut(Buffer.concat([whole, Buffer.from('more')]), 'longer');
    await tryOut(Buffer.alloc(0), 'empty');
    expect(await checkBackup(at(file), key)).toEqual(manifest);
  }
  await expect(checkBackup(at('closed.age'), `${KEY}.`)).rejects.toThrow('key does not open');
  await expect(checkBackup(at('closed.age'), null)).rejects.toThrow('set BACKUP_KEY');
});
