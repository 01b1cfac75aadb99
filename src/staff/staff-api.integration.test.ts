import { handleEndpoints } from 'payload';
import { expect, it, onTestFinished, vi } from 'vitest';
import config from '#config';
import { env } from '#platform/env.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { signIn } from '../../tests/support/staff-session.ts';
import { withRefusalsLogged } from './staff-api.ts';

const answer = withRefusalsLogged((request: Request) => handleEndpoints({ config, request }));

it('forbidden requests are refused and logged with their action, without personal data', async () => {
  const { headers, user } = await signIn(await openTestPayload(), 'editor');
  const written = vi.spyOn(process.stdout, 'write');
  onTestFinished(() => written.mockRestore());
  const request = async (method: string, path: string, by: HeadersInit = headers) =>
    (await answer(new Request(`${env.STAFF_URL}/api${path}`, { method, headers: by }))).status;

  expect(await request('GET', '/posts')).toBe(200);
  expect(await request('DELETE', `/staff/${user.id}`)).toBe(403);
  expect(await request('GET', '/subscribers?where[email][equals]=abeba@example.org', {})).toBe(403);
  const lines = written.mock.calls.map(([line]) => String(line)).filter(line => line.includes('refused'));
  expect(lines.map(line => JSON.parse(line))).toEqual([
    expect.objectContaining({
      event: 'request refused',
      server: 'admin',
      method: 'DELETE',
      of: 'staff',
      status: 403,
    }),
    expect.objectContaining({ event: 'request refused', method: 'GET', of: 'subscribers', status: 403 }),
  ]);
  expect(lines.join('')).not.toMatch(/abeba|@adey/);
});
