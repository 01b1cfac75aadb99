import { describe, expect, it } from 'vitest';
import { keyProblem, sentenceProblem, sourceProblem, toCorrection, valueProblem } from './claim.rules.ts';

describe('what a number of the register must be', () => {
  it.each([
    [160, true],
    [0, true],
    [12.25, true],
    [1.1, true],
    [null, false],
    ['160', false],
    [-1, false],
    [0.001, false],
    [Number.NaN, false],
    [1e12, false],
  ])('%s is a number that was counted: %s', (value, isValid) => {
    expect(valueProblem(value, true) === null).toBe(isValid);
  });

  it('a number that is not known needs no value', () => {
    expect(valueProblem(null, false)).toBeNull();
  });

  it.each([
    ['{value} children.', true],
    ['', true],
    ['160 children.', false],
    ['{value} of {value}.', false],
  ])('the sentence "%s" states its number once: %s', (sentence, isValid) => {
    expect(sentenceProblem(sentence) === null).toBe(isValid);
  });

  it('a key is a name that texts can write in braces', () => {
    expect(keyProblem('childrenHelped')).toBeNull();
    expect(keyProblem('children helped')).toContain('such as childrenHelped');
  });

  it.each([
    [{ kind: 'document' }, false],
    [{ kind: 'document', link: 'https://example.org' }, true],
    [{ kind: 'document', file: 3 }, true],
    [{ kind: 'ledger' }, false],
    [{ kind: 'ledger', link: 'https://example.org' }, false],
    [{ kind: 'ledger', link: '/reports' }, true],
    [{ kind: 'unnamed' }, true],
  ])('the source %j can be looked up, or says that there is none: %s', (source, isValid) => {
    expect(sourceProblem(source) === null).toBe(isValid);
  });
});

describe('the correction of a published number', () => {
  const day = '2026-11-29T12:00:00.000Z';
  const said = {
    why: ' Two were counted twice. ',
    whyInAmharic: 'ሁለት ልጆች ሁለቴ ተቆጥረው ነበር።',
    evidence: { id: 4 },
  };

  it('what readers never saw, or what stays the same, is no correction', () => {
    expect(toCorrection(null, { value: 160 }, {}, day)).toEqual({ row: null });
    expect(toCorrection({ value: 160 }, { value: 160 }, {}, day)).toEqual({ row: null });
    expect(toCorrection({ value: null }, { value: null }, {}, day)).toEqual({ row: null });
  });

  it('a changed number is kept with what it was, the reason and the evidence', () => {
    expect(toCorrection({ value: 160 }, { value: 158 }, said, day)).toEqual({
      row: {
        day,
        before: 160,
        after: 158,
        why: 'Two were counted twice.',
        whyInAmharic: 'ሁለት ልጆች ሁለቴ ተቆጥረው ነበር።',
        evidence: 4,
      },
    });
  });

  it('a number that is no longer known is a correction too', () => {
    expect(toCorrection({ value: 160 }, { value: null }, { ...said, evidence: 4 }, day)).toMatchObject({
      row: { before: 160, after: null, evidence: 4 },
    });
  });

  it('a changed number needs its reason in both languages', () => {
    expect(toCorrection({ value: 160 }, { value: 158 }, {}, day)).toEqual({ missing: 'why' });
    expect(toCorrection({ value: 160 }, { value: 158 }, { ...said, whyInAmharic: ' ' }, day)).toEqual({
      missing: 'whyInAmharic',
    });
  });
});
