import { describe, expect, it } from 'vitest';
import {
  CONSENT_USES,
  consentEnd,
  consentProblem,
  dayInEthiopia,
  hasChangedNames,
  needsConsent,
} from './consent.rules.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const agreed = { uses: ['website'], until: null, withdrawn: false };

describe('consentProblem', () => {
  it('consentProblem returns null for a record that covers the use and has no end date', () => {
    expect(consentProblem(agreed, 'website', noon)).toBeNull();
  });

  it('consentProblem returns missing when there is no record', () => {
    expect(consentProblem(null, 'website', noon)).toBe('missing');
  });

  it('[CONSENT-04] consentProblem refuses each use that the consent does not cover', () => {
    for (const { value } of CONSENT_USES)
      expect(consentProblem(agreed, value, noon)).toBe(value === 'website' ? null : 'other-use');
  });

  it('[CONSENT-05] consentProblem accepts a consent until the end of its last day in Ethiopia', () => {
    const consent = { ...agreed, until: '2026-11-20T12:00:00.000Z' };
    expect(consentProblem(consent, 'website', new Date('2026-11-20T20:59:59.999Z'))).toBeNull();
    expect(consentProblem(consent, 'website', new Date('2026-11-20T21:00:00Z'))).toBe('expired');
  });

  it('[CONSENT-06] consentProblem refuses a withdrawn consent, whatever its last day', () => {
    expect(consentProblem({ ...agreed, withdrawn: true, until: '2030-01-01' }, 'website', noon)).toBe(
      'withdrawn',
    );
  });

  it('consentProblem treats a record without an answer about withdrawal as withdrawn', () => {
    expect(consentProblem({ uses: ['website'] }, 'website', noon)).toBe('withdrawn');
  });
});

it('consentProblem refuses every use for a consent that lists none', () => {
  for (const uses of [null, undefined, []])
    expect(consentProblem({ ...agreed, uses }, 'website', noon)).toBe('other-use');
});

describe('dayInEthiopia and consentEnd', () => {
  it('days of consent run from midnight to midnight in Ethiopia', () => {
    expect(dayInEthiopia(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
    expect(dayInEthiopia(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
    expect(consentEnd('2026-12-31').toISOString()).toBe('2026-12-31T21:00:00.000Z');
  });
});

describe('needsConsent', () => {
  it('needsConsent returns true unless the answer is a clear no', () => {
    expect(needsConsent({ identifiable: 'no' })).toBe(false);
    for (const identifiable of ['yes', null, undefined, 'maybe'])
      expect(needsConsent({ identifiable })).toBe(true);
  });
});

describe('hasChangedNames', () => {
  it('names count as changed where somebody can be recognised, unless staff say that they are not', () => {
    for (const nameChanged of [true, null, undefined])
      expect(hasChangedNames({ identifiable: 'yes', nameChanged })).toBe(true);
    expect(hasChangedNames({ identifiable: 'yes', nameChanged: false })).toBe(false);
  });

  it('names do not count as changed in a text that is about nobody', () => {
    for (const identifiable of ['no', null, undefined])
      expect(hasChangedNames({ identifiable, nameChanged: true })).toBe(false);
  });
});
