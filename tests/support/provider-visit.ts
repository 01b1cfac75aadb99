import type { Person } from './identity-provider.ts';

/**
 * Visits an identity service like a browser, from the redirect of the site until the service redirects back, and
 * returns that last address (the site's own) without opening it. Without a person the visitor cancels there.
 */
export async function visitProvider(address: string, person: Person | null): Promise<string> {
  const { origin } = new URL(address);
  const jar = new Map<string, string>();
  let next = address;
  let form: URLSearchParams | null = null;
  for (let steps = 0; steps < 12; steps += 1) {
    const answer: Response = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(pair => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    await answer.arrayBuffer();
    const location = answer.headers.get('location');
    if (answer.status >= 400) throw new Error(`The identity service answered ${answer.status} at ${next}`);
    form = location
      ? null
      : new URLSearchParams(person ? { claims: JSON.stringify(person) } : { cancel: 'yes' });
    next = location ? new URL(location, next).href : next;
    if (new URL(next).origin !== origin) return next;
  }
  throw new Error('The identity service led nowhere');
}
