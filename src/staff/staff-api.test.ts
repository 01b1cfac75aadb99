import { expect, it } from 'vitest';
import { withEvenTiming } from './staff-api.ts';

/** How long a response that took so many milliseconds of work took to be sent. */
async function time(path: string, workMs: number, headers: Record<string, string> = {}, status = 401) {
  const answer = withEvenTiming(
    () =>
      new Promise<Response>(resolve => {
        setTimeout(() => resolve(new Response(null, { status, headers })), workMs);
      }),
  );
  const since = performance.now();
  await answer(new Request(`http://localhost:3001${path}`, { method: 'POST' }));
  return performance.now() - since;
}

it('refused sign-ins and password requests are answered at fixed time steps, however long they took', async () => {
  const [short, long, code, mailed, signedIn, other] = await Promise.all([
    time('/api/staff/login', 1),
    time('/api/staff/login', 200),
    time('/api/staff/second-step/finish', 1, {}, 403),
    time('/api/staff/forgot-password', 40, {}, 200),
    time('/api/staff/login', 1, { 'set-cookie': 'adey-token=x' }, 200),
    time('/api/posts', 1),
  ]);
  for (const taken of [short, long, code, mailed])
    expect(Math.abs(taken - 500 * Math.round(taken / 500))).toBeLessThan(150);
  expect(Math.min(short, long, code, mailed)).toBeGreaterThan(490);
  expect(Math.max(signedIn, other)).toBeLessThan(300);
});
