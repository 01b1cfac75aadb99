import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import exifr from 'exifr';
import sharp from 'sharp';
import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { PLACE, takePhonePhoto } from '../support/phone-photo.ts';
import { countRenders, readPage, untilCached, untilSeen } from '../support/seen-page.ts';
import { type SharedStack, shareStack, TWO_SITES } from '../support/stack-pool.ts';
import { logIn, logOutAndIn, makeFirstAccount, pressAndNote } from '../support/staff-screens.ts';
import type { TestStack } from '../support/test-stack.ts';

test.describe.configure({ mode: 'default' });

let stack: SharedStack;
test.beforeEach(async () => {
  stack = await shareStack(TWO_SITES);
});

const HEADING = 'A cold box reaches Jimma';
/** Before the newest of the samples: the home page shows posts from the second newest on (INIT-13). */
const DAY = { shown: 'Nov 12, 2026', stored: '2026-11-12' };
const contains = (words: string) => (html: string) => html.includes(words);
const lacks = (words: string) => (html: string) => !html.includes(words);

/** Uploads a photo to the library in the browser, and checks that no trace of its location is stored. */
async function uploadColdBox(page: Page, photo: Buffer, stack: TestStack): Promise<void> {
  await page.goto(`${stack.staffUrl}/admin/collections/media/create`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Cold Box.JPG', mimeType: 'image/jpeg', buffer: photo });
  await page.getByLabel('What it shows').fill('A cold box on the back of a lorry');
  await page.getByText('No', { exact: true }).click();
  const uploaded = await pressAndNote(page, 'Save', 'media');
  expect(uploaded.answer.status()).toBe(201);
  const stored = readdirSync(join(stack.dataDir, 'media')).filter(name => name.startsWith('cold-box-'));
  expect(stored.length).toBeGreaterThan(8);
  for (const name of stored) {
    const { exif, xmp, iptc } = await sharp(readFileSync(join(stack.dataDir, 'media', name))).metadata();
    expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined]);
  }
}

