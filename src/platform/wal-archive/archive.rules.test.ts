import { describe, expect, it } from 'vitest';
import {
  baseName,
  findRecoveryFiles,
  followingSegment,
  isSegment,
  isWalFile,
  needsBase,
  outdatedArchive,
  provenPart,
  readArchive,
  segmentAt,
  segmentBefore,
  trustedPart,
  walName,
  walPrefix,
} from './archive.rules.ts';

const first = '000000010000000000000002';
const last = '0000000100000000000000AB';
const digest = '0123456789abcdef'.repeat(4);
const madeAt = new Date('2026-11-20T12:34:56.789Z');
const base = { cluster: '7', madeAt, first, last, sha256: null };
const open = { isClosed: false, sign: null };
const closed = { isClosed: true, sign: null };
/** Stands for a signature of ours about a statement, and for one of somebody else. */
const mark = (statement: string, by = 'o') => `${by}${statement.length}`.padEnd(86, 'x');
const ours = { isClosed: true, sign: (statement: string) => mark(statement) };
const theirs = { isClosed: true, sign: (statement: string) => mark(statement, 't') };
const isOurs = ({ text, signature }: { text: string; signature: string }) => signature === mark(text);

describe('WAL files', () => {
  it.each([
    [first, true, true],
    [`${first}.00000028.backup`, true, false],
    ['00000002.history', true, false],
    [`x${first}`, false, false],
    [`${first}x`, false, false],
    [`${first}0`, false, false],
    [first.slice(1), false, false],
    [last.toLowerCase(), false, false],
    [`${first}.00000028`, false, false],
    [`${first}.partial`, false, false],
    ['x00000002.history', false, false],
    ['00000002.history.old', false, false],
    ['', false, false],
  ])('the name "%s" is recognised as a WAL file, a segment or neither', (name, isOfLog, isOneSegment) => {
    expect([isWalFile(name), isSegment(name)]).toEqual([isOfLog, isOneSegment]);
  });

  it('a WAL file is stored under its cluster, name and digest', () => {
    expect(walPrefix('7', first)).toBe(`7.${first}.`);
    expect(walName({ cluster: '7', wal: first, sha256: digest }, open)).toBe(`7.${first}.${digest}.zst`);
    expect(walName({ cluster: '7', wal: first, sha256: digest }, closed)).toBe(
      `7.${first}.${digest}.zst.age`,
    );
  });
});

describe('a base backup', () => {
  it('a base backup is stored under its cluster, date and the segments it needs', () => {
    const name = `7.base.2026-11-20T12-34-56-789Z.${first}.${last}.tar.zst`;
    expect(baseName(base, open)).toBe(name);
    expect(baseName(base, closed)).toBe(`${name}.age`);
  });
});

describe('an archive', () => {
  it.each([true, false])('an archive is read back from the names of its files, encrypted: %s', isClosed => {
    const log = walName({ cluster: '7', wal: '00000002.history', sha256: digest }, { isClosed, sign: null });
    const backup = baseName(base, { isClosed, sign: null });
    expect(readArchive([log, backup])).toEqual({
      bases: [{ name: backup, ...base, isProven: false }],
      wal: [{ name: log, cluster: '7', wal: '00000002.history', sha256: digest, isProven: false }],
    });
  });

  it('files of an archive are proven only by our own signatures in their names', () => {
    const wal = { cluster: '7', wal: first, sha256: digest };
    const signedBase = { ...base, sha256: 'd'.repeat(43) };
    const proven = (names: string[]) => {
      const { bases, wal } = readArchive(names, isOurs);
      return [...bases, ...wal].map(({ isProven }) => isProven);
    };
    expect(proven([baseName(signedBase, ours), walName(wal, ours)])).toEqual([true, true]);
    expect(proven([baseName(signedBase, theirs), walName(wal, theirs)])).toEqual([false, false]);
    expect(proven([baseName(signedBase, closed), walName(wal, closed)])).toEqual([false, false]);
    expect(proven([baseName(base, ours)]), 'a signature about no content').toEqual([false]);
    expect(provenPart(readArchive([walName(wal, ours), walName(wal, theirs)], isOurs)).wal).toMatchObject([
      { name: walName(wal, ours) },
    ]);
  });

  it('the bases of an archive are ordered by date', () => {
    const days = [21, 19, 20].map(day => new Date(`2026-11-${day}T12:00:00.000Z`));
    const { bases } = readArchive(days.map(day => baseName({ ...base, madeAt: day }, closed)));
    expect(bases.map(one => one.madeAt.getUTCDate())).toEqual([19, 20, 21]);
  });

  it('an archive ignores all other files', () => {
    const log = walName({ cluster: '7', wal: first, sha256: digest }, closed);
    const backup = baseName(base, closed);
    const others = ['notes.txt', '', `${log}.writing`, `${backup}.writing`, `x${log}`, `x${backup}`];
    const broken = [log.replace('7.', '.'), log.replace(digest, digest.slice(1)), `7.${first}.zst`];
    expect(readArchive([...others, ...broken])).toEqual({ bases: [], wal: [] });
  });
});

describe('the segments of a log', () => {
  it.each([
    ['000000010000000000000001', '000000010000000000000002'],
    ['00000002000000010000000F', '000000020000000100000010'],
    ['0000000100000000000000FF', '000000010000000100000000'],
    ['0000000A000000FE000000FF', '0000000A000000FF00000000'],
  ])('the segment after %s is %s', (one, next) => {
    expect(followingSegment(one)).toBe(next);
  });

  it.each([
    ['0/3000000', '000000010000000000000003', '000000010000000000000002'],
    ['0/3000001', '000000010000000000000003', '000000010000000000000003'],
    ['0/3FFFFFF', '000000010000000000000003', '000000010000000000000003'],
    ['1/0', '000000010000000100000000', '0000000100000000000000FF'],
    ['A/FF000028', '000000010000000A000000FF', '000000010000000A000000FF'],
  ])('segmentAt and segmentBefore return the segments of the log position %s', (place, from, upTo) => {
    expect(segmentAt(1, place)).toBe(from);
    expect(segmentBefore(1, place)).toBe(upTo);
  });

  it('segment names contain their timeline in hexadecimal', () => {
    expect(segmentAt(18, '0/1000000')).toBe('000000120000000000000001');
  });
});

