import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAsked } from '#cms/approvals/approval-store.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let author: Session;
let other: Session;
let publisher: Session;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  author = await signIn(payload, 'author');
  other = await signIn(payload, 'author');
  publisher = await signIn(payload, 'publisher');
  editor = await signIn(payload, 'editor');
});

type Doc = { id: number; heading?: string; _status?: string; begunBy?: number | null; identifiable?: string };
async function call(as: Session, method: string, path: string, body?: object) {
  const response = await callApi(method, path, { headers: as.headers, ...(body && { body }) });
  const reply = await response.json().catch(() => ({}));
  return { status: response.status, doc: (reply.doc ?? reply) as Doc, reply };
}

/** A draft that somebody began in the form of news posts. */
async function begun(as: Session = author, more: object = {}): Promise<Doc> {
  const made = await call(as, 'POST', '/posts?draft=true', {
    heading: 'The new ward',
    type: 'normal',
    identifiable: 'no',
    ...more,
  });
  expect(made.status).toBe(201);
  return made.doc;
}
const readPost = async (id: number) => {
  const { heading, _status } = await payload.findByID({ collection: 'posts', id, depth: 0 });
  return { heading, _status };
};
const soon = new Date(Date.now() + 9 * 24 * 60 * 60_000).toISOString().slice(0, 10);
const publish = (as: Session, id: number) => call(as, 'PATCH', `/posts/${id}`, { _status: 'published' });

