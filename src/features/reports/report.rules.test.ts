import { expect, it } from 'vitest';
import { reportAnchor } from './report.rules.ts';

it('names the place of a fiscal year as links to it do', () => {
  expect(reportAnchor(2024)).toBe('reports_2024');
});
