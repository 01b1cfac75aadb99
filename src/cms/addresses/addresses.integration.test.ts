import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { findByAddress } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const publish = (heading: string, more: object = {}) =>
  payload.create({
    collection: 'posts',
    data: { heading, type: 'normal', postDate: '2026-11-20', ...more, _status: 'published' },
  });

const change = (id: number, data: object, draft = false) =>
  payload.update({
    collection: 'posts',
    id,
    data: { ...data, _status: draft ? 'draft' : 'published' },
    draft,
  });

const visit = (slug: string) =>
  findByAddress(createRenderContext({ locale: 'en', now: new Date() }), 'posts', slug, { depth: 0 });

describe('the address of a page', () => {
  it('a page address is made from the heading, in any script', async () => {
    expect(await publish('Medicines for 40 children!')).toMatchObject({ slug: 'medicines-for-40-children' });
    const amharic = await payload.create({
      collection: 'posts',
      locale: 'am',
      data: { heading: 'አዲስ ዓመት', type: 'normal', _status: 'published' },
    });
    expect(amharic.slug).toBe('አዲስ-ዓመት');
  });

  it('[SLUG-04] [SLUG-05] a page address that is taken gets -2 and then -3', async () => {
    const slugs = [await publish('Fundraiser'), await publish('Fundraiser'), await publish('fundraiser?')];
    expect(slugs.map(({ slug }) => slug)).toEqual(['fundraiser', 'fundraiser-2', 'fundraiser-3']);
  });

  it('[SLUG-04] page addresses stay unique when many pages are published at once', async () => {
    const many = await Promise.all(Array.from({ length: 6 }, () => publish('At once')));
    expect(new Set(many.map(({ slug }) => slug)).size).toBe(6);
  });

  it('[SLUG-06] [SLUG-09] a new heading changes neither the page address nor the count key', async () => {
    const { id } = await publish('Clinic Opens!');
    const changed = await change(id, { heading: 'The clinic in Jimma opens' });
    expect(changed).toMatchObject({ slug: 'clinic-opens', clickKey: 'clinicopens' });
    expect(await visit('clinic-opens')).toMatchObject({ id });
  });

  it('every former address of a page redirects to its current one', async () => {
    const { id } = await publish('First name');
    await change(id, { slug: 'Second name' });
    await change(id, { slug: 'third-name' });
    expect(await visit('third-name')).toMatchObject({ id });
    expect(await visit('first-name')).toEqual({ movedTo: 'third-name' });
    expect(await visit('second-name')).toEqual({ movedTo: 'third-name' });
  });

  it('a page can return to a former address, which then no longer redirects', async () => {
    const { id } = await publish('There and back');
    await change(id, { slug: 'away' });
    await change(id, { slug: 'there-and-back' });
    expect(await visit('there-and-back')).toMatchObject({ id });
    expect(await visit('away')).toEqual({ movedTo: 'there-and-back' });
  });

  it('[SLUG-04] a former address of another page counts as taken', async () => {
    const { id } = await publish('Taken');
    await change(id, { slug: 'moved-away' });
    expect(await publish('Taken')).toMatchObject({ slug: 'taken-2' });
    expect(await visit('taken')).toEqual({ movedTo: 'moved-away' });
  });

  it('a new address in a draft does not move the published page until the draft is published', async () => {
    const { id } = await publish('Steady');
    await change(id, { slug: 'prepared' }, true);
    expect(await visit('steady')).toMatchObject({ id });
    expect(await visit('prepared')).toBeNull();
    await change(id, { slug: 'prepared' });
    expect(await visit('steady')).toEqual({ movedTo: 'prepared' });
  });

  it('the addresses of a draft and the former addresses of an unpublished page are not found', async () => {
    const draft = await payload.create({
      collection: 'posts',
      data: { heading: 'Not yet', type: 'normal', _status: 'draft' },
      draft: true,
    });
    expect(await visit(draft.slug ?? '')).toBeNull();
    const gone = await publish('Withdrawn');
    await change(gone.id, { slug: 'withdrawn-later' });
    await payload.update({ collection: 'posts', id: gone.id, data: { _status: 'draft' } });
    expect(await visit('withdrawn')).toBeNull();
  });

  it('the address of a deleted page is free again', async () => {
    const { id } = await publish('Short lived');
    await change(id, { slug: 'short' });
    await payload.delete({ collection: 'posts', id });
    expect(await visit('short-lived')).toBeNull();
    expect(await publish('Short lived')).toMatchObject({ slug: 'short-lived' });
  });

  it('a copy of a page gets its own address', async () => {
    const { id } = await publish('Copied');
    const copy = await payload.duplicate({ collection: 'posts', id });
    expect(copy.slug).toBe('copied-2');
  });

  it('a page whose heading has no letters gets the name of its collection as address', async () => {
    expect(await publish('!!!')).toMatchObject({ slug: 'posts' });
    expect(await publish('❤️')).toMatchObject({ slug: 'posts-2' });
  });

  it('[SLUG-03] a page address has no invisible characters, and comes from the heading if only an emoji is typed', async () => {
    expect(await publish('Gifts ❤️')).toMatchObject({ slug: 'gifts' });
    expect(await publish('Hearts', { slug: '❤️' })).toMatchObject({ slug: 'hearts' });
  });
});

describe('preview', () => {
  it('a preview shows drafts to staff who ask for it, and visitors still see the published version', async () => {
    const { id } = await publish('Seen by all');
    await change(id, { heading: 'Seen by staff' }, true);
    const viewer = { ...(await firstStaff()), collection: 'staff' as const };
    const now = new Date();
    const asStaff = createRenderContext({ locale: 'en', now, preview: viewer });
    expect(await findByAddress(asStaff, 'posts', 'seen-by-all')).toMatchObject({
      heading: { en: 'Seen by staff' },
    });
    expect(await visit('seen-by-all')).toMatchObject({ heading: { en: 'Seen by all' } });
  });
});

async function firstStaff() {
  return payload.create({
    collection: 'staff',
    data: { name: 'Editor', role: 'editor', email: 'preview@adey.test', password: 'a long password' },
  });
}
