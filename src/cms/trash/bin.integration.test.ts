import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionRights } from '#cms/access/access-table.ts';
import { openPublicMedia } from '#cms/media/open-public-media.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { findByAddress, findPublicBy, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { addSpecimen } from '../../../tests/support/access-specimens.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { emptyBin } from './empty-bin.job.ts';

let payload: Payload;
let editor: Session;
let admin: Session;
let width = 640;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
  admin = await signIn(payload, 'admin');
});

const DAY = 24 * 60 * 60 * 1000;
const visitor = () => createRenderContext({ locale: 'en', now: new Date() });
const newPicture = async (data = {}) =>
  addPicture(payload, { bytes: await drawPicture({ width: ++width, height: 480 }), ...data });
const addPost = (heading: string, data: object = {}) =>
  payload.create({
    collection: 'posts',
    data: { heading, type: 'normal', postDate: '2026-11-20', _status: 'published', ...data },
  });

async function ask(method: string, path: string, body: unknown = {}, who: Session = editor) {
  const answer = await callApi(method, path, { headers: who.headers, body });
  const reply = (await answer.json()) as { ids?: number[]; errors?: { message: string; data?: unknown }[] };
  return {
    status: answer.status,
    ids: reply.ids,
    message: reply.errors?.[0]?.message,
    error: reply.errors?.[0],
  };
}
const bin = (collection: string, ...ids: number[]) => ask('POST', '/bin/put-in', { collection, ids });
const putBack = (collection: string, ...ids: number[]) => ask('POST', '/bin/put-back', { collection, ids });
const inBin = async (collection: CollectionSlug) => {
  const { docs } = await payload.find({ collection, where: { deletedAt: { exists: true } }, trash: true });
  return docs.map(({ id }) => id);
};

it('the bin tells an author the same about a document they may not read as about a missing one', async () => {
  const author = await signIn(payload, 'author');
  const consent = await addConsent(payload);
  const picture = await newPicture({ identifiable: 'unanswered' });
  await newPicture({ identifiable: 'yes', consent: consent.id });
  await addPost('Shows it', { img: picture.id, _status: 'draft' });
  const about = async (collection: string, id: number) =>
    (await callApi('POST', '/bin/uses', { headers: author.headers, body: { collection, ids: [id] } })).json();
  for (const [collection, id] of [
    ['consents', consent.id],
    ['media', picture.id],
  ] as const)
    expect(await about(collection, id)).toEqual(await about(collection, 2_000_000_000));
});

