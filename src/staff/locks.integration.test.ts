import type { CollectionSlug, Payload, Where } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRights, globalRights } from '#cms/access/access-table.ts';
import { ROLES } from '#cms/access/roles.ts';
import { addSpecimen } from '../../tests/support/access-specimens.ts';
import { restTransport } from '../../tests/support/access-transports.ts';
import { openTestPayload } from '../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../tests/support/staff-session.ts';
import { boundCall } from './server-functions.ts';

const LOCKS = 'payload-locked-documents';

let payload: Payload;
let holder: Session;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  payload = await openTestPayload();
  holder = await signIn(payload, 'admin');
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});

const findSession = (role: string) => {
  const session = sessions.get(role);
  if (!session) throw new Error(`Nobody is signed in as ${role}`);
  return session;
};

/** Kinds of documents that can be locked. */
const lockable = () =>
  payload.config.collections
    .filter(({ slug, lockDocuments }) => lockDocuments !== false && !slug.startsWith('payload-'))
    .map(({ slug }) => slug);

type Locked = { document?: { relationTo: string; value: number }; globalSlug?: string };

const lock = async (locked: Locked, by: Session = holder) =>
  Number(
    (
      await payload.db.create({
        collection: LOCKS,
        data: { ...locked, user: { relationTo: 'staff', value: by.user.id } },
      })
    ).id,
  );

const clear = () => payload.db.deleteMany({ collection: LOCKS, where: {} });

const stored = async (id: number) => {
  const { docs } = await payload.find({ collection: LOCKS, where: { id: { equals: id } }, depth: 0 });
  const value = docs[0]?.user.value as { id: number } | undefined;
  return docs[0] && { ...docs[0], by: value?.id };
};

const call = async (method: string, path: string, { headers }: Session, body?: unknown) => {
  const answer = await callApi(method, `/${LOCKS}${path}`, { headers, body });
  return { status: answer.status, text: await answer.text() };
};

const inName = ({ user }: Session) => ({ user: { relationTo: 'staff', value: user.id } });

describe.each(ROLES)('document locks of somebody else, for the role %s', role => {
  it('[ACCESS-08] a lock is visible to whoever can read the document, and taken over by whoever can change it', async () => {
    const session = findSession(role);
    const rest = restTransport(session);
    for (const slug of lockable())
      for (const kind of ['open', 'closed', 'own'] as const) {
        const document = await addSpecimen(payload, slug, kind, session.user);
        if (document === null) continue;
        const id = await lock({ document: { relationTo: slug, value: document } });
        const mayRead = await rest.read(slug, document);
        const shown = (await call('GET', `?where[id][equals]=${id}&depth=1`, session)).text;
        expect([slug, kind, shown.includes(`"id":${id},`)]).toEqual([slug, kind, mayRead]);
        // Before the update, with which Payload ends a lock.
        const taken = await call('PATCH', `/${id}`, session, inName(session));
        const by = (await stored(id))?.by;
        const mayUpdate = await rest.update(slug, document);
        expect([slug, kind, taken.status, by]).toEqual([
          slug,
          kind,
          mayUpdate ? 200 : expect.toSatisfy(status => status === 403 || status === 404),
          mayUpdate ? session.user.id : holder.user.id,
        ]);
        await clear();
      }
  });

  it('[ACCESS-08] a lock of settings is visible and taken over according to the rights to them', async () => {
    const session = findSession(role);
    const rest = restTransport(session);
    for (const slug of Object.keys(globalRights)) {
      const id = await lock({ globalSlug: slug });
      const shown = (await call('GET', `?where[id][equals]=${id}`, session)).text.includes(`"id":${id},`);
      expect([slug, shown]).toEqual([slug, await rest.global.read(slug)]);
      await call('PATCH', `/${id}`, session, inName(session));
      const isTaken = (await stored(id))?.by === session.user.id;
      expect([slug, isTaken]).toEqual([slug, await rest.global.update(slug)]);
      await clear();
    }
  });

  it('no role can create, give away or end the lock of another, or move or extend its own', async () => {
    const session = findSession(role);
    const value = Number(await addSpecimen(payload, 'posts', 'open', null));
    const document = { relationTo: 'posts', value };
    const made = await call('POST', '', session, { document, ...inName(holder) });
    expect(made.status).toBe(403);
    const id = await lock({ document });
    const other = inName(findSession(role === 'editor' ? 'author' : 'editor'));
    await call('PATCH', `/${id}`, session, other);
    expect((await stored(id))?.by).toBe(holder.user.id);
    await call('DELETE', `/${id}`, session);
    await call('DELETE', `?where[id][equals]=${id}`, session);
    expect((await stored(id))?.by).toBe(holder.user.id);
    const mine = await lock({ document }, session);
    const later = { ...inName(session), document: { relationTo: 'posts', value: value + 1 } };
    await call('PATCH', `/${mine}`, session, { ...later, updatedAt: '2099-01-01T00:00:00.000Z' });
    const found = await stored(mine);
    expect(found?.document).toMatchObject({ relationTo: 'posts' });
    expect(JSON.stringify(found?.document)).not.toContain(String(value + 1));
    expect(new Date(String(found?.updatedAt)).getTime()).toBeLessThanOrEqual(Date.now());
    await call('DELETE', `/${mine}`, session);
    expect(await stored(mine)).toEqual(role === 'door' ? expect.anything() : undefined);
  });

  it('[ACCESS-08] the form of a document returns its lock only to whoever can change the document', async () => {
    const session = findSession(role);
    const rest = restTransport(session);
    const asked = async (args: object) =>
      (
        await boundCall(
          payload,
          { name: 'form-state', args: { ...args, returnLockStatus: true } },
          new Headers(session.headers),
        )
      ).args.returnLockStatus;
    for (const collectionSlug of lockable()) {
      const id = await addSpecimen(payload, collectionSlug, 'closed', session.user);
      if (id === null) continue;
      expect([collectionSlug, await asked({ collectionSlug, id })]).toEqual([
        collectionSlug,
        await rest.update(collectionSlug, id),
      ]);
    }
    for (const globalSlug of Object.keys(globalRights))
      expect([globalSlug, await asked({ globalSlug })]).toEqual([
        globalSlug,
        await rest.global.update(globalSlug),
      ]);
    for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'none', ''])
      expect([name, await asked({ collectionSlug: name, globalSlug: name, id: 1 })]).toEqual([name, false]);
  });

  it('a preference is never stored in the name of somebody else', async () => {
    const { headers } = findSession(role);
    const body = { key: `theirs-${role}`, value: { open: true }, ...inName(holder) };
    await callApi('POST', '/payload-preferences', { headers, body });
    await callApi('POST', `/payload-preferences/theirs-${role}`, { headers, body });
    const where: Where = {
      and: [{ key: { equals: body.key } }, { 'user.value': { equals: holder.user.id } }],
    };
    expect(await payload.count({ collection: 'payload-preferences', where })).toEqual({ totalDocs: 0 });
  });
});

it('every other internal collection of the CMS is closed to everybody', () => {
  const known = [LOCKS, 'payload-preferences'];
  const others = payload.config.collections.filter(
    ({ slug }) => slug.startsWith('payload-') && !known.includes(slug),
  );
  expect(others.map(({ slug }) => slug).toSorted()).toEqual([
    'payload-jobs',
    'payload-kv',
    'payload-migrations',
  ]);
  for (const { slug } of others)
    for (const row of Object.values(collectionRights[slug as CollectionSlug] ?? {})) expect(row).toEqual({});
});
