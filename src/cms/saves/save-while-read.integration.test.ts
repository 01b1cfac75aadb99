import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  admin = await signIn(payload, 'admin');
});

async function call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
  const answer = await callApi(method, path, { headers: admin.headers, ...(body ? { body } : {}) });
  const reply = await answer.json();
  return { status: answer.status, ...(reply.doc ?? reply.result ?? reply) };
}

const isWaiting = "select 1 from pg_locks where not granted and relation = 'staff.saves'::regclass";

/** Opens a form, and lets another save of the same document come in the middle of its reading. */
async function openWhileSaved(path: string, change: string, saved: [collection: string, document: number]) {
  const { opened } = await connectOnce(testDatabaseUrl(), async client => {
    await client.query('begin; lock table staff.saves in access exclusive mode');
    const opening = call('GET', `${path}?draft=true&depth=0`);
    await expect.poll(async () => (await sql(isWaiting)).length).toBe(1);
    await client.query(change);
    const note = "insert into staff.saves (collection, document, act) values ($1, $2, 'saved')";
    await client.query(note, saved);
    await client.query('commit');
    return { opened: opening };
  });
  return opened;
}

it('a form opened during another save never overwrites that save', async () => {
  const data = {
    heading: 'As it began',
    type: 'normal',
    postDate: '2026-11-20',
    identifiable: 'no',
    _status: 'published',
  };
  const id = Number((await call('POST', '/posts', data)).id);
  const change = `update posts_locales set heading = 'From Dawit' where _parent_id = ${id} and _locale = 'en'`;
  const { heading, lastSave } = await openWhileSaved(`/posts/${id}`, change, ['posts', id]);
  await call('PATCH', `/posts/${id}`, { heading: `${heading}, and Marta`, lastSave });
  expect((await call('GET', `/posts/${id}`)).heading).toContain('From Dawit');
});

it('settings opened during another save never overwrite that save', async () => {
  await call('POST', '/globals/site-settings', { slogan: 'As it began' });
  const change = "update site_settings_locales set slogan = 'From Dawit' where _locale = 'en'";
  const { slogan, lastSave } = await openWhileSaved('/globals/site-settings', change, ['site-settings', 0]);
  await call('POST', '/globals/site-settings', { slogan: `${slogan}, and Marta`, lastSave });
  expect((await call('GET', '/globals/site-settings')).slogan).toContain('From Dawit');
});
