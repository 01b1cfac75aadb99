import { describe, expect, it } from 'vitest';
import {
  baseName,
  followingSegment,
  isSegment,
  isWalFile,
  readArchive,
  segmentAt,
  segmentBefore,
  walName,
  walPrefix,
} from './archive-names.rules.ts';

const first = '000000010000000000000002';
const last = '0000000100000000000000AB';
const digest = '0123456789abcdef'.repeat(4);
const madeAt = new Date('2026-11-20T12:34:56.789Z');
const base = { cluster: '7', madeAt, first, last };

describe('a file of the log', () => {
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
  ])('is known by its name: "%s"', (name, isOfLog, isOneSegment) => {
    expect([isWalFile(name), isSegment(name)]).toEqual([isOfLog, isOneSegment]);
  });

  it('is stored under its cluster, its name and its digest', () => {
    expect(walPrefix('7', first)).toBe(`7.${first}.`);
    expect(walName('7', first, digest, false)).toBe(`7.${first}.${digest}.zst`);
    expect(walName('7', first, digest, true)).toBe(`7.${first}.${digest}.zst.age`);
  });
});

describe('a base backup', () => {
  it('is stored under its cluster, its moment and the segments it needs', () => {
    const name = `7.base.2026-11-20T12-34-56-789Z.${first}.${last}.tar.zst`;
    expect(baseName(base, false)).toBe(name);
    expect(baseName(base, true)).toBe(`${name}.age`);
  });
});

describe('an archive', () => {
  it.each([true, false])('is read back from the names of its files, encrypted: %s', isClosed => {
    const log = walName('7', '00000002.history', digest, isClosed);
    const backup = baseName(base, isClosed);
    expect(readArchive([log, backup])).toEqual({
      bases: [{ name: backup, ...base }],
      wal: [{ name: log, cluster: '7', wal: '00000002.history', sha256: digest }],
    });
  });

  it('has its bases in the order of their moments', () => {
    const days = [21, 19, 20].map(day => new Date(`2026-11-${day}T12:00:00.000Z`));
    const { bases } = readArchive(days.map(day => baseName({ ...base, madeAt: day }, true)));
    expect(bases.map(one => one.madeAt.getUTCDate())).toEqual([19, 20, 21]);
  });

  it('ignores all other files', () => {
    const log = walName('7', first, digest, true);
    const backup = baseName(base, true);
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
  ])('follow one another: %s, %s', (one, next) => {
    expect(followingSegment(one)).toBe(next);
  });

  it.each([
    ['0/3000000', '000000010000000000000003', '000000010000000000000002'],
    ['0/3000001', '000000010000000000000003', '000000010000000000000003'],
    ['0/3FFFFFF', '000000010000000000000003', '000000010000000000000003'],
    ['1/0', '000000010000000100000000', '0000000100000000000000FF'],
    ['A/FF000028', '000000010000000A000000FF', '000000010000000A000000FF'],
  ])('hold the places of the log: %s', (place, from, upTo) => {
    expect(segmentAt(1, place)).toBe(from);
    expect(segmentBefore(1, place)).toBe(upTo);
  });

  it('are named by their timeline', () => {
    expect(segmentAt(18, '0/1000000')).toBe('000000120000000000000001');
  });
});