test('the first staff account is created in the browser, and its post appears at once on two site processes', async ({
  page,
  startOwnStack,
}) => {
  // Nobody has an account there yet.
  const stack = await startOwnStack(TWO_SITES);
  const photo = await takePhonePhoto();
  expect(await exifr.gps(photo)).toMatchObject({ latitude: expect.closeTo(PLACE.latitude, 3) });
  for (const siteUrl of stack.siteUrls)
    for (const path of ['/', '/news']) expect(await untilCached(siteUrl, path)).not.toContain(HEADING);

  await makeFirstAccount(page, stack);
  await expect(page.getByRole('heading', { name: 'Good to see you, Abeba' })).toBeVisible();
  await logOutAndIn(page, stack.staffUrl);

  await uploadColdBox(page, photo, stack);

  await page.goto(`${stack.staffUrl}/admin/collections/posts/create`);
  await page.getByLabel(/^Heading/).fill(HEADING);
  await page.locator('#field-postDate input').fill(DAY.shown);
  await page.locator('#field-postDate input').press('Enter');
  await page.getByRole('button', { name: 'Choose from existing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'A cold box on the back of a lorry' }).click();
  // What only the old site asks for is folded away.
  await expect(page.getByLabel(/^First paragraph/)).toBeHidden();
  await page.getByRole('textbox', { name: 'The whole story', exact: true }).click();
  await page.keyboard.type('Four hundred doses arrived, and all of them were cold.');
  await page.locator('#field-identifiable').getByText('No', { exact: true }).click();
  const rendersBefore = await Promise.all(stack.siteUrls.map(countRenders));
  const published = await pressAndNote(page, 'Publish', 'posts');
  // By then the post may have stored itself as a draft.
  expect([200, 201]).toContain(published.answer.status());
  const waits = await Promise.all(
    ['/', '/news'].map(path => untilSeen({ siteUrls: stack.siteUrls, path, isSeen: contains(HEADING) })),
  );
  const delays = waits.flat();
  test
    .info()
    .annotations.push({ type: 'milliseconds until visible', description: delays.map(Math.round).join() });
  const rendersAfter = await Promise.all(stack.siteUrls.map(countRenders));
  expect(rendersAfter.every((count, at) => count > (rendersBefore[at] ?? 0))).toBe(true);

  await page.goto(`${stack.siteUrl}/news`);
  const card = page.getByRole('listitem').filter({ hasText: HEADING });
  await expect(card.getByRole('img', { name: 'A cold box on the back of a lorry' })).toBeVisible();
  await page.goto(`${stack.siteUrls[1]}/news/a-cold-box-reaches-jimma`);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
});

async function storePost(heading: string, status: 'draft' | 'published') {
  const admin = await signInToAdmin(stack);
  const data = { heading, type: 'normal', postDate: DAY.stored, _status: status };
  return { admin, post: await admin.create(status === 'draft' ? 'posts?draft=true' : 'posts', data) };
}

test(
  'a post that is unpublished in the browser is removed from lists, feed and its own page in two site processes',
  ON_EVERY_CHANGE,
  async ({ page }) => {
    const heading = 'Told too early';
    const { post } = await storePost(heading, 'published');
    const lists = ['/', '/news', '/latest-updates', '/site-map', '/sitemap.xml'];
    const feeds = ['/news/feed.xml', '/latest-updates/feed.xml'];
    const paths = [...lists, ...feeds, `/news/${post.slug}`];
    const named = (path: string) => (path.endsWith('sitemap.xml') ? String(post.slug) : heading);
    for (const path of paths) {
      await untilSeen({ siteUrls: stack.siteUrls, path, isSeen: contains(named(path)) });
      for (const siteUrl of stack.siteUrls)
        expect(await untilCached(siteUrl, path), path).toContain(named(path));
    }
    await logIn(page, stack.staffUrl);
    await page.goto(`${stack.staffUrl}/admin/collections/posts/${post.id}`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Unpublish', exact: true }).click();
    const unpublished = await pressAndNote(page, 'Confirm', 'posts');
    expect(unpublished.answer.status()).toBe(200);
    for (const path of paths) await untilSeen({ siteUrls: stack.siteUrls, path, isSeen: lacks(named(path)) });
    for (const siteUrl of stack.siteUrls)
      expect((await readPage(`${siteUrl}/news/${post.slug}`)).status).toBe(404);
  },
);

test('the preview button shows a draft to staff, and to nobody else', async ({ page, browser }) => {
  const { post } = await storePost('Still being written', 'draft');
  const address = `${stack.siteUrl}/news/${post.slug}?preview=1`;
  expect((await readPage(address)).status).toBe(404);
  // A different host name than the site's, as in production: the admin gets no cookie there.
  const staffUrl = stack.staffUrl.replace('localhost', '127.0.0.1');
  await logIn(page, staffUrl);
  await page.goto(`${staffUrl}/admin/collections/posts/${post.id}`);
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.locator('#preview-button').click(),
  ]);
  await expect(preview.getByRole('heading', { level: 1, name: 'Still being written' })).toBeVisible();
  expect(preview.url()).toBe(address);
  const again = await preview.reload();
  expect(again?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

  const stranger = await browser.newContext();
  await stranger.addCookies([{ name: 'adey-preview', value: '1.made.up.pass', url: stack.siteUrl }]);
  for (const cookie of ['', 'adey-preview=1.made.up.pass']) {
    const answer = await fetch(address, { headers: { cookie, 'sec-fetch-site': 'none' } });
    expect([answer.status, (await answer.text()).includes('Still being written')]).toEqual([404, false]);
  }
  const visit = await stranger.newPage();
  expect((await visit.goto(address))?.status()).toBe(404);
  await expect(visit.getByText('Still being written')).toHaveCount(0);
  await stranger.close();
  expect((await readPage(`${stack.siteUrl}/news`)).html).not.toContain('Still being written');
});

test('a post whose slug changes is redirected permanently from the old address, in both languages', {
  tag: ['@SLUG-07'],
}, async () => {
  const { admin, post } = await storePost('A name to be changed', 'published');
  for (const siteUrl of stack.siteUrls) await untilCached(siteUrl, `/news/${post.slug}`);
  await admin.update('posts', post.id, { slug: 'a-better-name' });
  await untilSeen({ siteUrls: stack.siteUrls, path: '/news', isSeen: contains('/news/a-better-name') });
  for (const siteUrl of stack.siteUrls)
    for (const language of ['', '/am']) {
      const { status, headers } = await readPage(`${siteUrl}${language}/news/${post.slug}`);
      expect([status, headers.get('location')]).toEqual([301, `${language}/news/a-better-name`]);
      expect((await readPage(`${siteUrl}${language}/news/a-better-name`)).status).toBe(200);
    }
});

test(
  'a redirect entered by staff works in every process and both languages, unless a page has its address',
  ON_EVERY_CHANGE,
  async () => {
    const admin = await signInToAdmin(stack);
    const lead = (from: string, to: string) => admin.create('redirects', { from, to, _status: 'published' });
    for (const siteUrl of stack.siteUrls) expect((await readPage(`${siteUrl}/gala`)).status).toBe(404);
    await lead('/gala', '/events?from=poster');
    await lead('/news', '/events');
    const isLed = async (siteUrl: string) => (await readPage(`${siteUrl}/gala`)).status === 301;
    for (const siteUrl of stack.siteUrls) {
      await expect.poll(() => isLed(siteUrl)).toBe(true);
      for (const language of ['', '/am']) {
        const { headers } = await readPage(`${siteUrl}${language}/gala`);
        expect(headers.get('location')).toBe(`${language}/events?from=poster`);
        expect((await readPage(`${siteUrl}${language}/news`)).status).toBe(200);
      }
    }
  },
);
