import { expect, it } from 'vitest';
import { type Code, evaluateHealth, type HealthInput, type Part } from './evaluate-health.ts';
import type { HealthFacts, WalFacts } from './health-facts.ts';

const now = new Date('2026-11-21T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const names = {
  backup: 'backup',
  copies: 'copies',
  wal: 'bases',
  drill: 'drill',
  worker: 'worker',
  jobs: 'jobs',
};
const work = (name: string, hours: number, more: object = {}) => ({
  name,
  startedAt: ago(hours),
  endedAt: ago(hours),
  succeededAt: ago(hours),
  nextAt: ago(hours - 24),
  failures: 0,
  problem: null,
  note: null,
  ...more,
});
const works = [
  work('backup', 10),
  work('copies', 0.1),
  work('bases', 0.1),
  work('drill', 50),
  work('worker', 0.01),
  work('jobs', 0.01),
  work('sweeping', 1),
];
const facts: HealthFacts = {
  databaseMs: 1,
  ownsTables: false,
  works,
  mails: { waiting: 0, waitingSince: null, failed: 0, held: 3, beyondBudget: 0 },
  jobs: { overdue: 0, failed: 0 },
  backups: {
    folder: '/backups',
    latest: { madeAt: ago(10), bytes: 1, isClosed: true },
    count: 1,
    problem: null,
    copiedTo: 's3://elsewhere/adey',
    onDataDisk: false,
  },
  wal: { isOn: true, isFailing: false, isPending: true, quietSince: ago(0.05) },
  disks: [{ place: 'data', freeBytes: 50e9, totalBytes: 100e9 }],
  storedSecrets: [],
};
const judge = (changed: Partial<HealthFacts> = {}, backups: Partial<HealthInput['backups']> = {}) =>
  evaluateHealth({
    facts: { ...facts, ...changed },
    now,
    names,
    backups: { isOn: true, isClosed: true, ...backups },
  });
const instead = (changed: ReturnType<typeof work>) => ({
  works: works.map(one => (one.name === changed.name ? changed : one)),
});
const wal = (changed: Partial<WalFacts>) => ({
  wal: { isOn: true, isFailing: false, isPending: true, quietSince: ago(0.05), ...changed },
});
const latest = (madeAt: Date, isClosed = true) => ({
  backups: { ...facts.backups, latest: { madeAt, bytes: 1, isClosed } },
});

it('an installation is healthy in all its parts when everything runs', () => {
  expect(judge().map(({ part }) => part)).toEqual([
    'database',
    'backups',
    'copies',
    'wal',
    'drill',
    'mail',
    'jobs',
    'schedules',
    'disk',
  ]);
  expect(judge().filter(({ state }) => state !== 'well')).toEqual([]);
});