describe('the bin', () => {
  const kinds = Object.entries(collectionRights).filter(([, rights]) => rights.trash);

  it.each(kinds.map(([slug]) => slug))(
    'putting %s in the bin hides them from the public, and restoring shows them again',
    async slug => {
      const collection = slug as CollectionSlug;
      const id = Number(
        (await addSpecimen(payload, slug, 'open', null)) ??
          (await addSpecimen(payload, slug, 'closed', null)),
      );
      const isPublic = collection !== 'consents';
      const seen = async () => {
        const where = { id: { equals: id } };
        const found = await Promise.all([
          isPublic && findPublicBy(visitor(), { collection, where }),
          isPublic && listPublic(visitor(), { collection, where }).then(([first]) => first),
          payload.find({ collection, where }).then(({ docs }) => docs[0]),
          // The site gets nothing from the bin even when it asks for it.
          isPublic &&
            payload
              .find({ collection, where, trash: true, overrideAccess: false, context: { now: new Date() } })
              .then(({ docs }) => docs[0]),
        ]);
        return found.map(Boolean);
      };
      const shown = [isPublic, isPublic, true, isPublic];
      expect(await seen()).toEqual(shown);
      expect(await bin(slug, id)).toMatchObject({ status: 200, ids: [id] });
      expect(await seen()).toEqual([false, false, false, false]);
      expect(await inBin(collection)).toContain(id);
      expect(await putBack(slug, id)).toMatchObject({ status: 200, ids: [id] });
      expect(await seen()).toEqual(shown);
    },
  );

  it('restoring a post from the bin restores its published version and its draft', async () => {
    const post = await addPost('As it was');
    await payload.update({
      collection: 'posts',
      id: post.id,
      data: { heading: 'As it will be' },
      draft: true,
    });
    await bin('posts', post.id);
    expect(await findByAddress(visitor(), 'posts', 'as-it-was')).toBeNull();
    const where = { id: { equals: post.id } };
    const listed = (trash: boolean) => payload.find({ collection: 'posts', where, draft: true, trash });
    expect((await listed(false)).docs).toEqual([]);
    expect((await listed(true)).docs).toMatchObject([{ heading: 'As it will be' }]);
    await putBack('posts', post.id);
    const read = (draft: boolean) => payload.findByID({ collection: 'posts', id: post.id, draft });
    expect(await read(false)).toMatchObject({
      heading: 'As it was',
      _status: 'published',
      slug: 'as-it-was',
    });
    expect(await read(true)).toMatchObject({ heading: 'As it will be', _status: 'draft' });
  });

  it('a document in the bin keeps its address: another page gets the next one', async () => {
    const first = await addPost('A cold box');
    await bin('posts', first.id);
    expect((await addPost('A cold box')).slug).toBe('a-cold-box-2');
    const answer = await ask('PATCH', `/posts/${first.id}?trash=true`, {
      deletedAt: null,
      _status: 'published',
    });
    expect(answer.status).toBe(200);
    expect(await findByAddress(visitor(), 'posts', 'a-cold-box')).toMatchObject({ id: first.id });
  });

  it('the edit lock of a document does not count as a use of it', async () => {
    const post = await addPost('Being edited');
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'posts', value: post.id },
        user: { relationTo: 'staff', value: editor.user.id },
      },
    });
    const answer = await callApi('POST', '/bin/uses', {
      headers: editor.headers,
      body: { collection: 'posts', ids: [post.id] },
    });
    expect(await answer.json()).toMatchObject({ uses: [], hidden: 0 });
  });

  it('no file of a picture in the bin is served, and a page that uses it is shown without it', async () => {
    const picture = await newPicture();
    const post = await addPost('With a picture', { img: picture.id });
    const names = [picture, ...Object.values(picture.sizes ?? {})].flatMap(file => file?.filename ?? []);
    const open = () => Promise.all(names.map(async name => Boolean(await openPublicMedia(name, new Date()))));
    const onPage = async () =>
      (await findPublicBy(visitor(), { collection: 'posts', where: { id: { equals: post.id } } }))?.img;
    expect(await open()).not.toContain(false);
    await bin('media', picture.id);
    expect(await open()).not.toContain(true);
    expect(await onPage()).toEqual(picture.id);
    await putBack('media', picture.id);
    expect(await open()).not.toContain(false);
    expect(await onPage()).toHaveProperty('filename');
  });

  it('binning and restoring a post is announced to the site processes', async () => {
    const post = await addPost('Announced');
    const announced: string[] = [];
    await connectOnce(testDatabaseUrl(), async client => {
      client.on('notification', ({ payload: tags = '' }) => announced.push(tags));
      await client.query('listen adey_changes');
      await bin('posts', post.id);
      await expect.poll(() => announced).toEqual(['["posts"]']);
      await putBack('posts', post.id);
      await expect.poll(() => announced).toHaveLength(2);
    });
  });

  it('only admins delete permanently from the bin, and nobody can set its date', async () => {
    const post = await addPost('For good');
    expect((await ask('DELETE', `/posts/${post.id}`)).status).toBe(403);
    await ask('PATCH', `/posts/${post.id}`, { deletedAt: '2020-01-01T00:00:00.000Z' });
    const stored = await payload.findByID({ collection: 'posts', id: post.id, trash: true });
    expect(Date.parse(String(stored.deletedAt))).toBeGreaterThan(Date.now() - DAY);
    expect((await ask('DELETE', `/posts/${post.id}?trash=true`)).status).toBe(403);
    expect((await ask('DELETE', `/posts/${post.id}?trash=true`, {}, admin)).status).toBe(200);
    expect((await ask('POST', '/bin/put-in', { collection: 'mails', ids: [1] })).status).toBe(404);
    expect((await ask('POST', '/bin/put-in', { collection: 'posts', ids: [] })).status).toBe(400);
  });

  it('documents are deleted from the bin after 30 days, and others stay', async () => {
    const [old, young] = [await addPost('Old'), await addPost('Young')];
    const picture = await newPicture();
    await bin('posts', old.id, young.id);
    await bin('media', picture.id);
    const binnedAt = Date.parse(
      String((await payload.findByID({ collection: 'posts', id: young.id, trash: true })).deletedAt),
    );
    await payload.db.updateOne({
      collection: 'posts',
      id: young.id,
      data: { deletedAt: new Date(binnedAt + DAY).toISOString() },
    });
    await emptyBin(payload, new Date(binnedAt + 30 * DAY - 1));
    expect(await inBin('posts')).toEqual(expect.arrayContaining([old.id, young.id]));
    await emptyBin(payload, new Date(binnedAt + 30 * DAY + 60_000));
    expect(await inBin('posts')).toContain(young.id);
    expect(await inBin('posts')).not.toContain(old.id);
    expect(await inBin('media')).not.toContain(picture.id);
    const { totalDocs } = await payload.countVersions({
      collection: 'posts',
      where: { parent: { equals: old.id } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe('consent records in the bin', () => {
  it('a consent record cannot be binned or deleted while a picture needs it, and the refusal names the picture', async () => {
    const consent = await addConsent(payload);
    const picture = await newPicture({ identifiable: 'yes', consent: consent.id, alt: 'A girl with a drum' });
    const ways = [
      await bin('consents', consent.id),
      await ask('PATCH', `/consents/${consent.id}`, { deletedAt: new Date().toISOString() }),
      await ask('DELETE', `/consents/${consent.id}`, {}, admin),
    ];
    for (const { status, message, error } of ways) {
      expect(status).toBe(409);
      expect(message).toBe(
        'This consent record is still needed by: Picture “A girl with a drum”. Choose another record there, or delete those first.',
      );
      expect(error?.data).toEqual({ code: 'consent-in-use' });
    }
    await bin('media', picture.id);
    expect((await bin('consents', consent.id)).status).toBe(200);
    await putBack('media', picture.id);
    expect(await openPublicMedia(String(picture.filename), new Date())).toBeNull();
  });
});
