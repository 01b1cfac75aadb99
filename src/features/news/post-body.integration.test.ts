import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#core/locale.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addPdf } from '../../../tests/support/pdfs.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { body, makeLink, mediaBlock, paragraph, text } from '../../../tests/support/rich-text.ts';
import { findPost, listPosts } from './post.queries.ts';
import { newsFeed } from './post-data.ts';

const today = new Date('2026-11-20T09:00:00Z');
const afterIt = new Date('2037-01-01T09:00:00Z');

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const visitor = (now = today, locale: Locale = 'en') => createRenderContext({ locale, now });
let posts = 0;

async function publish(written: ReturnType<typeof body>, data: object = {}) {
  posts += 1;
  const heading = `A day at the clinic ${posts}`;
  const post = await payload.create({
    collection: 'posts',
    data: { heading, type: 'normal', body: written, ...data, _status: 'published' },
  });
  return { id: post.id, slug: String(post.slug) };
}

async function findPage({ slug }: { slug: string }, renderContext = visitor()) {
  const found = await findPost(renderContext, slug);
  if (!found || 'movedTo' in found) throw new Error(`No post at ${slug}`);
  return found;
}

/** A picture of somebody in the middle of a text, and its consent. */
async function publishPicture(colour: string) {
  const consent = await addConsent(payload, { uses: ['website'], until: '2036-12-31' });
  const bytes = await drawPicture({ width: 700, height: 480, colour });
  const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id, bytes });
  const block = mediaBlock('picture', {
    picture: { relationTo: 'media', value: picture.id },
    caption: 'Her',
  });
  return { consent, picture, post: await publish(body(paragraph(text('Before.')), block)) };
}

const kindsOn = async (post: { slug: string }, now = today) =>
  (await findPage(post, visitor(now))).body.blocks.map(({ kind }) => kind);