const cases: [string, Partial<HealthFacts>, Part, 'soon' | 'now', Code][] = [
  ['one account does everything', { ownsTables: true }, 'database', 'soon', 'one-account'],
  ['the last backup is three days old', latest(ago(72)), 'backups', 'now', 'old'],
  ['backups are not encrypted', latest(ago(10), false), 'backups', 'soon', 'open'],
  [
    'backups are not signed',
    instead(work('backup', 10, { note: { signed: false } })),
    'backups',
    'soon',
    'unsigned',
  ],
  ['a backup failed once', instead(work('backup', 10, { failures: 1 })), 'backups', 'soon', 'failing'],
  [
    'files were missing',
    instead(work('backup', 10, { note: { missing: 2 } })),
    'backups',
    'soon',
    'incomplete',
  ],
  [
    'the folder cannot be read',
    { backups: { ...facts.backups, problem: 'EACCES' } },
    'backups',
    'now',
    'unreadable',
  ],
  ['all backups are gone', { backups: { ...facts.backups, latest: null } }, 'backups', 'now', 'never'],
  ['copying failed once', instead(work('copies', 1, { failures: 1 })), 'copies', 'soon', 'failing'],
  ['copying fails for days', instead(work('copies', 60, { failures: 9 })), 'copies', 'now', 'failing'],
  ['nothing was copied for days', instead(work('copies', 60)), 'copies', 'now', 'old'],
  ['nothing was copied yet', instead(work('copies', 1, { succeededAt: null })), 'copies', 'soon', 'never'],
  [
    'everything is on the data disk',
    { backups: { ...facts.backups, copiedTo: null, onDataDisk: true } },
    'copies',
    'soon',
    'same-disk',
  ],
  ['the log is not archived, though it should be', wal({ isOn: false }), 'wal', 'soon', 'off'],
  ['a segment could not be archived', wal({ isFailing: true }), 'wal', 'soon', 'failing'],
  [
    'no segment could be archived for hours',
    wal({ isFailing: true, quietSince: ago(2) }),
    'wal',
    'now',
    'failing',
  ],
  ['no base backup could be made', instead(work('bases', 1, { failures: 1 })), 'wal', 'soon', 'failing'],
  ['recent writes are not archived after six minutes', wal({ quietSince: ago(0.1) }), 'wal', 'soon', 'old'],
  ['a restore failed', instead(work('drill', 50, { failures: 1 })), 'drill', 'now', 'failing'],
  ['no restore was tried for weeks', instead(work('drill', 500)), 'drill', 'soon', 'old'],
  ['the worker is silent', instead(work('worker', 1)), 'mail', 'now', 'worker-silent'],
  [
    'no mail server is set',
    instead(work('worker', 0.01, { note: { hasServer: false } })),
    'mail',
    'soon',
    'no-server',
  ],
  ['mail is stuck', { mails: { ...facts.mails, waitingSince: ago(3) } }, 'mail', 'now', 'stuck'],
  ['mail was refused', { mails: { ...facts.mails, failed: 1 } }, 'mail', 'soon', 'refused'],
  ['an inbox is full', { mails: { ...facts.mails, beyondBudget: 1 } }, 'mail', 'soon', 'inbox-full'],
  ['no worker looks for jobs', instead(work('jobs', 1)), 'jobs', 'now', 'silent'],
  ['a job is late', { jobs: { overdue: 1, failed: 0 } }, 'jobs', 'now', 'overdue'],
  ['a job failed', { jobs: { overdue: 0, failed: 1 } }, 'jobs', 'soon', 'failing'],
  ['a sweep failed', instead(work('sweeping', 1, { failures: 2 })), 'schedules', 'soon', 'failing'],
  ['a sweep is late', instead(work('sweeping', 30)), 'schedules', 'soon', 'overdue'],
  [
    'the disk is nearly full',
    { disks: [{ place: 'd', freeBytes: 5e8, totalBytes: 1e11 }] },
    'disk',
    'soon',
    'filling',
  ],
  ['the disk is full', { disks: [{ place: 'd', freeBytes: 1e8, totalBytes: 1e11 }] }, 'disk', 'now', 'full'],
];
it.each(cases)('health reports a problem when %s', (_what, changed, part, state, code) => {
  expect(judge(changed).filter(judged => judged.state !== 'well')).toEqual([{ part, state, code }]);
});

it('disabled backups are reported', () => {
  expect(judge({}, { isOn: false }).filter(({ code }) => code === 'off')).toHaveLength(3);
});

it('an idle database needs no recent WAL archive, and one without an archive has no wal part', () => {
  expect(
    judge(wal({ isPending: false, quietSince: ago(9) })).filter(({ state }) => state !== 'well'),
  ).toEqual([]);
  expect(judge({ wal: null }).map(({ part }) => part)).not.toContain('wal');
});

it('an unreachable database is reported first', () => {
  expect(judge({ databaseMs: null })[0]).toEqual({ part: 'database', state: 'now', code: 'unreachable' });
});

it('a secret still stored in a file is reported, whether the database is reachable or not', () => {
  const found = { part: 'secrets', state: 'soon', code: 'stored' };
  const storedSecrets = ['/data/to-take-away/backup-key.txt'];
  expect(judge().map(({ part }) => part)).not.toContain('secrets');
  expect(judge({ storedSecrets })).toContainEqual(found);
  expect(judge({ storedSecrets, databaseMs: null })).toContainEqual(found);
});
