import { expect, it } from 'vitest';
import { isLinkKey, isOwnDoing, noticeIn } from './sign-in.rules.ts';

const noticeFor = (query: string) => noticeIn(new URLSearchParams(query));

it('a sign-in page reads the previous result from its address', () => {
  expect(noticeFor('')).toBeNull();
  expect(noticeFor('signed-out')).toBe('signed-out');
  expect(noticeFor('error=access_denied')).toBe('cancelled');
  expect(noticeFor('error=unable_to_get_user_info')).toBe('away');
  expect(noticeFor('error=state_mismatch&state=x')).toBe('expired');
});

it('an unknown code counts as a failure, and no code reaches the page', () => {
  for (const code of ['invalid_code', '', '<script>', 'constructor', '__proto__'])
    expect(noticeFor(`error=${encodeURIComponent(code)}`), code).toBe('failed');
});

it.each([
  ['access_denied', 'cancelled'],
  ['interaction_required', 'cancelled'],
  ['login_required', 'cancelled'],
  ['consent_required', 'cancelled'],
  ['temporarily_unavailable', 'away'],
  ['server_error', 'away'],
  ['unable_to_get_user_info', 'away'],
  ['state_mismatch', 'expired'],
  ['state_not_found', 'expired'],
  ['email_not_found', 'no-email'],
  ['account_not_linked', 'other-service'],
  ['too_often', 'too-often'],
] as const)('the code %s means %s', (code, notice) => {
  expect(noticeFor(`error=${code}`)).toBe(notice);
});

it('a sign-in page confirms that an account was erased, also where that signed somebody out', () => {
  expect(noticeFor('erased')).toBe('erased');
  expect(noticeFor('erased&signed-out')).toBe('erased');
  expect(noticeFor('erased&error=server_error')).toBe('away');
});

it('only deliberate acts are the user’s own doing', () => {
  for (const notice of ['cancelled', 'signed-out', 'erased'] as const) expect(isOwnDoing(notice)).toBe(true);
  for (const notice of ['unavailable', 'away', 'expired', 'failed', 'passkey'] as const)
    expect(isOwnDoing(notice)).toBe(false);
});

const key = 'aZ09_-'.padEnd(43, 'x');

it('accepts the base64url of 32 bytes as a key', () => {
  expect(isLinkKey(key)).toBe(true);
  expect(isLinkKey(Buffer.alloc(32, 255).toString('base64url'))).toBe(true);
});

it.each(['', key.slice(1), `${key}x`, `${key}\n`, ` ${key}`, `${key.slice(1)}+`, `${key.slice(1)}=`])(
  'rejects %j as a key',
  text => {
    expect(isLinkKey(text)).toBe(false);
  },
);
