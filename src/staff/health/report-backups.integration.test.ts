import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { backupName } from '#platform/backup/backup-files.ts';
import { NIGHTLY_BACKUP } from '#platform/backup/backup-scheduler.ts';
import { backupFolder } from '#platform/backup/backup-settings.ts';
import { runIfDue } from '#platform/jobs/work-record.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { by, openServer, startWorker } from '../../../tests/support/outbox-support.ts';
import { mailWriters } from '../mails/mail-writers.ts';
import { backupReports } from './report-backups.ts';

const pool = new pg.Pool({ connectionString: testDatabaseUrl(), max: 4 });
afterAll(() => pool.end());
const start = Date.parse('2026-11-20T23:10:00Z');
const MINUTE = 60_000;
let at = start;
const clock = { now: () => new Date(at) };
let payload: Payload;
const work = backupReports({ pool, cms: async () => payload, now: clock.now });

beforeAll(async () => {
  payload = await openTestPayload();
  const people = [
    { name: 'Sara', role: 'admin' },
    { name: 'Abeba', role: 'admin', language: 'am' },
    { name: 'Liya', role: 'editor' },
  ] as const;
  for (const person of people) {
    const account = { ...person, email: `${person.name}@example.org`, password: 'a password of tests, long' };
    await payload.create({ collection: 'staff', data: account, overrideAccess: true });
  }
});

beforeEach(async () => {
  await pool.query('delete from setup.work; delete from mails');
  await rm(backupFolder(), { recursive: true, force: true });
  at = start;
  await writeBackupAt(start - 24 * 60 * MINUTE);
  await look();
});

/** Runs the check as two workers at once. */
async function look() {
  at += 5 * MINUTE;
  const both = await Promise.all([runIfDue(pool, work, clock), runIfDue(pool, work, clock)]);
  expect(both.map(({ error }) => error)).toEqual([undefined, undefined]);
}

async function writeBackupAt(instant: number) {
  await mkdir(backupFolder(), { recursive: true });
  await writeFile(join(backupFolder(), backupName(new Date(instant), false)), 'x');
}

/** The result of the last nightly backup, as the job itself would have recorded it. */
const nightEnded = (problem: string | null, ended = true) =>
  pool.query(
    `insert into setup.work (name, started_at, ended_at, succeeded_at, next_at, failures, problem)
     values ($1, $2::timestamptz, case when $4 then $2 end, '2026-11-19T23:00:00Z', '2026-11-21T23:00:00Z', $5, $3)
     on conflict (name) do update set started_at = excluded.started_at, ended_at = excluded.ended_at,
       failures = excluded.failures, problem = excluded.problem`,
    [NIGHTLY_BACKUP, new Date(at), problem, ended, problem === null ? 0 : 1],
  );

const lastReported = async () =>
  (await pool.query('select kind, locale, for_staff from mails order by id')).rows.map(
    ({ kind, locale, for_staff }) => `${kind} ${locale} ${for_staff}`,
  );
const trouble = ['backup-trouble en true', 'backup-trouble am true'];
const well = ['backup-well en true', 'backup-well am true'];

it('a failed backup is reported to each admin in their language once, and its recovery once', async () => {
  await look();
  expect(await lastReported(), 'nothing is wrong').toEqual([]);
  await nightEnded('The disk is full');
  await look();
  await look();
  expect((await lastReported()).toSorted()).toEqual(trouble.toSorted());
  await nightEnded('The disk is still full');
  await look();
  expect(await lastReported()).toHaveLength(2);
  await writeBackupAt(at);
  await nightEnded(null);
  await look();
  await look();
  expect((await lastReported()).toSorted()).toEqual([...trouble, ...well].toSorted());
  await nightEnded('The disk is full again');
  await look();
  expect(await lastReported(), 'another trouble is told again').toHaveLength(6);
});

it('an overdue backup is reported once, even if its folder is emptied, and not while a backup runs', async () => {
  await nightEnded(null);
  at += 49 * 60 * MINUTE;
  await nightEnded(null, false);
  await look();
  expect(await lastReported()).toEqual([]);
  await nightEnded(null);
  await look();
  expect((await lastReported()).toSorted()).toEqual(trouble.toSorted());
  await rm(backupFolder(), { recursive: true });
  await look();
  expect(await lastReported(), 'the same trouble').toHaveLength(2);
});

it('no mail is sent while a new installation has no backup yet', async () => {
  await rm(backupFolder(), { recursive: true });
  await look();
  expect(await lastReported()).toEqual([]);
});

it('the mail about a failed backup contains the text of the health page, the reason and a link', async () => {
  await nightEnded('The disk is full');
  await look();
  const server = await openServer();
  startWorker(by(server), { writers: mailWriters });
  await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(2);
  const mails = await Promise.all([server.read(0), server.read(1)]);
  const texts = mails.map(({ text = '' }) => text.replaceAll(/\s+/g, ' '));
  for (const text of texts) {
    expect(text).toContain('The disk is full');
    expect(text).toContain('/admin/health');
  }
  expect(texts.join()).toContain('The last backup failed. The server will try again by itself.');
  expect(texts.join()).toContain('የመጨረሻው የመጠባበቂያ ቅጂ አልተሳካም');
}, 30_000);
