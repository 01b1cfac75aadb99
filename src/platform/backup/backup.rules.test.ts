import { expect, it } from 'vitest';
import { migrationsFor, nextBackup, nextDrill, outdatedBackups } from './backup.rules.ts';

const at = (text: string) => new Date(`${text}Z`);

it('the nightly backup runs at the next occurrence of its hour in UTC, and never immediately', () => {
  expect(nextBackup(at('2026-11-20T09:00:00'), 23)).toEqual(at('2026-11-20T23:00:00'));
  expect(nextBackup(at('2026-11-20T23:00:00'), 23)).toEqual(at('2026-11-21T23:00:00'));
  expect(nextBackup(at('2026-12-31T23:59:59.999'), 0)).toEqual(at('2027-01-01T00:00:00'));
  expect(nextBackup(at('2028-02-28T23:30:00'), 23)).toEqual(at('2028-02-29T23:00:00'));
});

it('a drill runs a week later, an hour after the backup', () => {
  expect(nextDrill(at('2026-11-21T00:10:00'), 23)).toEqual(at('2026-11-28T00:00:00'));
});

const keep = { days: 7, weeks: 4, months: 12 };
const dailyBackups = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    madeAt: new Date(Date.parse(`${from}T23:00:00Z`) + index * 86_400_000),
  }));
const days = (backups: { madeAt: Date }[]) => backups.map(({ madeAt }) => madeAt.toISOString().slice(0, 10));

it('seven nights, four weeks and twelve months are retained out of two years of nights', () => {
  const all = dailyBackups('2024-11-22', 730);
  const gone = new Set(outdatedBackups(all, keep));
  expect(days(all.filter(backup => !gone.has(backup)))).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ...['2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31', '2026-11-01', '2026-11-08', '2026-11-15'],
    ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'],
  ]);
});

it('pruning night after night retains the same backups as pruning once', () => {
  const all = dailyBackups('2025-01-01', 500);
  let held: typeof all = [];
  for (const night of all) {
    held.push(night);
    const gone = new Set(outdatedBackups(held, keep));
    held = held.filter(backup => !gone.has(backup));
  }
  expect(held.length).toBeLessThanOrEqual(23);
  expect(days(held)).toEqual(days(all.filter(one => !outdatedBackups(all, keep).includes(one))));
});

it('the latest backup is always retained, and so are the backups before a gap of years', () => {
  const old = dailyBackups('2020-01-01', 3);
  expect(outdatedBackups(old, { days: 0, weeks: 0, months: 0 })).toHaveLength(2);
  expect(outdatedBackups([...old, ...dailyBackups('2026-01-01', 1)], keep)).toEqual([]);
});

it('the latest of several backups of one day is retained', () => {
  const [early, late] = ['2026-11-20T08:00:00Z', '2026-11-20T20:00:00Z'].map(at => ({
    madeAt: new Date(at),
  }));
  expect(
    outdatedBackups(
      [early, late].filter(one => one !== undefined),
      keep,
    ),
  ).toEqual([early]);
});

it('backups made before an upgrade are retained until the next upgrade, however often one is attempted', () => {
  const upgrades = ['20261101_120000', '20261122_185011', '20261122_185011'].map((before, day) => ({
    madeAt: new Date(Date.UTC(2026, 10, 22 + day)),
    before,
  }));
  const all: { madeAt: Date; before?: string }[] = [...dailyBackups('2026-11-01', 60), ...upgrades];
  const gone = outdatedBackups(all, { days: 1, weeks: 0, months: 0 });
  expect(gone.filter(({ before }) => before)).toEqual(upgrades.slice(0, 1));
  expect(all.length - gone.length).toBe(3);
});

it('a backup is restored with its own migrations, and refused when one is unknown or missing', () => {
  const known = ['a', 'b', 'c'].map(name => ({ name }));
  const names = (migrations: string[]) =>
    migrationsFor({ migrations, software: 'adey 9' }, known).map(({ name }) => name);
  expect(names(['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(names(['a'])).toEqual(['a']);
  expect(() => names(['a', 'b', 'c', 'd'])).toThrow('made by another version');
  expect(() => names(['b'])).toThrow('lacks the migration a');
  expect(() => names([])).toThrow('no tables');
});