const segment = (number: number) =>
  `0000000100000000000000${number.toString(16).toUpperCase().padStart(2, '0')}`;
const noon = (day: number) => new Date(`2026-11-${day}T12:00:00.123Z`);
const storedBase = (cluster: string, day: number, first: number) => makeBaseName(cluster, day, first, closed);
const makeBaseName = (cluster: string, day: number, first: number, naming: typeof ours | typeof closed) =>
  baseName(
    {
      cluster,
      madeAt: noon(day),
      first: segment(first),
      last: segment(first),
      sha256: naming.sign && 'd'.repeat(43),
    },
    naming,
  );
const wal = (cluster: string, ...numbers: number[]) =>
  numbers.map(number => makeWalName(cluster, number, closed));
const makeWalName = (
  cluster: string,
  number: number,
  naming: typeof ours | typeof closed,
  sha256 = 'ab'.repeat(32),
) => walName({ cluster, wal: segment(number), sha256 }, naming);

/** Two days of one cluster, and a day of its successor on another machine. */
const names = [
  ...wal('7', 1, 2, 3, 4, 5, 6),
  storedBase('7', 20, 2),
  storedBase('7', 21, 4),
  ...wal('8', 1, 2),
  storedBase('8', 22, 1),
];
const archive = readArchive([...names, 'notes.txt', `${storedBase('7', 20, 2)}.writing`]);
const listNumbers = (day: Date) =>
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
  expect([findRecoveryFiles(archive, noon(20)).base.first, listNumbers(noon(20))]).toEqual([
    segment(2),
    [2, 3, 4],
  ]);
  expect([findRecoveryFiles(archive, noon(21)).base.first, listNumbers(noon(21))]).toEqual([
    segment(4),
    [4, 5, 6],
  ]);
  expect([findRecoveryFiles(archive, noon(23)).base.cluster, listNumbers(noon(23))]).toEqual(['8', [1, 2]]);
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

describe('an archive that others can write to', () => {
  const signedNames = [
    makeBaseName('7', 20, 2, closed),
    ...wal('7', 2, 3),
    makeBaseName('7', 21, 4, ours),
    ...[4, 5].map(number => makeWalName('7', number, ours)),
  ];
  const forged = [makeBaseName('7', 22, 5, theirs), makeWalName('7', 5, theirs, 'cd'.repeat(32))];
  const mixed = readArchive([...signedNames, ...forged], isOurs);
  const filesFor = (day: number, acceptUnproven = false) => {
    const { base, segments } = findRecoveryFiles(trustedPart(mixed, noon(day), acceptUnproven), noon(day));
    return [base.name, ...segments.map(({ name }) => name)];
  };

  it('only signed files are used for a recovery, whatever else is in the archive', () => {
    expect(filesFor(23)).toEqual(signedNames.slice(3));
  });

  it('a moment before the first signed base is refused, unless unproven files are accepted', () => {
    expect(() => filesFor(20)).toThrow(
      /not proven \(its signed part begins at 2026-11-21.*--accept-unproven/,
    );
    expect(filesFor(20, true).slice(0, 3)).toEqual(signedNames.slice(0, 3));
    const nothing = readArchive([...names], isOurs);
    expect(() => trustedPart(nothing, noon(21), false)).toThrow('nothing in it is signed with this key');
    expect(() => findRecoveryFiles(trustedPart(mixed, noon(19), false), noon(19))).toThrow('begins at');
  });

  it('a signed segment takes precedence over a forged one of the same name, with unproven ones accepted', () => {
    expect(filesFor(21, true).slice(0, 3)).toEqual(signedNames.slice(3));
  });

  it('a base signed by somebody else does not make our bases outdated', () => {
    const left = outdatedArchive(mixed, { days: 1, now: noon(28), cluster: '7' });
    expect(left).toEqual(signedNames.slice(0, 3));
  });
});

it('a base is made daily, for a cluster without one, and after a gap', () => {
  expect(needsBase(archive, '8', noon(22))).toBe(false);
  expect(needsBase(archive, '8', noon(23))).toBe(true);
  expect(needsBase(archive, '9', noon(22))).toBe(true);
  const gap = readArchive([...names, ...wal('8', 4)]);
  expect(needsBase(gap, '8', noon(22)), 'as after days without an archive').toBe(true);
});

it('archive files that no moment of the retained days needs are deleted, and nothing else', () => {
  const left = (day: number, days: number) =>
    outdatedArchive(archive, { days, now: noon(day), cluster: '8' });
  expect(left(22, 7), 'segments before the oldest base lead nowhere').toEqual(wal('7', 1));
  expect(left(22, 2)).toEqual(wal('7', 1));
  expect(left(23, 2)).toEqual([storedBase('7', 20, 2), ...wal('7', 1, 2, 3)]);
  expect(left(24, 2)).toEqual([
    storedBase('7', 20, 2),
    storedBase('7', 21, 4),
    ...wal('7', 1, 2, 3, 4, 5, 6),
  ]);
  expect(left(30, 2), 'the last base of the cluster in use stays').not.toContain(storedBase('8', 22, 1));
});
