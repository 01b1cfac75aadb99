import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { append, type Entry, findUnfinished, openRecord, readRecord } from './record.ts';

const options = { slice: null, minutes: null, continue: false };
const run: Entry = { kind: 'run', source: 'one', options };
const file = (name: string, failed: number): Entry => ({
  kind: 'file',
  group: 'Unit',
  file: name,
  failed,
  seconds: 2,
});
const passedIn = (left: ReturnType<typeof findUnfinished>) =>
  [...(left?.passedFiles ?? [])].flatMap(([group, files]) => [...files].map(name => `${group}: ${name}`));
const group = (name: string, failed: number): Entry => ({ kind: 'group', group: name, failed, seconds: 9 });

describe('the record of a run', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'adey-record-'));
    path = join(folder, 'deeper', 'verify.ndjson');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('the record of a run contains all entries written so far, except a line that a kill truncated', () => {
    openRecord(path, run);
    append(path, file('a.test.ts', 0));
    expect(readRecord(path)).toEqual([run, file('a.test.ts', 0)]);
    writeFileSync(path, `${JSON.stringify(run)}\n{"kind":"fi`);
    expect(readRecord(path)).toEqual([run]);
  });

  it('the record of a run starts empty, unless the run continues the previous one', () => {
    openRecord(path, run);
    openRecord(path, { ...run, source: 'two' }, true);
    expect(readRecord(path)).toHaveLength(2);
    openRecord(path, run);
    expect(readRecord(path)).toEqual([run]);
  });

  it('the record is empty before the first run', () => {
    expect(readRecord(path)).toEqual([]);
  });
});

describe('the remaining work after an earlier run', () => {
  it('no work remains without an earlier run, or after one without failures', () => {
    expect(findUnfinished([])).toBeNull();
    expect(findUnfinished([run, file('a.test.ts', 0), { kind: 'end', failed: 0 }])).toBeNull();
  });

  it('only the passed files and groups are left out after failures or an interruption', () => {
    const entries = [run, group('Types', 0), group('Unit', 1), file('a.test.ts', 0), file('b.test.ts', 1)];
    for (const record of [entries, [...entries, { kind: 'end', failed: 1 } as const]]) {
      const left = findUnfinished(record);
      expect(passedIn(left)).toEqual(['Unit: a.test.ts']);
      expect([...(left?.passedGroups ?? [])]).toEqual(['Types']);
    }
  });

  it('every file of a group remains when the group failed although none of its files did', () => {
    const other: Entry = { kind: 'file', group: 'Journeys', file: 'b.spec.ts', failed: 0, seconds: 1 };
    const left = findUnfinished([run, file('a.test.ts', 0), other, group('Unit', 1)]);
    expect(passedIn(left)).toEqual(['Journeys: b.spec.ts']);
  });

  it('a file that passed in one group remains in another group in which it failed', () => {
    const inFull: Entry = { kind: 'file', group: 'Tests in full', file: 'a.test.ts', failed: 1, seconds: 1 };
    expect(passedIn(findUnfinished([run, file('a.test.ts', 0), inFull]))).toEqual(['Unit: a.test.ts']);
  });

  it('the remaining work uses the last result of each file across several continued runs', () => {
    const again: Entry = { kind: 'run', source: 'two', options: { ...options, continue: true } };
    const first = [run, file('a.test.ts', 1), file('b.test.ts', 0), { kind: 'end', failed: 1 } as const];
    const left = findUnfinished([...first, again, file('a.test.ts', 0), file('b.test.ts', 2)]);
    expect(passedIn(left)).toEqual(['Unit: a.test.ts']);
    expect(left).toMatchObject({ source: 'two', options });
    expect(findUnfinished([...first, again, file('a.test.ts', 0), { kind: 'end', failed: 0 }])).toBeNull();
  });
});
