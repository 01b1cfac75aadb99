import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builds } from './builds.ts';

describe('builds', () => {
  it.each(builds)('$name: the output of a build does not count as its input', ({ from, without }) => {
    const written = ['dist/server/entry.mjs', 'src/staff/.next/BUILD_ID', 'src/staff/next-env.d.ts'];
    const read = (file: string) =>
      from.some(glob => matchesGlob(file, glob)) && !without.some(glob => matchesGlob(file, glob));
    expect(written.filter(read)).toEqual([]);
    expect(read('src/core/outcome.ts')).toBe(true);
  });
});
