import { mailedLink } from '../../tests/support/mailed-link.ts';
import type { TestStack } from '../../tests/support/test-stack.ts';

/** The cookies of somebody who has just signed in by mail. */
export async function signInByMail(stack: TestStack, email: string): Promise<string> {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(stack.siteUrl + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: stack.siteUrl },
      redirect: 'manual',
    });
  await post('/auth/sign-in', { email });
  const link = new URL(await mailedLink(stack, email));
  const answer = await post(link.pathname, { key: link.searchParams.get('key') ?? '' });
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error('Nobody is signed in');
  return cookies.join('; ');
}
