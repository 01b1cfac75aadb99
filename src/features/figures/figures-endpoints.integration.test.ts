import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { queryRows } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { toUtcDay } from './count-queue.ts';
import { figureEndpoints } from './figures.endpoints.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

type Role = 'admin' | 'editor' | 'bookkeeper';
const accounts = new Map<Role, PayloadRequest['user']>();

/** Calls an endpoint as somebody of this role, with a plain form. */
async function call(role: Role, path: string, form?: Record<string, string>): Promise<Response> {
  const email = `${role}@figures.test`;
  if (!accounts.has(role)) {
    const data = { name: role, email, role, password: 'a long password' };
    const made = await payload.create({ collection: 'staff', data });
    accounts.set(role, { ...made, collection: 'staff' } as PayloadRequest['user']);
  }
  const method = form ? 'post' : 'get';
  const request = new Request(`http://localhost/api${path}`, {
    method: method.toUpperCase(),
    ...(form && { body: new URLSearchParams(form) }),
  });
  const req = await createLocalReq({ user: accounts.get(role) as never }, payload);
  Object.assign(req, { headers: request.headers, formData: () => request.formData() });
  const endpoint = figureEndpoints.find(one => one.path === path && one.method === method);
  return (await endpoint?.handler(req)) ?? Response.error();
}

it('an editor redirects a missing address; an invalid target is refused with a message', async () => {
  const nowhere = await call('editor', '/figures/lead', { from: '/gala-2025', to: 'javascript:alert(1)' });
  expect(nowhere.status).toBe(422);
  expect((await nowhere.json()).errors[0].message).toContain('a page on this site');
  const led = await call('editor', '/figures/lead', { from: '/gala-2025', to: '/events' });
  expect([led.status, led.headers.get('location')]).toEqual([303, '/admin/figures?act=led']);
  const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/gala-2025' } } });
  expect(docs).toMatchObject([{ to: '/events', _status: 'published' }]);
});

it('a bookkeeper sees the figures and changes nothing', async () => {
  expect((await call('bookkeeper', '/figures/csv')).status).toBe(200);
  expect((await call('bookkeeper', '/figures/lead', { from: '/a', to: '/b' })).status).toBe(403);
  expect((await call('bookkeeper', '/figures/done', { kind: 'word', name: 'x' })).status).toBe(403);
});

const badForms: Record<string, string>[] = [
  {},
  { kind: 'word' },
  { kind: 'staff', name: 'x' },
  { kind: 'word', name: 'x'.repeat(400) },
];
it.each(badForms)('a form with %o is refused, and nothing is stored', async form => {
  expect((await call('editor', '/figures/done', form)).status).toBe(422);
  expect(await queryRows({ payload }, sql`select * from figures.done`)).toEqual([]);
});

it('the CSV file hides numbers under five, and contains no formulas', async () => {
  await queryRows(
    { payload },
    sql`insert into figures.daily (day, kind, name, views, visits) values
      (${toUtcDay(new Date())}, 'word', '=1+1', 3, 0), (${toUtcDay(new Date())}, 'page', '/news', 50, 4)`,
  );
  const file = await (await call('admin', '/figures/csv')).text();
  expect(file).toContain('"page","/news",50,"under 5",0,0');
  expect(file).toContain(`"word","'=1+1","under 5",0,0,0`);
});
