import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { hasStaffToken } from '#platform/staff-token.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

// Before the CMS configuration, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_URL = 'https://adey.test:3001';
  process.env.SITE_URL = 'https://adey.test';
});

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

it('over https the session cookie has the __Host- prefix and Secure, and a cookie without the prefix is ignored', async () => {
  const { user, headers } = await signIn(payload, 'editor');
  expect(headers.cookie).toMatch(/^__Host-adey-token=ey/);
  const body = { email: user.email, password: 'a password for tests only' };
  const answer = await callApi('POST', '/staff/login', { body });
  const [session = '', device = ''] = answer.headers.getSetCookie();
  expect(session).toMatch(/; Path=\/; Secure=true; HttpOnly=true; SameSite=Lax$/);
  expect(session).not.toMatch(/Domain/i);
  expect(device).toMatch(/^__Secure-adey-device-.*; Secure$/);
  expect(hasStaffToken(headers)).toBe(true);
  const plain = headers.cookie.replace('__Host-', '');
  expect(hasStaffToken({ cookie: plain })).toBe(false);
  const left = await callApi('POST', '/staff/logout', { headers });
  expect(left.headers.get('set-cookie')).toMatch(/^__Host-adey-token=;.*; Path=\/; Secure=true/);
});
