import type { House } from '../tests/support/house.ts';
import { mailedLink } from '../tests/support/mailed-link.ts';

/** The cookies of somebody who signed in by mail just now. */
export async function signInByMail(house: House, email: string): Promise<string> {
  const post = (path: string, fields: Record<string, string>) =>
    fetch(house.siteUrl + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: house.siteUrl },
      redirect: 'manual',
    });
  await post('/auth/sign-in', { email });
  const link = new URL(await mailedLink(house, email));
  const answer = await post(link.pathname, { key: link.searchParams.get('key') ?? '' });
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0]);
  if (cookies.length === 0) throw new Error('Nobody is signed in');
  return cookies.join('; ');
}
