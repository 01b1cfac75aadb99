import { expect, it } from 'vitest';
import { nextBackup, nextDrill } from './backup-schedule.rules.ts';

const at = (text: string) => new Date(`${text}Z`);

it('the nightly backup runs at the next full hour in UTC, and never immediately', () => {
  expect(nextBackup(at('2026-11-20T09:00:00'), 23)).toEqual(at('2026-11-20T23:00:00'));
  expect(nextBackup(at('2026-11-20T23:00:00'), 23)).toEqual(at('2026-11-21T23:00:00'));
  expect(nextBackup(at('2026-12-31T23:59:59.999'), 0)).toEqual(at('2027-01-01T00:00:00'));
  expect(nextBackup(at('2028-02-28T23:30:00'), 23)).toEqual(at('2028-02-29T23:00:00'));
});

it('a drill runs a week later, an hour after the backup', () => {
  expect(nextDrill(at('2026-11-21T00:10:00'), 23)).toEqual(at('2026-11-28T00:00:00'));
});
