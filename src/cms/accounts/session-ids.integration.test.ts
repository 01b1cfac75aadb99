import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#cms/access/roles.ts';
import { queryRows } from '#platform/transaction.ts';
import { fillEndpoint, listAdminEndpoints } from '../../../tests/support/admin-endpoints.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, PASSWORD, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  payload = await openTestPayload();
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});

const sessionIds = async () =>
  (await queryRows<{ id: string }>({ payload }, sql`select id from staff_sessions`)).map(({ id }) => id);

type Asked = [method: string, path: string, body?: unknown];

/** Which of these answers hold the number of a session. */
async function telling(headers: Record<string, string>, asked: readonly Asked[]): Promise<string[]> {
  const found: string[] = [];
  for (const [method, path, body] of asked) {
    const text = await (await callApi(method, path, { headers, body })).text();
    const isTelling =
      (await sessionIds()).some(id => text.includes(id)) || /"sessions":\[\{|"_sid"/.test(text);
    if (isTelling) found.push(`${method} ${path}`);
  }
  return found;
}

/** Everything an account may ask about itself, signing in included. */
const aboutItself = ({ user: { id, email } }: Session): Asked[] => [
  ['GET', '/staff/me'],
  ['GET', '/staff/me?depth=2&select[sessions]=true&showHiddenFields=true'],
  ['GET', `/staff/${id}?select[sessions]=true`],
  ['GET', '/staff?depth=1'],
  ['GET', '/staff?sort=sessions.id&select[sessions][id]=true'],
  ['GET', '/staff/second-step'],
  ['GET', '/access'],
  ['PATCH', `/staff/${id}`, { name: 'Another name' }],
  ['PATCH', `/staff?where[id][equals]=${id}`, { name: 'And another' }],
  ['POST', '/staff/login', { email, password: PASSWORD }],
  ['POST', '/staff/refresh-token', {}],
];

describe('session ids in responses', () => {
  it.each(ROLES)('no response to the role %s about its own account contains a session id', async role => {
    const session = sessions.get(role);
    if (!session) throw new Error(`Nobody is signed in as ${role}`);
    expect(await telling(session.headers, aboutItself(session))).toEqual([]);
  });

  it('the response to a new password by a mailed link contains no session id', async () => {
    const { user } = await signIn(payload, 'author');
    const data = { email: user.email };
    const token = await payload.forgotPassword({ collection: 'staff', data, disableEmail: true });
    const body = { token, password: 'quite another password' };
    expect(await telling({}, [['POST', '/staff/reset-password', body]])).toEqual([]);
  });

  it('no response that an admin can read contains a session id', async () => {
    const { headers, user } = sessions.get('admin') as Session;
    const asked = listAdminEndpoints(payload).map((endpoint): Asked => {
      const { method, path } = fillEndpoint(endpoint, { id: Number(user.id), filename: 'none.jpg' });
      return [method, `${path}?depth=2`];
    });
    const reads = asked.filter(([method, path]) => method === 'GET' && !path.includes('/donations/ask-all'));
    expect(reads.length).toBeGreaterThan(100);
    expect(await telling(headers, reads)).toEqual([]);
  });

  it('a search for staff by session id is refused with 400', async () => {
    const { headers } = sessions.get('admin') as Session;
    const [id] = await sessionIds();
    for (const query of [`where[sessions.id][equals]=${id}`, `where[or][0][sessions.id][like]=${id}`]) {
      const answer = await callApi('GET', `/staff?${query}`, { headers });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('operations that use the current session', () => {
  it('a new password ends the other sessions and keeps this one', async () => {
    const { user, headers } = await signIn(payload, 'editor');
    await callApi('POST', '/staff/login', { body: { email: user.email, password: PASSWORD } });
    const body = { password: 'quite another password', currentPassword: PASSWORD };
    expect((await callApi('PATCH', `/staff/${user.id}`, { headers, body })).status).toBe(200);
    const left = await queryRows(
      { payload },
      sql`select 1 from staff_sessions where _parent_id = ${user.id}`,
    );
    expect(left).toHaveLength(1);
    expect(await (await callApi('GET', '/staff/me', { headers })).json()).toMatchObject({
      user: { id: user.id },
    });
  });

  it('signing out ends this session alone', async () => {
    const { user, headers } = await signIn(payload, 'editor');
    await callApi('POST', '/staff/login', { body: { email: user.email, password: PASSWORD } });
    expect((await callApi('POST', '/staff/logout', { headers })).status).toBe(200);
    const left = await queryRows(
      { payload },
      sql`select 1 from staff_sessions where _parent_id = ${user.id}`,
    );
    expect(left).toHaveLength(1);
    expect(await (await callApi('GET', '/staff/me', { headers })).json()).toMatchObject({ user: null });
  });

  it('the preview endpoint issues a pass for the current session', async () => {
    const { headers } = await signIn(payload, 'editor');
    const answer = await callApi('GET', '/preview?page=/news', { headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('pass=')]);
  });
});
