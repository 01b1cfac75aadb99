import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let door: Session;
beforeAll(async () => {
  door = await signIn(await openTestPayload(), 'door');
});

describe('the link from the admin to the door', () => {
  it('the browser is led to the site with a pass, and a script that follows the sign-in never is', async () => {
    const { headers } = door;
    const shown = await callApi('GET', '/door', { headers });
    expect([shown.status, new URL(shown.headers.get('location') ?? '').pathname]).toEqual([303, '/door']);
    expect(shown.headers.get('location')).toContain('?pass=');
    const fetched = await callApi('GET', '/door', { headers: { ...headers, rsc: '1' } });
    expect([fetched.status, fetched.headers.get('location')]).toEqual([204, null]);
  });
});
