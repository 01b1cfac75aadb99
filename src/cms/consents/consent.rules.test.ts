import { describe, expect, it } from 'vitest';
import { CONSENT_USES, consentEnd, consentProblem, dayInEthiopia, needsConsent } from './consent.rules.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const agreed = { uses: ['website'], until: null, withdrawn: false };

describe('consentProblem', () => {
  it('finds none in a record that covers the use and has no end', () => {
    expect(consentProblem(agreed, 'website', noon)).toBeNull();
  });

  it('says a record is missing', () => {
    expect(consentProblem(null, 'website', noon)).toBe('missing');
  });

  it('[CONSENT-04] refuses each use that was not agreed to', () => {
    for (const { value } of CONSENT_USES)
      expect(consentProblem(agreed, value, noon)).toBe(value === 'website' ? null : 'other-use');
  });

  it('[CONSENT-05] holds through its last day in Ethiopia and not a moment longer', () => {
    const consent = { ...agreed, until: '2026-11-20T12:00:00.000Z' };
    expect(consentProblem(consent, 'website', new Date('2026-11-20T20:59:59.999Z'))).toBeNull();
    expect(consentProblem(consent, 'website', new Date('2026-11-20T21:00:00Z'))).toBe('expired');
  });

  it('[CONSENT-06] ends when it is withdrawn, whatever its last day', () => {
    expect(consentProblem({ ...agreed, withdrawn: true, until: '2030-01-01' }, 'website', noon)).toBe(
      'withdrawn',
    );
  });

  it('takes a record nobody answered for withdrawn', () => {
    expect(consentProblem({ uses: ['website'] }, 'website', noon)).toBe('withdrawn');
  });
});

describe('days of consent', () => {
  it('count from midnight to midnight in Ethiopia', () => {
    expect(dayInEthiopia(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
    expect(dayInEthiopia(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
    expect(consentEnd('2026-12-31').toISOString()).toBe('2026-12-31T21:00:00.000Z');
  });
});

describe('needsConsent', () => {
  it('asks unless the answer is a clear no', () => {
    expect(needsConsent({ identifiable: 'no' })).toBe(false);
    for (const identifiable of ['yes', null, undefined, 'maybe'])
      expect(needsConsent({ identifiable })).toBe(true);
  });
});
