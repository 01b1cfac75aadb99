import type { Payload, RadioField } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

type Doc = { id: number; identifiable?: string | null; _status?: string };
async function call(method: string, path: string, body?: object) {
  const answer = await callApi(method, path, { headers: editor.headers, ...(body && { body }) });
  const reply = await answer.json();
  return { status: answer.status, doc: (reply.doc ?? reply) as Doc, text: JSON.stringify(reply) };
}

const heading = 'A morning at the ward';
const notAnswered = 'Not answered yet: first say whether this is about a person who can be recognised.';

describe('unanswered question about people', () => {
  it('the question about people starts unanswered for staff, and as no for code and imports, in every collection', () => {
    const kinds = ['posts', 'events', 'projects', 'pages', 'home', 'partners', 'reports', 'campaigns'];
    for (const slug of kinds) {
      const { flattenedFields } = payload.collections[slug as 'posts'].config;
      const field = flattenedFields.find(({ name }) => name === 'identifiable') as RadioField;
      const preset = field.defaultValue as (of: object) => unknown;
      expect(preset({ user: editor.user }), slug).toBeNull();
      expect(preset({ user: null }), slug).toBe('no');
    }
  });

  it('[CONSENT-07] a document with an unanswered question about people stays a draft and cannot be published', async () => {
    const data = { heading, type: 'normal', postDate: '2026-11-20', identifiable: null };
    const { doc } = await call('POST', '/posts?draft=true', data);
    expect((await call('GET', `/posts/${doc.id}?draft=true`)).doc.identifiable).toBeNull();
    const tries = [
      await call('PATCH', `/posts/${doc.id}`, { _status: 'published' }),
      await call('PATCH', `/posts/${doc.id}`, { heading: 'Other words', _status: 'published' }),
      await call('POST', '/posts', { ...data, _status: 'published' }),
    ];
    for (const { status, text } of tries)
      expect([status, text]).toEqual([400, expect.stringContaining(notAnswered)]);
    await expect(
      payload.update({ collection: 'posts', id: doc.id, data: { _status: 'published' } }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'identifiable', message: notAnswered }] } });
    const answered = await call('PATCH', `/posts/${doc.id}`, { identifiable: 'no', _status: 'published' });
    expect([answered.status, answered.doc._status]).toEqual([200, 'published']);
  });

  it('the question about people stays unanswered when an API call leaves it out, and blocks publishing', async () => {
    const data = { heading, type: 'normal', postDate: '2026-11-20' };
    const { doc } = await call('POST', '/posts?draft=true', data);
    expect(doc.identifiable).toBeNull();
    for (const { status, text } of [
      await call('POST', '/posts', { ...data, _status: 'published' }),
      await call('PATCH', `/posts/${doc.id}`, { _status: 'published' }),
    ])
      expect([status, text]).toEqual([400, expect.stringContaining(notAnswered)]);
  });

  it('the unanswered question about people is listed in the checks before publishing', async () => {
    const form = { locale: 'en', values: { heading, type: 'normal', identifiable: null } };
    const answer = await callApi('POST', '/before-publishing/posts', { headers: editor.headers, body: form });
    const { must } = (await answer.json()) as { must: object[] };
    expect(must).toContainEqual({ path: 'identifiable', message: notAnswered });
  });
});
