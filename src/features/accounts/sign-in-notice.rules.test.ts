import { expect, it } from 'vitest';
import { noticeIn } from './sign-in-notice.rules.ts';

const said = (query: string) => noticeIn(new URLSearchParams(query));

it('a sign-in screen knows what went before from its address', () => {
  expect(said('')).toBeNull();
  expect(said('signed-out')).toBe('signed-out');
  expect(said('error=access_denied')).toBe('cancelled');
  expect(said('error=unable_to_get_user_info')).toBe('away');
  expect(said('error=state_mismatch&state=x')).toBe('expired');
});

it('a code nobody knows is a failure, and no code reaches the page', () => {
  for (const code of ['invalid_code', '', '<script>', 'constructor', '__proto__'])
    expect(said(`error=${encodeURIComponent(code)}`), code).toBe('failed');
});
