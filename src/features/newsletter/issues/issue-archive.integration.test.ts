import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openPublicMedia } from '#cms/media/open-public-media.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { addIssue, addReaders, clearNewsletter } from '../../../../tests/support/newsletter.ts';
import { addConsent, addPicture, drawPicture } from '../../../../tests/support/pictures.ts';
import { composeIssue } from './compose-issue.action.ts';
import { issueRenderer } from './issue.email.tsx';
import { findIssue, listIssues } from './issue.queries.ts';
import { picturesIn } from './issue.rules.ts';
import { issueBody, ofReader } from './issue-mails.action.ts';
import { scheduleIssue, sendIssue } from './send-issue.action.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const later = new Date('2026-11-22T09:00:00.000Z');
const render = issueRenderer({ organisation: 'Adey', siteUrl: 'http://localhost:3000' });
const sender = { by: 'Abeba', now, render };
const renderContext = (locale: 'en' | 'am' = 'en') => createRenderContext({ locale, now });

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await clearNewsletter(payload);
  await addReaders(payload, [{ email: 'liya@example.org' }]);
});

/** A picture of a person, large enough for every size, with its consent. */
async function addPersonPicture(uses: ('website' | 'newsletter')[]) {
  const consent = await addConsent(payload, { uses });
  const bytes = await drawPicture({ width: 1700, height: 1200, colour: '#44AF69' });
  const picture = await addPicture(payload, { bytes, identifiable: 'yes', consent: consent.id });
  return { picture, consent };
}

it('the archive lists sent issues, newest first, and neither drafts nor scheduled issues', async () => {
  const first = await addIssue(payload, { subject: { en: 'The first' } });
  const second = await addIssue(payload, { subject: { en: 'The second', am: 'ሁለተኛው' } });
  await addIssue(payload, { subject: { en: 'A draft' } });
  const scheduled = await addIssue(payload, { subject: { en: 'Scheduled' } });
  await scheduleIssue(payload, scheduled, { ...sender, dueAt: later });
  await sendIssue(payload, first, sender);
  await sendIssue(payload, second, { ...sender, now: new Date(now.getTime() + 1000) });
  const rows = await listIssues(renderContext('am'));
  expect(rows.map(({ href, subject }) => [href, subject])).toEqual([
    ['/newsletter/the-second', { text: 'ሁለተኛው' }],
    ['/newsletter/the-first', { text: 'The first', lang: 'en' }],
  ]);
  expect(await findIssue(renderContext(), 'scheduled')).toBeNull();
  expect((await findIssue(renderContext(), 'the-first'))?.row.day).toBe('2026-11-21');
});

it('the archive leaves out an issue that staff keep off the website', async () => {
  const id = await addIssue(payload, { subject: { en: 'For readers only' } });
  await payload.update({ collection: 'newsletter-issues', id, data: { onSite: false }, draft: true });
  await sendIssue(payload, id, sender);
  expect(await listIssues(renderContext())).toEqual([]);
});

it('withdrawing consent removes a picture from the page of an issue and from its unsent mails', async () => {
  const { picture, consent } = await addPersonPicture(['website', 'newsletter']);
  const id = await addIssue(payload, {
    subject: { en: 'With a picture' },
    parts: [{ blockType: 'picture', img: picture.id }],
  });
  await sendIssue(payload, id, sender);
  const body = (at: Date) => issueBody(payload, { issue: String(id), locale: 'en', edition: 'full' }, at);
  const cut = picture.sizes?.mail?.filename ?? '';
  expect(picturesIn((await body(now))?.html ?? '')).toEqual([picture.id]);
  expect((await body(now))?.html).toContain(`http://localhost:3000/media/${cut}`);
  expect((await openPublicMedia(cut, now))?.type).toBe('image/jpeg');
  const before = renderContext();
  expect((await findIssue(before, 'with-a-picture'))?.pictures.size).toBe(1);
  expect([...before.tags]).toEqual(expect.arrayContaining(['newsletter-issues', 'media', 'consents']));

  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  expect((await body(now))?.html).not.toContain('<img');
  expect(await openPublicMedia(cut, now)).toBeNull();
  expect((await findIssue(renderContext(), 'with-a-picture'))?.pictures.size).toBe(0);
});

