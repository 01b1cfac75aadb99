import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#core/email-address.ts';
import { isPersonName } from '#core/person-name.ts';
import { subscribeRequest } from './subscribe.schema.ts';

const good = { name: 'Abeba Bekele', email: 'abeba@example.org' };

describe('the input of a subscription', () => {
  it('[DATA-21] a subscription is a name and an email', () => {
    expect(subscribeRequest.parse(good)).toEqual({ ...good, source: 'call' });
  });

  it('name and email are trimmed, and accents are composed', () => {
    expect(subscribeRequest.parse({ name: '  Jose\u0301   Abebe ', email: ' a@b.c ' })).toMatchObject({
      name: 'Jos\u00e9 Abebe',
      email: 'a@b.c',
    });
  });

  it('an unknown source is treated as another client', () => {
    expect(subscribeRequest.parse({ ...good, source: 'elsewhere' })).toEqual({ ...good, source: 'call' });
  });

  it('unknown fields are rejected', () => {
    for (const more of [{ status: 'confirmed' }, { id: 1 }, { confirmedAt: '2026-11-20' }])
      expect(subscribeRequest.safeParse({ ...good, ...more }).success, JSON.stringify(more)).toBe(false);
  });

  it('a proof that is not a string or is too long is ignored', () => {
    for (const proof of [{}, 1, 'x'.repeat(2_001)])
      expect(subscribeRequest.parse({ ...good, proof }).proof).toBeUndefined();
  });

  it.each([
    { ...good, name: undefined },
    { ...good, email: undefined },
    { ...good, name: ['Abeba'] },
    { ...good, email: { $ne: null } },
    { ...good, name: 'x'.repeat(5000) },
    null,
    [],
  ])('the input %j is rejected', body => {
    expect(subscribeRequest.safeParse(body).success).toBe(false);
  });

  it('for any input, only names and emails that satisfy the rules are accepted', () => {
    const hostile = fc.oneof(
      fc.array(fc.integer({ min: 0, max: 0x10ffff })).map(points => String.fromCodePoint(...points)),
      fc.constantFrom("'; drop table subscribers; --", '<script>', '\u0000', 'a@b.c\r\nBcc: d@e.f', '\ud800'),
    );
    const sign = fc.constantFrom('', ' ', '-', '<', '\u0000', '\u200b', '@', ',');
    const or = (valid: string) =>
      fc.oneof(
        hostile,
        sign.map(added => `${valid}${added}`),
      );
    let accepted = 0;
    fc.assert(
      fc.property(or(good.name), or(good.email), (name, email) => {
        const parsed = subscribeRequest.safeParse({ name, email });
        if (!parsed.success) return;
        accepted += 1;
        expect(isPersonName(parsed.data.name)).toBe(true);
        expect(isEmailAddress(parsed.data.email)).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(10);
  });
});
