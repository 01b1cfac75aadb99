import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { findByAddress } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

let payload: Payload;
let editor: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

type Post = { id: number; slug: string; heading: string | null; _status: string };
async function send(method: string, path: string, body?: object) {
  const response = await callApi(method, path, { headers: editor.headers, ...(body && { body }) });
  const reply = await response.json();
  return { status: response.status, reply, doc: (reply.doc ?? reply) as Post };
}

let written = 0;
/** A draft in both languages that nobody has published. */
async function draft(): Promise<Post> {
  written += 1;
  const { doc } = await send('POST', '/posts?draft=true&locale=en', {
    heading: `The ward ${written}`,
    type: 'normal',
    identifiable: 'no',
  });
  await send('PATCH', `/posts/${doc.id}?draft=true&locale=am`, { heading: `ክፍሉ ${written}` });
  return (await send('GET', `/posts/${doc.id}?draft=true&locale=en`)).doc;
}
const publish = (id: number, locale: 'en' | 'am', body: object = {}) =>
  send('PATCH', `/posts/${id}?locale=${locale}&publishSpecificLocale=${locale}`, {
    ...body,
    _status: 'published',
  });
const inForm = async (id: number, locale: 'en' | 'am') =>
  (await send('GET', `/posts/${id}?draft=true&locale=${locale}&fallback-locale=none`)).doc.heading;
const onSite = async ({ slug }: Post) => {
  const context = createRenderContext({ locale: 'am', now: new Date() });
  const found = await findByAddress(context, 'posts', slug);
  return (found as { heading?: object } | null)?.heading;
};

describe('publishing one language', () => {
  it('publishing the English of a new text keeps its Amharic as a draft in the form', async () => {
    const post = await draft();
    expect((await publish(post.id, 'en')).status).toBe(200);
    expect(await onSite(post)).toEqual({ en: post.heading });
    expect(await inForm(post.id, 'am')).toBe(`ክፍሉ ${written}`);
    expect((await publish(post.id, 'am')).status).toBe(200);
    expect(await onSite(post)).toEqual({ en: post.heading, am: `ክፍሉ ${written}` });
  });

  it('publishing the Amharic of a change in both languages keeps the changed English as a draft', async () => {
    const post = await draft();
    await send('PATCH', `/posts/${post.id}?locale=en`, { _status: 'published' });
    await send('PATCH', `/posts/${post.id}?draft=true&locale=en`, { heading: 'Better English' });
    const better = await publish(post.id, 'am', { heading: 'የተሻለ' });
    expect(better.status).toBe(200);
    expect(await onSite(post)).toEqual({ en: post.heading, am: 'የተሻለ' });
    expect(await inForm(post.id, 'en')).toBe('Better English');
  });

  it('publishing Amharic is refused while its English is not published', async () => {
    const post = await draft();
    const { status, reply } = await publish(post.id, 'am');
    expect([status, JSON.stringify(reply)]).toEqual([
      400,
      expect.stringContaining('Publish the English first'),
    ]);
    expect(await onSite(post)).toBeUndefined();
  });

  it('neither an autosave nor publishing after one language was published loses text of the other', async () => {
    const post = await draft();
    await publish(post.id, 'en');
    const { reply } = await send('GET', `/posts/${post.id}?draft=true&locale=am`);
    const autosave = { heading: 'ገና ረቂቅ', lastSave: reply.lastSave };
    const saved = await send('PATCH', `/posts/${post.id}?draft=true&autosave=true&locale=am`, autosave);
    expect(saved.status).toBe(200);
    expect(await onSite(post)).toEqual({ en: post.heading });
    expect(await inForm(post.id, 'en')).toBe(post.heading);
    await send('PATCH', `/posts/${post.id}?locale=am`, { _status: 'published' });
    expect(await onSite(post)).toEqual({ en: post.heading, am: 'ገና ረቂቅ' });
  });
});
