import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { collectionRights, globalRights } from '#cms/access/access-table.ts';
import { ROLES, type Role } from '#cms/access/roles.ts';
import { addSpecimen } from '../../tests/support/access-specimens.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../tests/support/staff-session.ts';

/** No time of these tests. */
const FORGED = { createdAt: '1999-01-01T00:00:00.000Z', updatedAt: '2099-01-01T00:00:00.000Z' };

/** Writes that each role may do, so that a time could have been forged with them. */
const writes: Record<Role, string[]> = {
  admin: ['POST posts', 'PATCH posts', 'PATCH staff', 'POST globals'],
  editor: ['POST posts', 'PATCH posts', 'PATCH staff'],
  publisher: ['PATCH posts', 'PATCH staff'],
  author: ['POST posts', 'PATCH posts', 'PATCH staff'],
  bookkeeper: ['PATCH staff'],
  door: [],
};

let payload: Payload;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  payload = await openTestPayload();
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});

it.each(ROLES)('timestamps sent in a request are ignored, for the role %s', async role => {
  const { headers, user } = sessions.get(role) as Session;
  const accepted = new Set<string>();
  const send = async (method: string, path: string) => {
    const body = { heading: 'Forged', type: 'normal', ...FORGED };
    const answer = await callApi(method, path, { headers, body });
    if (answer.ok) accepted.add(`${method} ${path.split(/[/?]/)[1]}`);
    return answer.text();
  };
  for (const slug of Object.keys(collectionRights)) {
    if (!payload.collections[slug as CollectionSlug].config.timestamps) continue;
    await send('POST', `/${slug}?draft=true`);
    for (const kind of ['open', 'own'] as const) {
      const id = await addSpecimen(payload, slug, kind, user);
      if (id === null) continue;
      for (const how of ['', '?draft=true', '?draft=true&autosave=true'])
        await send('PATCH', `/${slug}/${id}${how}`);
      await send('POST', `/${slug}/${id}/duplicate`);
    }
    const where = { or: Object.entries(FORGED).map(([name, equals]) => ({ [name]: { equals } })) };
    const collection = slug as CollectionSlug;
    expect([slug, (await payload.count({ collection, where, trash: true })).totalDocs]).toEqual([slug, 0]);
  }
  for (const slug of Object.keys(globalRights)) {
    const text = await send('POST', `/globals/${slug}`);
    expect([slug, /1999-01-01|2099-01-01/.test(text)]).toEqual([slug, false]);
  }
  expect([...accepted], 'what was written at all').toEqual(expect.arrayContaining(writes[role]));
});
