import { describe, expect, it } from 'vitest';
import { importReport, noJsonReport } from './import-report.ts';

const about = { file: 'old.json', now: new Date('2026-11-29T10:00:00Z') };
const hostile = 'a\u001b[2J\r\n  line 9, posts "forged"\u202e\u0007';

describe('the import report', () => {
  const report = importReport(
    {
      written: false,
      entries: [
        {
          kind: 'posts',
          key: hostile,
          line: 1,
          heading: hostile,
          fate: 'unreadable',
          reasons: [hostile],
          missing: [hostile],
        },
        {
          kind: 'posts',
          key: 'long',
          line: 2,
          heading: 'x'.repeat(100_000),
          fate: 'new',
          reasons: [],
          missing: [],
        },
      ],
      pictures: [{ name: hostile, reason: hostile }],
      numbers: { raised: 0, unchanged: 0, unreadable: [{ part: 'view', key: hostile, reason: 'no number' }] },
      unknown: [hostile],
    },
    about,
  );

  it('the report contains no line breaks or control characters from the file', () => {
    expect(report).not.toMatch(/[[\p{Cc}\p{Cf}]--[\n]]/v);
    expect(report).not.toMatch(/^ *line 9/m);
    expect(noJsonReport({ line: 1, reason: hostile }, about)).not.toMatch(/[[\p{Cc}\p{Cf}]--[\n]].+/v);
  });

  it('the report shortens overlong text', () => {
    expect(Math.max(...report.split('\n').map(line => line.length))).toBeLessThan(1100);
  });
});
