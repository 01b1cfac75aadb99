import { describe, expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

describe('the summary of a text', () => {
  it('the summary of a short text is the text itself on one line', () => {
    expect(summaryOf(' Medicines\n\nfor children. ')).toBe('Medicines for children.');
    expect(summaryOf('')).toBe('');
    expect(summaryOf('x'.repeat(160))).toBe('x'.repeat(160));
  });

  it('a summary ends between words, without a trailing comma', () => {
    const summary = summaryOf(`${'medicine '.repeat(17)}help, and ${'more '.repeat(20)}`);
    expect(summary).toBe(`${'medicine '.repeat(17)}help…`);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summaryOf(`${'medicine '.repeat(17)}help –, ${'x'.repeat(20)}`)).toBe(summary);
  });

  it('an overlong word is cut in a summary, but never inside a character', () => {
    expect(summaryOf('x'.repeat(400))).toBe(`${'x'.repeat(159)}…`);
    expect(summaryOf('🌼'.repeat(200))).toBe(`${'🌼'.repeat(79)}…`);
  });
});