it('a picture with consent for the website only is not mailed, and its mail size is not served', async () => {
  const { picture } = await addPersonPicture(['website']);
  const own = await addIssue(payload, { parts: [{ blockType: 'picture', img: picture.id }] });
  expect(await sendIssue(payload, own, sender)).toEqual({
    ok: false,
    problem: { code: 'not-ready', problems: [{ code: 'picture-without-consent', count: 1 }] },
  });
  expect(await openPublicMedia(picture.sizes?.mail?.filename ?? '', now)).toBeNull();

  const post = await payload.create({
    collection: 'posts',
    data: { heading: 'With a face', type: 'normal', img: picture.id, _status: 'published' },
  });
  const telling = await addIssue(payload, { parts: [{ blockType: 'post', post: post.id }] });
  expect((await sendIssue(payload, telling, sender)).ok).toBe(true);
  const body = await issueBody(payload, { issue: String(telling), locale: 'en', edition: 'full' }, now);
  expect(body?.html).toContain('With a face');
  expect(body?.html).not.toContain('<img');
});

it('each reader gets their own links, and headers for one-click unsubscribe', () => {
  const [one, other] = [ofReader({ subscriber: '7' }, 'am'), ofReader({ subscriber: '8' }, 'am')];
  expect(one.values.preferences).toContain('/am/send/preferences?reader=7.');
  expect(one.values.leave).not.toBe(other.values.leave);
  expect(one.headers).toEqual({
    'List-Unsubscribe': expect.stringMatching(/^<http[^>]+reader=7\.[^>]+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('an issue that does not exist has no mail body', async () => {
  for (const issue of ['4711', '', 'x; drop table'])
    expect(await issueBody(payload, { issue, locale: 'en', edition: 'full' }, now)).toBeNull();
});

/** A post about somebody, whose consent covers these uses. */
async function postAbout(heading: string, uses: ('website' | 'newsletter')[]) {
  const consent = await addConsent(payload, { uses });
  const about = { identifiable: 'yes', consent: consent.id, _status: 'published' } as const;
  const post = await payload.create({
    collection: 'posts',
    data: { heading, type: 'normal', postDate: '2026-11-20', ...about },
  });
  return { post: post.id, consent: consent.id };
}

it('[CONSENT-13] withdrawing consent removes the part about a person, or a whole issue about them', async () => {
  const story = await postAbout('Hanna goes to school', ['website', 'newsletter']);
  const id = await addIssue(payload, {
    subject: { en: 'With Hanna' },
    parts: [{ blockType: 'post', post: story.post }],
  });
  const own = await addConsent(payload, { uses: ['website', 'newsletter'] });
  const whole = await addIssue(payload, { subject: { en: 'About Selam' } });
  await payload.update({
    collection: 'newsletter-issues',
    id: whole,
    data: { identifiable: 'yes', consent: own.id },
    draft: true,
  });
  expect(await sendIssue(payload, id, sender)).toMatchObject({ ok: true });
  expect(await sendIssue(payload, whole, sender)).toMatchObject({ ok: true });
  const isMailed = async (issue: number) =>
    (await issueBody(payload, { issue: String(issue), locale: 'en', edition: 'full' }, now)) !== null;
  expect([await isMailed(id), await isMailed(whole)]).toEqual([true, true]);
  const listParts = async () =>
    (await findIssue(renderContext(), 'with-hanna'))?.content.parts.map(({ kind }) => kind);
  expect(await listParts()).toEqual(['post']);
  expect(await findIssue(renderContext(), 'about-selam')).not.toBeNull();
  for (const consent of [story.consent, own.id])
    await payload.update({ collection: 'consents', id: consent, data: { withdrawn: true } });
  expect(await listParts()).toEqual([]);
  expect(await findIssue(renderContext(), 'about-selam')).toBeNull();
  expect([await isMailed(id), await isMailed(whole)]).toEqual([false, false]);
});

it('an issue about a person without newsletter consent is not sent', async () => {
  const { id: consent } = await addConsent(payload, { uses: ['website'] });
  const id = await addIssue(payload, {});
  const data = { identifiable: 'yes', consent } as const;
  await payload.update({ collection: 'newsletter-issues', id, data, draft: true });
  expect(await sendIssue(payload, id, sender)).toEqual({
    ok: false,
    problem: { code: 'not-ready', problems: [{ code: 'people-without-consent' }] },
  });
});

it('[CONSENT-08] a post about a person without newsletter consent is excluded from an issue', async () => {
  const { post } = await postAbout('Only for the website', ['website']);
  const id = await addIssue(payload, {
    subject: { en: 'Without consent' },
    parts: [{ blockType: 'post', post }],
  });
  const draft = await payload.findByID({
    collection: 'newsletter-issues',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
  });
  const { content, hidden } = await composeIssue({ payload }, draft as never, now);
  expect([content.parts, hidden]).toEqual([[], [{ kind: 'post', id: post }]]);
});
