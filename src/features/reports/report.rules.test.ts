import { expect, it } from 'vitest';
import { reportAnchor } from './report.rules.ts';

it('the anchor of a fiscal year matches the links to it', () => {
  expect(reportAnchor(2024)).toBe('reports_2024');
});
