import { describe, expect, it } from 'vitest';
import { signedStaffCookie } from '../../../tests/support/staff-cookie.ts';
import { hasStaffToken, staffCookie } from './staff-token.ts';

describe('a staff token', () => {
  it('is one we signed, in a cookie or a header, until it expires', async () => {
    const cookie = await signedStaffCookie();
    const token = cookie.slice(staffCookie().length + 1);
    expect(hasStaffToken({ cookie })).toBe(true);
    expect(hasStaffToken({ cookie: `a=b; ${cookie}; c=d` })).toBe(true);
    expect(hasStaffToken({ authorization: `JWT ${token}` })).toBe(true);
    expect(hasStaffToken({ cookie: await signedStaffCookie({ lasts: -1 }) })).toBe(false);
    expect(hasStaffToken({ cookie: await signedStaffCookie({ secret: 'a secret of somebody else' }) })).toBe(
      false,
    );
  });

  it('is invalid when forged', async () => {
    const cookie = await signedStaffCookie();
    const [head, claims, signature] = cookie.split('.');
    for (const made of [
      `${staffCookie()}=x`,
      `${staffCookie()}=a.b.c`,
      `${staffCookie()}=`,
      `${head}.${claims}`,
      `${head}.${claims}.`,
      `${head}.${claims}.${signature}x`,
      `${head}.${claims?.slice(0, -2)}xx.${signature}`,
      `x${cookie}`,
      `${staffCookie()}=${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`,
    ])
      expect(hasStaffToken({ cookie: made }), made).toBe(false);
    expect(hasStaffToken({ authorization: 'JWT a.b.c' })).toBe(false);
    expect(hasStaffToken({})).toBe(false);
  });
});