describe('a picture in the text of a post', () => {
  it('[CONSENT-05] [CONSENT-06] a picture and its caption are removed once consent expires or is withdrawn', async () => {
    const { post, consent } = await publishPicture('#0081A7');
    expect(await kindsOn(post)).toEqual(['paragraph', 'picture']);
    expect(await kindsOn(post, afterIt)).toEqual(['paragraph']);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    const page = await findPage(post);
    expect(page.body.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
    expect(JSON.stringify(page)).not.toContain('Her');
  });

  it('a post with a picture has the cache tags of its consent, and is fresh until the consent ends', async () => {
    const { post } = await publishPicture('#117A65');
    const renderContext = visitor();
    await findPage(post, renderContext);
    expect([...renderContext.tags]).toEqual(expect.arrayContaining(['posts', 'media', 'consents']));
    expect(renderContext.freshUntil).toEqual(new Date('2036-12-31T21:00:00Z'));
  });

  it('a post page never includes the consent record of its picture', async () => {
    const { post } = await publishPicture('#7D3C98');
    expect(JSON.stringify(await findPage(post))).not.toContain('consent');
  });

  it('[CONSENT-07] a post with a picture cannot be published without its consent, in either language', async () => {
    const { picture, consent, post } = await publishPicture('#B9770E');
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    const block = mediaBlock('picture', { picture: { relationTo: 'media', value: picture.id } });
    const refused = { data: { errors: [{ path: 'body', message: expect.stringContaining('withdrawn') }] } };
    await expect(publish(body(block))).rejects.toMatchObject(refused);
    const amharic = { collection: 'posts', id: post.id, locale: 'am' } as const;
    const data = { body: body(paragraph(text('ጤና'))), _status: 'published' as const };
    await expect(payload.update({ ...amharic, data })).rejects.toMatchObject(refused);
  });
});

describe('the text of a post', () => {
  it('the text of a post is in the language of the page, or in English and marked as such', async () => {
    const post = await publish(body(paragraph(text('Good news.'))));
    const english = { blocks: [{ kind: 'paragraph', runs: [{ text: 'Good news.' }] }] };
    expect((await findPage(post)).body).toEqual(english);
    expect((await findPage(post, visitor(today, 'am'))).body).toEqual({ ...english, lang: 'en' });
    const data = { body: body(paragraph(text('መልካም ዜና።'))) };
    await payload.update({ collection: 'posts', id: post.id, locale: 'am', data });
    expect((await findPage(post, visitor(today, 'am'))).body).toEqual({
      blocks: [{ kind: 'paragraph', runs: [{ text: 'መልካም ዜና።' }] }],
    });
  });

  it('a link to a PDF shows its type and size in its own language, and is removed with the consent', async () => {
    const consent = await addConsent(payload, { uses: ['website'] });
    const pdf = await addPdf(payload, { identifiable: 'yes', consent: consent.id });
    const to = (words: string) =>
      body(paragraph(makeLink(words, { doc: { relationTo: 'pdfs', value: pdf.id } })));
    const post = await publish(to('Report 2025'));
    const am = { collection: 'posts', id: post.id, locale: 'am' } as const;
    const runsOn = async (locale: Locale) => (await findPage(post, visitor(today, locale))).body.blocks;
    const link = (words: string) => [
      { kind: 'paragraph', runs: [{ text: words, href: `/media/${pdf.filename}` }] },
    ];
    expect(await runsOn('am')).toEqual(link('Report 2025, PDF, 100 KB'));
    await payload.update({ ...am, data: { body: to('የ2025 ሪፖርት') } });
    expect(await runsOn('en')).toEqual(link('Report 2025, PDF, 100 KB'));
    expect(await runsOn('am')).toEqual(link('የ2025 ሪፖርት፣ PDF፣ 100 KB'));
    const renderContext = visitor();
    await findPage(post, renderContext);
    expect([...renderContext.tags]).toEqual(expect.arrayContaining(['pdfs', 'consents']));
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await runsOn('en')).toEqual([{ kind: 'paragraph', runs: [{ text: 'Report 2025' }] }]);
  });

  it('a link to a page of ours follows its address, and is removed once that page is unpublished', async () => {
    const other = await publish(body());
    const link = {
      type: 'link',
      version: 3,
      fields: { linkType: 'internal', doc: { relationTo: 'posts', value: other.id } },
      children: [text('there')],
    };
    const post = await publish(body(paragraph(link)));
    const hrefs = async () =>
      (await findPage(post)).body.blocks.flatMap(block =>
        block.kind === 'paragraph' ? block.runs.map(({ href }) => href) : [],
      );
    expect(await hrefs()).toEqual([`/news/${other.slug}`]);
    await payload.update({ collection: 'posts', id: other.id, data: { slug: 'moved-there' } });
    expect(await hrefs()).toEqual(['/news/moved-there']);
    await payload.update({ collection: 'posts', id: other.id, data: { _status: 'draft' } });
    expect(await hrefs()).toEqual([undefined]);
  });

  it('the text of a post counts towards the reading time on its card, and is not in the feed', async () => {
    const long = body(paragraph(text('word '.repeat(450))));
    const post = await publish(long, { disc: { par1: 'One two.' }, postDate: '2026-11-19' });
    const cards = await listPosts(visitor());
    expect(cards.find(({ id }) => id === post.id)?.minutes).toBe(5);
    const feed = newsFeed(cards, {
      title: 'News',
      author: 'Adey',
      locale: 'en',
      page: 'https://adey.test/news',
      self: 'https://adey.test/news/feed.xml',
      toAddress: href => href,
    });
    expect(feed).not.toContain('word word');
  });

  it('a post about a person is removed when their consent is withdrawn', async () => {
    const consent = await addConsent(payload, { uses: ['website'] });
    const about = { identifiable: 'yes', consent: consent.id };
    const post = await publish(body(paragraph(text('She walked home.'))), about);
    expect((await findPage(post)).body.blocks).toHaveLength(1);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await findPost(visitor(), post.slug)).toBeNull();
  });

  it('the text of a post is sanitised before it is stored: no h1, extra formats or javascript links', async () => {
    const link = { type: 'link', version: 3, fields: { linkType: 'custom', url: 'javascript:alert(1)' } };
    const heading = { ...paragraph(text('Big', 4 | 1)), type: 'heading', tag: 'h1' };
    const post = await publish(body(heading, paragraph({ ...link, children: [text('press')] })));
    const stored = await payload.findByID({ collection: 'posts', id: post.id, depth: 0 });
    expect(JSON.stringify(stored.body)).not.toMatch(/h1|javascript|"format":5/);
    expect((await findPage(post)).body.blocks).toEqual([
      { kind: 'heading', runs: [{ text: 'Big', bold: true }] },
      { kind: 'paragraph', runs: [{ text: 'press' }] },
    ]);
  });
});
