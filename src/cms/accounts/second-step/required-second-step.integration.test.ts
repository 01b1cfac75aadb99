import type { Payload } from 'payload';
import { beforeAll, expect, it, vi } from 'vitest';
import { OPEN_ENDPOINTS } from '#cms/access/restrict-endpoints.ts';
import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import { fillEndpoint, listAdminEndpoints } from '../../../../tests/support/admin-endpoints.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { addPasskey, askStep } from '../../../../tests/support/staff-second-step.ts';
import { callApi, PASSWORD, type Session, signIn } from '../../../../tests/support/staff-session.ts';

// Before the CMS configuration, which reads the settings.
vi.hoisted(() => {
  process.env.STAFF_SECOND_FACTOR = 'admins';
});

let payload: Payload;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  admin = await signIn(payload, 'admin');
});

it('an admin without a second step is refused everywhere and shown how to add one', async () => {
  const refused = { errors: [{ message: secondStepTexts.addFirst }] };
  const closed = listAdminEndpoints(payload).filter(({ of, name }) => !OPEN_ENDPOINTS[of]?.includes(name));
  expect(closed.length).toBeGreaterThan(200);
  for (const endpoint of closed) {
    const { method, path } = fillEndpoint(endpoint, { id: 1, filename: 'none.jpg' });
    const { headers } = admin;
    const answer = await callApi(method, path, { headers, ...(method !== 'GET' && { body: {} }) });
    expect([answer.status, await answer.json()], `${method} ${path}`).toEqual([403, refused]);
  }
  const access = await (await callApi('GET', '/access', admin)).json();
  expect(access.canAccessAdmin).toBeUndefined();
  expect((await callApi('GET', '/preview?page=/news', admin)).status).toBe(403);
  const other = { account: 1, currentPassword: PASSWORD };
  expect((await askStep(admin, 'remove-all', other)).status).toBe(403);
});

it('an admin adds a passkey in that session, continues in it, and cannot remove the last one', async () => {
  expect((await addPasskey(admin)).status).toBe(200);
  expect((await callApi('GET', '/staff', admin)).status).toBe(200);
  expect((await callApi('GET', '/preview?page=/news', admin)).status).toBe(303);
  const [{ id }] = (await (await callApi('GET', '/staff/second-step', admin)).json()).passkeys;
  const removed = await askStep(admin, 'remove', { id, currentPassword: PASSWORD });
  expect([removed.status, removed.body.errors[0].message]).toEqual([
    409,
    'This is your only passkey, and your account needs one. Add another first.',
  ]);
});

it('an editor works without a second step until becoming an admin', async () => {
  const editor = await signIn(payload, 'editor');
  expect((await callApi('GET', '/posts', editor)).status).toBe(200);
  await payload.update({ collection: 'staff', id: editor.user.id, data: { role: 'admin' } });
  expect((await callApi('GET', '/posts', editor)).status).toBe(403);
});
