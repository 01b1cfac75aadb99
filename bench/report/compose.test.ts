import { describe, expect, it } from 'vitest';
import { type Chapter, composeReport, isGood } from './compose.ts';
import type { Machine } from './machine.ts';

const machine: Machine = {
  at: new Date('2026-11-21T10:00:00Z'),
  commit: '0123456789ab',
  isChanged: false,
  node: 'v24.21.0',
  cpu: 'A processor',
  cores: 4,
  memoryGb: 24,
  system: 'linux 6.1',
  load: 0.2,
};
const chapter = (name: string, more: Partial<Chapter> = {}): Chapter => ({
  name,
  title: `About ${name}`,
  goals: [],
  page: '',
  seconds: 12.4,
  failure: null,
  taken: machine,
  told: [],
  ...more,
});
const rates = chapter('rates', {
  goals: [
    { what: 'kept pages of nginx, gzip', figure: 0.734, unit: '', least: 0.7 },
    { what: 'p99 at 5,000 a second', figure: 12.25, unit: 'ms', most: 10 },
    { what: 'a mere figure', figure: 4711.3, unit: 'requests/s' },
  ],
  page: '| what | figure |\n|---|---|\n\n## Beside it\n\nMore.\n',
});
const gone = chapter('gone', { failure: 'ended with 1 and handed nothing over', told: ['--times=5'] });

describe('the report', () => {
  it('says where it was taken, tells every goal in one table, and then each bench', async () => {
    const report = composeReport({ machine, isQuick: false, chapters: [rates, gone] });
    await expect(report).toMatchFileSnapshot('./compose.approved.md');
  });

  it('says on top that the machine was busy, and that the round was short', async () => {
    const report = composeReport({ machine: { ...machine, load: 9.5 }, isQuick: true, chapters: [] });
    await expect(report).toMatchFileSnapshot('./compose-busy.approved.md');
  });

  it('is good only when every goal was reached and every bench handed something over', () => {
    const reached = chapter('reached', { goals: rates.goals.slice(0, 1) });
    const isGoodWith = (...chapters: Chapter[]) => isGood({ machine, isQuick: false, chapters });
    expect([isGoodWith(reached), isGoodWith(reached, rates), isGoodWith(reached, gone)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
