import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { env } from '#platform/env.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { callApi, FIRST_ACCOUNT, type Session, signIn } from '../../../tests/support/staff-session.ts';
import {
  deleteOldRequests,
  listOpenRequests,
  listRequestsBy,
  type PublishRequest,
} from './publish-request.ts';

let payload: Payload;
let author: Session;
let other: Session;
let publisher: Session;
let editor: Session;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  author = await signIn(payload, 'author');
  other = await signIn(payload, 'author');
  publisher = await signIn(payload, 'publisher');
  editor = await signIn(payload, 'editor');
  admin = await signIn(payload, 'admin');
});

type Reply = {
  doc?: { id: number };
  message?: string;
  request: PublishRequest | null;
  isChanged: boolean;
  mayAsk: boolean;
  mayDecide: boolean;
  isPublic: boolean;
  compare: string | null;
};
async function call(as: Session | null, method: string, path: string, body?: object) {
  const response = await callApi(method, path, { headers: as?.headers ?? {}, ...(body && { body }) });
  return { status: response.status, ...((await response.json().catch(() => ({}))) as Reply) };
}
const rows = <Row>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query(text, values)).rows as Row[]);
const of = (id: number) => `/posts/${id}/publish-request`;

let written = 0;
async function begun(more: object = {}): Promise<number> {
  written += 1;
  const data = {
    heading: `The new ward ${written}`,
    type: 'normal',
    postDate: '2026-11-20',
    identifiable: 'no',
    ...more,
  };
  return Number((await call(author, 'POST', '/posts?draft=true', data)).doc?.id);
}
async function asked(note = 'Is it ready?'): Promise<number> {
  const id = await begun();
  expect((await call(author, 'POST', of(id), { note })).status).toBe(200);
  return id;
}
const seenBy = async (id: number) =>
  (await listOpenRequests({ payload })).find(({ document }) => document === id)?.content ?? '';
const isPublic = async (id: number) =>
  (await rows("select from posts where id = $1 and _status = 'published'", [id])).length === 1;
const mails = (id: number) =>
  rows<{ subject: string; to: string }>(
    `select m.subject, m."to" from mails m join staff.publish_requests r on m.dedupe_key like '%publish-request:' || r.id
     where r.document = $1 order by m.id`,
    [id],
  );

