import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPublicMedia } from '#cms/media/open-public-media.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { findPublicBy, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { nextConsentEnd } from './consent-ends.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const today = new Date('2026-11-20T09:00:00Z');
const nextYear = new Date('2027-11-20T09:00:00Z');
const visitor = (now = today) => createRenderContext({ locale: 'en', now });

const publishPost = (img: number, heading = 'A day at the clinic') =>
  payload.create({
    collection: 'posts',
    data: { heading, type: 'normal', postDate: '2026-11-20', img, _status: 'published' },
    context: { now: today },
  });

const publishStory = (data: { consent?: number; identifiable: 'yes' | 'no' }) =>
  payload.create({
    collection: 'testimonials',
    data: { saidBy: 'Her mother', words: 'She plays again.', ...data, _status: 'published' },
    context: { now: today },
  });

/**
 * Pictures of the same width would be the same file. Below 1120 no mail size is made, which would need its own consent.
 */
let width = 640;

async function publishWithConsent(terms: Parameters<typeof addConsent>[1] = {}) {
  const consent = await addConsent(payload, terms);
  const bytes = await drawPicture({ width: ++width, height: 480 });
  const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id, bytes });
  const post = await publishPost(picture.id);
  return { consent, picture, post };
}

/** What a visitor's page shows in place of the post's picture. */
async function pictureOnPage(post: number, now = today) {
  const found = await findPublicBy(visitor(now), { collection: 'posts', where: { id: { equals: post } } });
  expect(found, 'the post itself stays').not.toBeNull();
  return found?.img;
}

describe('a picture of someone who can be recognised', () => {
  it('[CONSENT-01] a picture of a recognisable person links to a consent record', async () => {
    const { consent, picture } = await publishWithConsent();
    const stored = await payload.findByID({ collection: 'media', id: picture.id, depth: 1 });
    expect(stored.consent).toMatchObject({ id: consent.id, who: 'A mother' });
  });

  it('[CONSENT-01] a picture of a recognisable person is not stored without a consent record', async () => {
    await expect(addPicture(payload, { identifiable: 'yes' })).rejects.toMatchObject({
      data: { errors: [{ path: 'consent', message: expect.stringContaining('choose the consent record') }] },
    });
  });

  it('[CONSENT-07] a post with a picture of a recognisable person is not published once its consent is deleted', async () => {
    const consent = await addConsent(payload);
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    await payload.delete({ collection: 'consents', id: consent.id });
    await expect(publishPost(picture.id)).rejects.toMatchObject({
      data: { errors: [{ path: 'img', message: expect.stringContaining('no consent record') }] },
    });
  });

  it('[CONSENT-08] a picture whose consent covers other uses only is not published', async () => {
    const consent = await addConsent(payload, { uses: ['print', 'social'] });
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    await expect(publishPost(picture.id)).rejects.toMatchObject({
      data: { errors: [{ message: expect.stringContaining('does not cover the website') }] },
    });
    expect(await openPublicMedia(picture.filename ?? '', today)).toBeNull();
  });

  it('[CONSENT-07] a post with a picture whose consent has expired stays a draft', async () => {
    const consent = await addConsent(payload, { until: '2026-11-19' });
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    const draft = await payload.create({
      collection: 'posts',
      data: { heading: 'Prepared', type: 'normal', img: picture.id, _status: 'draft' },
      draft: true,
    });
    const publish = payload.update({
      collection: 'posts',
      id: draft.id,
      data: { _status: 'published', postDate: '2026-11-20' },
      context: { now: today },
    });
    await expect(publish).rejects.toMatchObject({
      data: { errors: [{ path: 'img', message: expect.stringContaining('has ended') }] },
    });
    const stored = await payload.findByID({ collection: 'posts', id: draft.id, draft: true });
    expect(stored).toMatchObject({ heading: 'Prepared', _status: 'draft' });
  });

  it('a document with a picture whose consent is withdrawn is refused, wherever the picture is used', async () => {
    const consent = await addConsent(payload, { withdrawn: true });
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    const publish = payload.create({
      collection: 'events',
      data: {
        heading: 'Gala',
        type: 'normal',
        moreImg: [picture.id],
        dateTime: { timeZone: 'Africa/Addis_Ababa' },
        _status: 'published',
      },
    });
    await expect(publish).rejects.toMatchObject({
      data: { errors: [{ path: 'moreImg.0', message: expect.stringContaining('withdrawn') }] },
    });
  });
});

describe('a story of someone who can be recognised', () => {
  it('[CONSENT-02] a story links to a consent record, and [CONSENT-07] is not published without one', async () => {
    const consent = await addConsent(payload);
    const story = await publishStory({ identifiable: 'yes', consent: consent.id });
    const stored = await payload.findByID({ collection: 'testimonials', id: story.id, depth: 1 });
    expect(stored.consent).toMatchObject({ id: consent.id });
    await expect(publishStory({ identifiable: 'yes' })).rejects.toMatchObject({
      data: { errors: [{ path: 'consent' }] },
    });
  });

  it('[CONSENT-09] [CONSENT-13] a story is removed from the site when its consent expires or is withdrawn', async () => {
    const consent = await addConsent(payload, { until: '2026-12-31' });
    const story = await publishStory({ identifiable: 'yes', consent: consent.id });
    const seen = async (now: Date) => {
      const stories = await listPublic(visitor(now), { collection: 'testimonials' });
      return stories.some(({ id }) => id === story.id);
    };
    expect(await seen(today)).toBe(true);
    expect(await seen(nextYear)).toBe(false);
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await seen(today)).toBe(false);
  });
});