describe('rights of authors', () => {
  it('an author is stored as the creator of their drafts, whatever the form sends', async () => {
    const post = await begun(author, { begunBy: editor.user.id });
    expect(post).toMatchObject({ _status: 'draft', begunBy: author.user.id });
    const saved = await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'Two', begunBy: 1 });
    expect(saved.doc).toMatchObject({ heading: 'Two', begunBy: author.user.id });
    expect((await call(other, 'GET', `/posts/${post.id}?draft=true`)).status).toBe(404);
    expect((await call(other, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'No' })).status).toBe(403);
    expect((await call(editor, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'E' })).doc.begunBy).toBe(
      author.user.id,
    );
  });

  it('an author cannot publish: not a new document, from the form, by a plan or in bulk', async () => {
    const post = await begun();
    const isNew = { heading: 'Public at once', type: 'normal', _status: 'published' };
    const tries = [
      await call(author, 'POST', '/posts', isNew),
      await publish(author, post.id),
      await call(author, 'PATCH', `/posts?where[id][equals]=${post.id}`, { _status: 'published' }),
      await call(author, 'POST', `/posts/${post.id}/plans`, {
        kind: 'publish',
        day: '2099-01-01',
        time: '09:00',
      }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await call(author, 'POST', '/posts?draft=true', isNew)).doc._status).toBe('draft');
    const visible = await payload.find({ collection: 'posts', where: { _status: { equals: 'published' } } });
    expect(visible.docs).toEqual([]);
  });

  it('an author’s correction of a published document is a draft, and visitors still read the published text', async () => {
    const post = await begun();
    expect((await publish(publisher, post.id)).status).toBe(200);
    const saved = await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'The newest ward' });
    expect([saved.status, saved.doc.heading, saved.doc._status]).toEqual([200, 'The newest ward', 'draft']);
    expect(await readPost(post.id)).toEqual({ _status: 'published', heading: 'The new ward' });
    expect((await call(other, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'Mine' })).status).toBe(
      403,
    );
    // A publisher reads the correction and puts it on the site.
    expect((await publish(publisher, post.id)).doc.heading).toBe('The newest ward');
    expect(await readPost(post.id)).toEqual({ _status: 'published', heading: 'The newest ward' });
  });

  it('no API call of an author changes a published document, with or without a draft above it', async () => {
    const post = await begun();
    expect((await publish(publisher, post.id)).status).toBe(200);
    const { reply } = await call(author, 'GET', `/posts/versions?where[parent][equals]=${post.id}`);
    const shown = (reply.docs as { id: number; version: Doc }[]).find(
      ({ version }) => version._status === 'published',
    );
    const one = `/posts/${post.id}`;
    const many = `/posts?where[id][equals]=${post.id}`;
    const words = { heading: 'Not read by anybody' };
    const deletedAt = new Date().toISOString();
    const plan = { kind: 'publish', day: soon, time: '09:00' };
    const tries: [string, string, object?][] = [
      ['PATCH', one, words],
      ['PATCH', one, { ...words, _status: 'draft' }],
      ['PATCH', one, { _status: 'draft' }],
      ['PATCH', one, { ...words, _status: 'published' }],
      ['PATCH', `${one}?draft=true`, { ...words, _status: 'published' }],
      ['PATCH', `${one}?publishSpecificLocale=en`, { ...words, _status: 'published' }],
      ['PATCH', `${one}?publishAllLocales=true`, words],
      ['PATCH', `${one}?draft=true&publishAllLocales=true`, words],
      ['PATCH', `${one}?draft=true&publishSpecificLocale=en`, { ...words, _status: 'published' }],
      ['PATCH', `${one}?unpublishAllLocales=true`, { _status: 'draft' }],
      ['PATCH', `${one}?trash=true`, { ...words, deletedAt: null }],
      ['PATCH', one, { deletedAt }],
      ['PATCH', `${one}?draft=true`, { deletedAt }],
      ['PATCH', many, words],
      ['PATCH', many, { _status: 'draft' }],
      ['PATCH', many, { _status: 'published' }],
      ['PATCH', `${many}&draft=true`, { ...words, _status: 'published' }],
      ['PATCH', many, { deletedAt }],
      ['PATCH', `${many}&draft=true`, { deletedAt }],
      ['DELETE', one],
      ['DELETE', many],
      ['POST', '/bin/put-in', { collection: 'posts', ids: [post.id] }],
      ['POST', `/posts/versions/${shown?.id}`],
      ['POST', `/posts/versions/${shown?.id}?draft=false`],
      ['POST', `${one}/plans`, plan],
      ['PATCH', `${one}/publish-request`, { decision: 'published', seen: '' }],
      [
        'POST',
        '/graphql',
        { query: `mutation { updatePost(id: ${post.id}, data: { heading: "G" }) { id } }` },
      ],
    ];
    const before = await readPost(post.id);
    for (const hasDraft of [false, true]) {
      if (hasDraft) {
        const saved = await call(author, 'PATCH', `${one}?draft=true`, { heading: 'A correction' });
        expect(saved.status).toBe(200);
      }
      const { lastSave } = (await call(author, 'GET', `${one}?draft=true`)).reply;
      const autosaved = { ...words, _status: 'published', lastSave };
      expect((await call(author, 'PATCH', `${one}?autosave=true`, autosaved)).doc._status).toBe('draft');
      expect(await readPost(post.id), 'an autosave').toEqual(before);
      for (const [method, path, body] of tries) {
        await call(author, method, path, body);
        expect(await readPost(post.id), `${method} ${path} ${JSON.stringify(body)}`).toEqual(before);
      }
    }
    // None of it waits in the newest version either, for the next publisher to put on the site or in the bin.
    expect((await publish(publisher, post.id)).status).toBe(200);
    expect((await readPost(post.id))._status).toBe('published');
  });

  it('an author is refused when they unpublish or bin a published document', async () => {
    const post = await begun();
    await publish(publisher, post.id);
    await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'A correction' });
    const deletedAt = new Date().toISOString();
    const tries = [
      await call(author, 'PATCH', `/posts/${post.id}`, { _status: 'draft' }),
      await call(author, 'PATCH', `/posts/${post.id}`, { deletedAt }),
      await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { deletedAt }),
      await call(author, 'POST', '/bin/put-in', { collection: 'posts', ids: [post.id] }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('an author restores a published version only as a draft, and an unpublished document stays unpublished', async () => {
    const post = await begun();
    await publish(publisher, post.id);
    const { reply } = await call(author, 'GET', `/posts/versions?where[parent][equals]=${post.id}`);
    const shown = (reply.docs as { id: number; version: Doc }[]).find(
      ({ version }) => version._status === 'published',
    );
    await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'A wrong correction' });
    expect((await call(author, 'POST', `/posts/versions/${shown?.id}`)).status).toBe(200);
    const newest = await call(author, 'GET', `/posts/${post.id}?draft=true`);
    expect(newest.doc).toMatchObject({ heading: 'The new ward', _status: 'draft' });
    expect((await call(editor, 'PATCH', `/posts/${post.id}`, { _status: 'draft' })).status).toBe(200);
    expect((await call(author, 'POST', `/posts/versions/${shown?.id}`)).status).toBe(200);
    expect((await readPost(post.id))._status).toBe('draft');
  });

  it('an author cannot change a document that is planned for publishing', async () => {
    const post = await begun();
    const plan = { kind: 'publish', day: soon, time: '09:00' };
    expect((await call(publisher, 'POST', `/posts/${post.id}/plans`, plan)).status).toBe(200);
    const refused = await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'Slipped in' });
    expect([refused.status, JSON.stringify(refused.reply)]).toEqual([
      409,
      expect.stringContaining('this version is planned for publishing'),
    ]);
    await call(publisher, 'DELETE', `/posts/${post.id}/plans`, { kind: 'publish' });
    expect((await call(author, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'Later' })).status).toBe(
      200,
    );
  });

  it('an author reads other people’s documents as visitors do, without drafts', async () => {
    const post = await begun(editor);
    await publish(editor, post.id);
    await call(editor, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'Not said yet' });
    expect((await call(author, 'GET', `/posts/${post.id}?draft=true`)).doc.heading).toBe('The new ward');
    const listed = await call(author, 'GET', '/posts?draft=true&limit=100');
    expect(JSON.stringify(listed.reply)).not.toContain('Not said yet');
    const form = { locale: 'en', id: post.id, values: {} };
    expect((await call(author, 'POST', '/before-publishing/posts', form)).status).toBe(404);
    expect((await call(author, 'GET', `/translation/posts/${post.id}`)).status).toBe(404);
  });

  it('an author bins and restores their own drafts, but cannot bin those of others', async () => {
    const [own, foreign] = [await begun(), await begun(editor)];
    const bin = (act: string, ids: number[]) =>
      call(author, 'POST', `/bin/${act}`, { collection: 'posts', ids });
    expect((await bin('put-in', [own.id, foreign.id])).reply).toEqual({ ids: [own.id] });
    expect((await bin('put-back', [own.id])).reply).toEqual({ ids: [own.id] });
    expect((await bin('put-in', [foreign.id])).status).toBe(403);
  });

  it('an author’s picture stays unanswered about recognisable people until a publisher answers', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await drawPicture())], { type: 'image/jpeg' }), 'ward.jpg');
    form.set('_payload', JSON.stringify({ alt: 'A ward', identifiable: 'no', begunBy: 1 }));
    const answer = await callApi('POST', '/media', { headers: author.headers, body: form });
    const { doc } = (await answer.json()) as { doc: Doc };
    expect([answer.status, doc.identifiable, doc.begunBy]).toEqual([201, 'unanswered', author.user.id]);
    const says = (as: Session) => call(as, 'PATCH', `/media/${doc.id}`, { identifiable: 'no' });
    expect((await says(author)).doc.identifiable).toBe('unanswered');
    expect((await says(publisher)).doc.identifiable).toBe('no');
    expect((await call(author, 'PATCH', `/media/${doc.id}`, { alt: 'Somebody else' })).status).toBe(403);
  });
});