describe('requests to publish', () => {
  it('a request to publish is shown to people who may publish, and its author is notified by mail and dashboard', async () => {
    const id = await asked('The sum is right now.');
    const [request] = (await listOpenRequests({ payload })).filter(({ document }) => document === id);
    expect(request).toMatchObject({ asker: 'author', note: 'The sum is right now.', state: 'open' });
    expect(await call(publisher, 'GET', of(id))).toMatchObject({ mayDecide: true, isChanged: false });
    const done = await call(publisher, 'PATCH', of(id), { decision: 'published', seen: request?.content });
    expect(done).toMatchObject({ status: 200, request: null });
    expect(await isPublic(id)).toBe(true);
    expect(await listRequestsBy({ payload }, Number(author.user.id), new Date())).toMatchObject([
      { document: id, state: 'published', decider: 'publisher' },
    ]);
    expect(await mails(id)).toEqual([
      { subject: `“The new ward ${written}” is on the site`, to: author.user.email },
    ]);
    const acts = await rows<{ act: string }>(
      "select act from staff.saves where collection = 'posts' and document = $1 order by id",
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['created', 'publish-asked', 'published']);
  });

  it('a request to publish is sent back with a comment, which publishes nothing, and can be made again', async () => {
    const id = await asked();
    const words = '<script>alert(1)</script> {{page}}';
    expect((await call(publisher, 'PATCH', of(id), { decision: 'sent-back', words: ' ' })).status).toBe(400);
    expect((await call(publisher, 'PATCH', of(id), { decision: 'sent-back', words })).status).toBe(200);
    expect(await isPublic(id)).toBe(false);
    const mine = await call(author, 'GET', of(id));
    expect(mine).toMatchObject({ mayAsk: true, request: { state: 'sent-back', words } });
    expect((await mails(id)).map(({ subject }) => subject)).toEqual([
      `“The new ward ${written}” was sent back to you`,
    ]);
    expect((await call(author, 'POST', of(id), {})).status).toBe(200);
  });

  it('publishing from the form closes the request and mails its author', async () => {
    const id = await asked();
    expect((await call(editor, 'PATCH', `/posts/${id}`, { _status: 'published' })).status).toBe(200);
    expect(await listOpenRequests({ payload })).not.toContainEqual(expect.objectContaining({ document: id }));
    expect(await mails(id)).toHaveLength(1);
    expect((await call(publisher, 'PATCH', of(id), { decision: 'published', seen: '' })).status).toBe(409);
    expect((await call(author, 'POST', of(id), {})).status).toBe(409);
  });

  it('only the author can withdraw a request to publish, once; a second request is refused', async () => {
    const id = await asked();
    expect((await call(author, 'POST', of(id), { note: 'Again' })).status).toBe(409);
    expect((await call(editor, 'DELETE', of(id))).status).toBe(409);
    const both = await Promise.all([call(author, 'DELETE', of(id)), call(author, 'DELETE', of(id))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mails(id)).toEqual([]);
    expect((await call(publisher, 'PATCH', of(id), { decision: 'published', seen: '' })).status).toBe(409);
  });
});

describe('correction of a published document', () => {
  it('a correction is compared with what visitors see, sent back with a comment, asked for again and published', async () => {
    const id = await begun();
    expect(await call(author, 'GET', of(id))).toMatchObject({ isPublic: false, compare: null });
    await call(editor, 'PATCH', `/posts/${id}`, { _status: 'published' });
    expect(await call(author, 'GET', of(id))).toMatchObject({ isPublic: true, mayAsk: false, compare: null });
    expect(await call(author, 'POST', of(id), {})).toMatchObject({
      status: 409,
      message: 'Visitors see all of this already. Change something first.',
    });
    await call(author, 'PATCH', `/posts/${id}?draft=true`, { heading: 'Corrected' });
    expect((await call(author, 'POST', of(id), { note: 'The year was wrong.' })).status).toBe(200);
    const { compare } = await call(publisher, 'GET', of(id));
    const [, newest, published] = /versions\/(\d+)\?versionFrom=(\d+)$/.exec(String(compare)) ?? [];
    const headings = await rows<{ id: number; heading: string }>(
      `select l._parent_id as id, l.version_heading as heading from _posts_v_locales l
       where l._parent_id = any($1) and l._locale = 'en' order by l._parent_id`,
      [[published, newest]],
    );
    expect(headings.map(({ heading }) => heading)).toEqual([`The new ward ${written}`, 'Corrected']);
    await call(publisher, 'PATCH', of(id), { decision: 'sent-back', words: 'Which year?' });
    expect(await call(author, 'GET', of(id))).toMatchObject({
      mayAsk: true,
      request: { words: 'Which year?' },
    });
    expect((await call(author, 'POST', of(id), {})).status).toBe(200);
    const done = await call(publisher, 'PATCH', of(id), { decision: 'published', seen: await seenBy(id) });
    expect(done).toMatchObject({ status: 200, compare: null });
    expect(await payload.findByID({ collection: 'posts', id })).toMatchObject({ heading: 'Corrected' });
  });
});

describe('mails about requests to publish', () => {
  it('each person who may publish gets one mail per request in their language, with its note and a link', async () => {
    const invited = await callApi('POST', '/staff', {
      headers: admin.headers,
      body: { name: 'Invited', role: 'publisher', email: 'invited@adey.test' },
    });
    expect(invited.status).toBe(201);
    await rows("update staff set language = 'am' where id = $1", [publisher.user.id]);
    const id = await asked('The sum is right now. {{page}}');
    expect((await call(author, 'POST', of(id), {})).status).toBe(409);
    const sent = await rows<{ to: string; locale: string; subject: string; data: Record<string, string> }>(
      `select m."to", m.locale, m.subject, m.data from mails m join staff.publish_requests r
         on m.dedupe_key like 'publish-asked:' || r.id || ':%' where r.document = $1 order by m.locale desc, m."to"`,
      [id],
    );
    expect(new Set(sent.map(({ to }) => to))).toEqual(
      new Set([FIRST_ACCOUNT, admin.user.email, editor.user.email, publisher.user.email]),
    );
    expect(sent).toHaveLength(4);
    expect(sent[0]).toMatchObject({
      to: publisher.user.email,
      locale: 'am',
      subject: `author “The new ward ${written}” እንዲታተም ይጠይቃሉ`,
    });
    expect(sent[1]?.data).toMatchObject({
      words: 'Their note: The sum is right now. {{page}}',
      page: `${env.STAFF_URL}/admin/collections/posts/${id}`,
    });
  });
});

describe('changes after a request to publish', () => {
  it('a change after the request is shown to the publisher, and refused if they publish the version read before', async () => {
    const id = await asked();
    const before = await seenBy(id);
    await call(author, 'PATCH', `/posts/${id}?draft=true`, { heading: 'Rewritten since' });
    expect(await call(publisher, 'GET', of(id))).toMatchObject({ isChanged: true });
    expect(await call(publisher, 'PATCH', of(id), { decision: 'published', seen: before })).toMatchObject({
      status: 409,
      message: 'It was changed after you opened this page. Read it again, then publish it.',
    });
    expect(await isPublic(id)).toBe(false);
  });

  it('admins and authors, who read different fields, see alike whether a request was changed', async () => {
    const id = await asked();
    expect(await call(admin, 'GET', of(id))).toMatchObject({ isChanged: false, mayDecide: true });
    expect(await call(author, 'GET', of(id))).toMatchObject({ isChanged: false, mayDecide: false });
    await call(author, 'PATCH', `/posts/${id}?draft=true`, { heading: 'Changed since' });
    for (const as of [admin, author])
      expect(await call(as, 'GET', of(id))).toMatchObject({ isChanged: true });
  });

  it('putting a document in the bin or deleting it ends its request to publish', async () => {
    const [binned, deleted] = [await asked(), await asked()];
    await call(editor, 'PATCH', `/posts/${binned}`, { deletedAt: new Date().toISOString() });
    await payload.delete({ collection: 'posts', id: deleted });
    const left = (await listOpenRequests({ payload })).map(({ document }) => document);
    expect(left).not.toContain(binned);
    expect(left).not.toContain(deleted);
    expect(await rows('select from staff.publish_requests where document = $1', [deleted])).toEqual([]);
    expect(await mails(binned)).toEqual([]);
  });

  it('of two simultaneous decisions about a request one is refused', async () => {
    const id = await asked();
    const seen = await seenBy(id);
    const both = await Promise.all([
      call(publisher, 'PATCH', of(id), { decision: 'published', seen }),
      call(editor, 'PATCH', of(id), { decision: 'sent-back', words: 'No' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mails(id)).toHaveLength(1);
  });

  it('a request stays open when publishing is refused, and the refusal names the reason', async () => {
    const id = await begun({ identifiable: 'yes' });
    expect((await call(author, 'POST', of(id), {})).status).toBe(200);
    const refused = await call(publisher, 'PATCH', of(id), { decision: 'published', seen: await seenBy(id) });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused)).toContain('onsent');
    expect(await isPublic(id)).toBe(false);
    expect(await seenBy(id)).not.toBe('');
  });
});

it('only authors can ask to publish, and only people who may publish can decide', async () => {
  const id = await asked();
  const seen = await seenBy(id);
  const [bookkeeper, door] = [await signIn(payload, 'bookkeeper'), await signIn(payload, 'door')];
  for (const as of [other, bookkeeper, door, null])
    for (const [method, body] of [
      ['GET', undefined],
      ['POST', {}],
      ['PATCH', { decision: 'published', seen }],
      ['DELETE', undefined],
    ] as const)
      expect([403, 404], `${as?.user.role} ${method}`).toContain(
        (await call(as, method, of(id), body)).status,
      );
  for (const decision of [
    { decision: 'published', seen },
    { decision: 'sent-back', words: 'I decide myself' },
  ])
    expect((await call(author, 'PATCH', of(id), decision)).status).toBe(403);
  for (const as of [publisher, editor, admin]) expect((await call(as, 'POST', of(id), {})).status).toBe(403);
  expect(await isPublic(id)).toBe(false);
  for (const body of [{ note: 'x'.repeat(1001) }, { note: 1 }, { more: '' }])
    expect((await call(author, 'POST', of(id), body)).status).toBe(400);
  expect((await call(publisher, 'PATCH', of(id), { decision: 'published', seen })).status).toBe(200);
});

it('a request is deleted a year after its decision', async () => {
  const id = await asked();
  await call(author, 'DELETE', of(id));
  const year = 366 * 24 * 60 * 60 * 1000;
  expect(await deleteOldRequests({ payload }, new Date())).toBe(0);
  expect(await deleteOldRequests({ payload }, new Date(Date.now() + year))).toBeGreaterThan(0);
  expect(await rows('select from staff.publish_requests where document = $1', [id])).toEqual([]);
});
