import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, FIRST_ACCOUNT, signIn } from '../../../tests/support/staff-session.ts';
import { findFirstSteps } from './first-steps.ts';
import { PUT_ASIDE } from './put-aside.rules.ts';

let payload: Payload;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  payload = await openTestPayload();
  admin = await signIn(payload, 'admin');
});

const done = async () =>
  (await findFirstSteps(payload, admin.user))?.flatMap(([name, isDone]) => (isDone ? [name] : []));

it('the first steps of an empty installation are done one after the other by what is stored, then disappear', async () => {
  await payload.delete({
    collection: 'staff',
    where: { email: { equals: FIRST_ACCOUNT } },
    overrideAccess: true,
  });
  expect(await done()).toEqual([]);
  await payload.updateGlobal({ slug: 'site-settings', data: { name: 'Tesfa' }, overrideAccess: true });
  expect(await done()).toEqual(['name']);
  const post = { heading: 'A morning at the ward', type: 'normal', identifiable: 'no' } as const;
  await payload.create({ collection: 'posts', draft: true, data: post, overrideAccess: true });
  expect(await done(), 'a draft is on no page').toEqual(['name']);
  await payload.create({
    collection: 'posts',
    data: { ...post, _status: 'published' },
    overrideAccess: true,
  });
  expect(await done()).toEqual(['name', 'post']);
  await signIn(payload, 'editor');
  expect(await done()).toEqual(['name', 'post', 'colleague']);
  await payload.updateGlobal({
    slug: 'site-settings',
    data: { donationPage: 'https://give.example.org/tesfa' },
    overrideAccess: true,
  });
  expect(await done()).toEqual(['name', 'post', 'giving', 'colleague']);

  await payload.create({
    collection: 'home',
    data: { identifiable: 'no', _status: 'published' } as never,
    overrideAccess: true,
  });
  expect(await findFirstSteps(payload, admin.user)).toBeNull();
  await payload.delete({ collection: 'home', where: {}, overrideAccess: true });
});

it('the first steps are hidden while there are samples', async () => {
  const data = { heading: 'A sample', type: 'normal', identifiable: 'no', sample: true } as const;
  const { id } = await payload.create({ collection: 'posts', draft: true, data, overrideAccess: true });
  expect(await findFirstSteps(payload, admin.user)).toBeNull();
  await payload.delete({ collection: 'posts', id, overrideAccess: true });
  expect(await done()).toContain('name');
});

it('the first steps that an admin put aside are hidden from that admin alone, and come back', async () => {
  const other = await signIn(payload, 'admin');
  const put = (isPutAside: unknown) =>
    callApi('POST', `/payload-preferences/${PUT_ASIDE}`, {
      headers: admin.headers,
      body: { value: { isPutAside } },
    });
  expect((await put(true)).status).toBe(200);
  expect(await findFirstSteps(payload, admin.user)).toBeNull();
  expect(await findFirstSteps(payload, other.user)).not.toBeNull();
  await put('perhaps');
  expect(await findFirstSteps(payload, admin.user)).not.toBeNull();
});