describe('the consent gate', () => {
  it('[CONSENT-09] a picture is removed from pages at the end of the last day of its consent', async () => {
    const { post } = await publishWithConsent({ until: '2026-11-20' });
    expect(await pictureOnPage(post.id, new Date('2026-11-20T20:59:59Z'))).toHaveProperty('filename');
    expect(await pictureOnPage(post.id, new Date('2026-11-20T21:00:00Z'))).toEqual(expect.any(Number));
  });

  it('[CONSENT-13] a picture is removed from pages when its consent is withdrawn', async () => {
    const { consent, post } = await publishWithConsent();
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await pictureOnPage(post.id)).toEqual(expect.any(Number));
  });

  it('[CONSENT-12] no size of a picture is served after the last day of its consent', async () => {
    const { picture } = await publishWithConsent({ until: '2026-11-20', uses: ['website', 'share-card'] });
    const names = [picture, ...Object.values(picture.sizes ?? {})].flatMap(file => file?.filename ?? []);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      expect(await openPublicMedia(name, today), name).not.toBeNull();
      expect(await openPublicMedia(name, nextYear), name).toBeNull();
    }
  });

  it('[CONSENT-16] no size of a picture is served once its consent is withdrawn', async () => {
    const { consent, picture } = await publishWithConsent();
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    const names = [picture, ...Object.values(picture.sizes ?? {})].flatMap(file => file?.filename ?? []);
    for (const name of names) expect(await openPublicMedia(name, today), name).toBeNull();
  });

  it('[CONSENT-11] [CONSENT-15] the share-card crop is served only while the consent covers that use', async () => {
    const bytes = await drawPicture({ width: 1300, height: 700 });
    const consent = await addConsent(payload, { uses: ['website'], until: '2026-12-31' });
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id, bytes });
    const share = picture.sizes?.share?.filename ?? '';
    const post = await publishPost(picture.id);
    const offered = async (now = today) => {
      const img = (await pictureOnPage(post.id, now)) as { sizes?: { share?: { filename?: string } } };
      return { onPage: img.sizes?.share?.filename ?? null, atAddress: await openPublicMedia(share, now) };
    };
    const agree = (data: object) => payload.update({ collection: 'consents', id: consent.id, data });

    expect(share).not.toBe('');
    expect(await offered()).toEqual({ onPage: null, atAddress: null });
    await agree({ uses: ['website', 'share-card'] });
    expect(await offered()).toEqual({
      onPage: share,
      atAddress: expect.objectContaining({ type: 'image/jpeg' }),
    });
    expect(await openPublicMedia(share, nextYear)).toBeNull();
    await agree({ withdrawn: true });
    expect(await openPublicMedia(share, today)).toBeNull();
  });

  it('visitors cannot read or search the consent records of pictures', async () => {
    const { post } = await publishWithConsent();
    expect(await pictureOnPage(post.id)).not.toHaveProperty('consent');
    await expect(payload.find({ collection: 'consents', overrideAccess: false })).rejects.toThrow(
      'not allowed',
    );
    const probe = payload.find({
      collection: 'media',
      where: { 'consent.who': { contains: 'mother' } },
      overrideAccess: false,
      context: { now: today },
    });
    await expect(probe).rejects.toThrow();
  });

  it('a changed consent is announced once to the site processes, with the tags of consents and media', async () => {
    const { consent } = await publishWithConsent();
    const announced: string[] = [];
    await connectOnce(testDatabaseUrl(), async client => {
      client.on('notification', ({ payload: tags = '' }) => announced.push(tags));
      await client.query('listen adey_changes');
      await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
      await expect.poll(() => announced).toHaveLength(1);
    });
    expect(JSON.parse(announced[0] ?? '').sort()).toEqual(['consents', 'media']);
  });

  it('a page is fresh until the next valid consent expires', async () => {
    await addConsent(payload, { until: '2026-11-25' });
    await addConsent(payload, { until: '2026-11-24', withdrawn: true });
    const after = new Date('2026-11-24T22:00:00Z');
    expect(await nextConsentEnd(payload, after)).toEqual(new Date('2026-11-25T21:00:00Z'));
    const renderContext = visitor(after);
    await listPublic(renderContext, { collection: 'posts' });
    expect(renderContext.freshUntil).toEqual(new Date('2026-11-25T21:00:00Z'));
    expect([...renderContext.tags].sort()).toEqual(['consents', 'media', 'posts']);
    // No consent is required to name somebody who works here, but their picture has one.
    const team = visitor(after);
    await listPublic(team, { collection: 'team-members' });
    expect(team.freshUntil).toEqual(renderContext.freshUntil);
    expect([...team.tags].sort()).toEqual(['consents', 'media', 'team-members']);
  });
});