describe('rights of publishers', () => {
  it('a publisher corrects and publishes what others wrote, but cannot create or bin documents', async () => {
    const post = await begun();
    expect(
      (await call(publisher, 'PATCH', `/posts/${post.id}?draft=true`, { heading: 'Better' })).status,
    ).toBe(200);
    expect((await publish(publisher, post.id)).doc).toMatchObject({
      heading: 'Better',
      _status: 'published',
    });
    const started = await call(publisher, 'POST', '/posts?draft=true', { heading: 'Own', type: 'normal' });
    const binned = await call(publisher, 'POST', '/bin/put-in', { collection: 'posts', ids: [post.id] });
    expect([started.status, binned.status]).toEqual([403, 403]);
  });

  it('a publisher’s picture needs a description in the language of the form and an answer about people', async () => {
    const upload = async (data: object, locale = 'en') => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(await drawPicture())], { type: 'image/jpeg' }), 'ward.jpg');
      form.set('_payload', JSON.stringify(data));
      const answer = await callApi('POST', `/media?locale=${locale}`, {
        headers: publisher.headers,
        body: form,
      });
      return [answer.status, JSON.stringify(await answer.json())];
    };
    expect((await upload({ alt: 'A ward', identifiable: 'no' }))[0]).toBe(201);
    expect((await upload({ alt: 'A ward' }))[0]).toBe(400);
    for (const locale of ['en', 'am'])
      expect(await upload({ alt: ' ', identifiable: 'no' }, locale)).toEqual([
        400,
        expect.stringContaining('Please fill in \\"What it shows\\"'),
      ]);
  });
});

it('an author asks a publisher for approval, who approves once with a comment and then publishes', async () => {
  const post = await begun();
  const path = `/posts/${post.id}/approvals`;
  const seen = await call(author, 'GET', path);
  const offered = (seen.reply.people as { id: number }[]).map(({ id }) => id);
  expect(offered).toEqual(expect.arrayContaining([publisher.user.id, editor.user.id]));
  expect(offered).not.toContain(other.user.id);
  const asked = await call(author, 'POST', path, { staff: publisher.user.id, note: 'Is the sum right?' });
  expect(asked.status).toBe(200);
  const [waiting] = await listAsked({ payload }, Number(publisher.user.id), new Date());
  expect(waiting).toMatchObject({ document: post.id, note: 'Is the sum right?', askedBy: author.user.id });
  expect(await listAsked({ payload }, Number(editor.user.id), new Date())).toEqual([]);

  const given = { approval: waiting?.id, answer: 'approved', words: '<b>Yes</b>, it is.' };
  expect((await call(editor, 'PATCH', path, given)).status).toBe(409);
  expect((await call(author, 'PATCH', path, given)).status).toBe(409);
  expect((await call(publisher, 'PATCH', path, { ...given, answer: 'perhaps' })).status).toBe(400);
  expect((await call(publisher, 'PATCH', path, { ...given, words: 'x'.repeat(1001) })).status).toBe(400);
  const both = await Promise.all([
    call(publisher, 'PATCH', path, given),
    call(publisher, 'PATCH', path, given),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { reply } = await call(author, 'GET', path);
  expect(reply.approvals).toMatchObject([{ state: 'approved', words: given.words, isPresent: true }]);
  const mails = await connectOnce(testDatabaseUrl(), async client => {
    const text = `select "to" from mails where kind = 'approval-answered'`;
    return (await client.query<{ to: string }>(text)).rows;
  });
  expect(mails).toEqual([{ to: author.user.email }]);
  expect((await publish(publisher, post.id)).status).toBe(200);
});
