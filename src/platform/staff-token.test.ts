import { describe, expect, it } from 'vitest';
import {
  hasStaffToken,
  previewCookie,
  previewTokenCookie,
  previewTokenIn,
  readPreviewToken,
  signPreviewToken,
  staffCookie,
} from '#platform/staff-token.ts';
import { signedStaffCookie } from '../../tests/support/staff-cookie.ts';

describe('a staff token', () => {
  it('a staff token that we signed is valid in a cookie or a header, until it expires', async () => {
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

  it('a forged staff token is invalid', async () => {
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

const now = new Date('2026-11-20T09:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const pass = { account: 7, session: '0b9c6f6e-5f0a-4c55-9a55-0d1a3f6f2f0e' };

describe('a preview pass', () => {
  it('a preview link is valid for a minute, and a preview cookie for eight hours', () => {
    const link = signPreviewToken(pass, 'preview-links', now);
    expect(readPreviewToken(link, 'preview-links', later(59))).toEqual(pass);
    expect(readPreviewToken(link, 'preview-links', later(60))).toBeNull();
    const cookies = `a=b; ${previewTokenCookie(pass, now).split(';')[0]}; c=d`;
    expect(previewTokenIn(cookies, later(8 * 3600 - 1))).toEqual(pass);
    expect(previewTokenIn(cookies, later(8 * 3600))).toBeNull();
  });

  it('a preview cookie is HttpOnly and SameSite=Lax', () => {
    expect(previewTokenCookie(pass, now)).toMatch(/; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/);
  });

  it('a preview link that is forged, altered or signed for the other purpose is invalid', () => {
    const link = signPreviewToken(pass, 'preview-links', now);
    const [, , until, signature] = link.split('.');
    expect(previewTokenIn(`${previewCookie()}=${link}`, now)).toBeNull();
    for (const text of [
      '',
      'x',
      signPreviewToken(pass, 'previews', now),
      `8.${pass.session}.${until}.${signature}`,
      `7.${pass.session.replace('0b', '1b')}.${until}.${signature}`,
      `7.${pass.session}.${Number(until) + 1}.${signature}`,
      `7.${pass.session}.${until}.${'A'.repeat(22)}`,
      `${link} `,
      `${link}x`,
    ])
      expect(readPreviewToken(text, 'preview-links', now), text).toBeNull();
    expect(previewTokenIn(undefined, now)).toBeNull();
  });
});
