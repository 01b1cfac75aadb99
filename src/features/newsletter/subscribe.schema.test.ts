import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '#core/email-address.ts';
import { isPersonName } from '#core/person-name.ts';
import { subscribeRequest } from './subscribe.schema.ts';

const good = { name: 'Abeba Bekele', email: 'abeba@example.org' };

describe('what a subscription call takes', () => {
  it('[DATA-21] is a name and an email', () => {
    expect(subscribeRequest.parse(good)).toEqual({ ...good, source: 'call' });
  });

  it('has blanks taken off, and accents composed', () => {
    expect(subscribeRequest.parse({ name: '  Jose\u0301   Abebe ', email: ' a@b.c ' })).toMatchObject({
      name: 'Jos\u00e9 Abebe',
      email: 'a@b.c',
    });
  });

  it('takes any source it does not know for a call', () => {
    expect(subscribeRequest.parse({ ...good, source: 'elsewhere' })).toEqual({ ...good, source: 'call' });
  });

  it('refuses what nobody asked for', () => {
    for (const more of [{ status: 'confirmed' }, { id: 1 }, { confirmedAt: '2026-11-20' }])
      expect(subscribeRequest.safeParse({ ...good, ...more }).success, JSON.stringify(more)).toBe(false);
  });

  it('takes a proof for none where it is no text, or longer than any', () => {
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
  ])('refuses %j', body => {
    expect(subscribeRequest.safeParse(body).success).toBe(false);
  });

  it('takes nothing that the rules of name and email refuse, whatever is sent', () => {
    const hostile = fc.oneof(
      fc.array(fc.integer({ min: 0, max: 0x10ffff })).map(points => String.fromCodePoint(...points)),
      fc.constantFrom("'; drop table subscribers; --", '<script>', '\u0000', 'a@b.c\r\nBcc: d@e.f', '\ud800'),
    );
    fc.assert(
      fc.property(hostile, hostile, (name, email) => {
        const parsed = subscribeRequest.safeParse({ name, email });
        if (!parsed.success) return;
        expect(isPersonName(parsed.data.name)).toBe(true);
        expect(isEmailAddress(parsed.data.email)).toBe(true);
      }),
    );
  });
});
