import { expect, it } from 'vitest';
import {
  baseName,
  followingSegment,
  readArchive,
  segmentAt,
  segmentBefore,
  walName,
} from './archive-names.rules.ts';
import { findRecoveryFiles, needsBase, outdatedArchive } from './archive-plan.ts';

const segment = (number: number) =>
  `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
const noon = (day: number) => new Date(`2026-11-${day}T12:00:00.123Z`);
const base = (cluster: string, day: number, first: number) =>
  baseName({ cluster, madeAt: noon(day), first: segment(first), last: segment(first) }, true);
const wal = (cluster: string, ...numbers: number[]) =>
  numbers.map(number => walName(cluster, segment(number), 'ab'.repeat(32), true));

/** Two days of one cluster, and a day of its successor on another machine. */
const names = [
  ...wal('7', 1, 2, 3, 4, 5, 6),
  base('7', 20, 2),
  base('7', 21, 4),
  ...wal('8', 1, 2),
  base('8', 22, 1),
];
const archive = readArchive([...names, 'notes.txt', `${base('7', 20, 2)}.writing`]);
const numbersOf = (day: Date) =>
  findRecoveryFiles(archive, day).segments.map(({ wal: name }) => Number.parseInt(name.slice(-2), 16));

it('segments follow each other, even when a number overflows', () => {
  expect(followingSegment('0000000100000000000000FF')).toBe('000000010000000100000000');
  expect(followingSegment('00000002000000010000000A')).toBe('00000002000000010000000B');
  expect([segmentAt(1, '0/3000000'), segmentBefore(1, '0/3000000')]).toEqual([segment(3), segment(2)]);
  expect(segmentAt(1, '1/FF000028')).toBe('0000000100000001000000FF');
});

it('file names contain all that a recovery needs, and other or partial files are skipped', () => {
  expect(archive.bases.map(({ cluster, madeAt }) => [cluster, madeAt])).toEqual([
    ['7', noon(20)],
    ['7', noon(21)],
    ['8', noon(22)],
  ]);
  expect(archive.wal).toHaveLength(8);
});

it('a moment is restored from the last base before it, with the segments up to the next base', () => {
  expect([findRecoveryFiles(archive, noon(20)).base.first, numbersOf(noon(20))]).toEqual([
    segment(2),
    [2, 3, 4],
  ]);
  expect([findRecoveryFiles(archive, noon(21)).base.first, numbersOf(noon(21))]).toEqual([
    segment(4),
    [4, 5, 6],
  ]);
  expect([findRecoveryFiles(archive, noon(23)).base.cluster, numbersOf(noon(23))]).toEqual(['8', [1, 2]]);
});

it('a moment outside the archive is refused with a message, and a missing segment is named', () => {
  expect(() => findRecoveryFiles(archive, noon(19))).toThrow(
    'The archive begins at 2026-11-20T12:00:00.123Z',
  );
  expect(() => findRecoveryFiles(readArchive([]), noon(19))).toThrow('no base backup');
  const gap = readArchive(names.filter(name => !name.includes(segment(5))));
  expect(findRecoveryFiles(gap, noon(21))).toMatchObject({
    segments: [{ wal: segment(4) }],
    missing: segment(5),
  });
});

it('a base is made daily, for a cluster without one, and after a gap', () => {
  expect(needsBase(archive, '8', noon(22))).toBe(false);
  expect(needsBase(archive, '8', noon(23))).toBe(true);
  expect(needsBase(archive, '9', noon(22))).toBe(true);
  const gap = readArchive([...names, ...wal('8', 4)]);
  expect(needsBase(gap, '8', noon(22)), 'as after days without an archive').toBe(true);
});

it('files that no moment of the last days needs are deleted, and nothing else', () => {
  const left = (day: number, days: number) =>
    outdatedArchive(archive, { days, now: noon(day), cluster: '8' });
  expect(left(22, 7), 'segments before the oldest base lead nowhere').toEqual(wal('7', 1));
  expect(left(22, 2)).toEqual(wal('7', 1));
  expect(left(23, 2)).toEqual([base('7', 20, 2), ...wal('7', 1, 2, 3)]);
  expect(left(24, 2)).toEqual([base('7', 20, 2), base('7', 21, 4), ...wal('7', 1, 2, 3, 4, 5, 6)]);
  expect(left(30, 2), 'the last base of the cluster in use stays').not.toContain(base('8', 22, 1));
});
