import { describe, expect, it } from 'vitest';
import { toSummary } from './summary.ts';

describe('the summary of a text', () => {
  it('the summary of a short text is the text itself on one line', () => {
    expect(toSummary(' Medicines\n\nfor children. ')).toBe('Medicines for children.');
    expect(toSummary('')).toBe('');
    expect(toSummary('x'.repeat(160))).toBe('x'.repeat(160));
  });

  it('a summary ends between words, without a trailing comma', () => {
    const summary = toSummary(`${'medicine '.repeat(17)}help, and ${'more '.repeat(20)}`);
    expect(summary).toBe(`${'medicine '.repeat(17)}help…`);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(toSummary(`${'medicine '.repeat(17)}help –, ${'x'.repeat(20)}`)).toBe(summary);
  });

  it('an overlong word is cut in a summary, but never inside a character', () => {
    expect(toSummary('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
    expect(toSummary('🌼'.repeat(200))).toBe(`${'🌼'.repeat(79)}…`);
  });
});
