import { signInToAdmin } from '../support/admin-client.ts';
import { expect } from '../support/journey.ts';
import { areCached, goOffline, readToKeep } from '../support/offline-reader.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { untilSeen } from '../support/seen-page.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true });
test.use({ serviceWorkers: 'allow' });

test('a stored page about a person is deleted once its consent is withdrawn and the device is online', async ({
  page,
  context,
  ownStack: { databaseUrl, siteUrl, staffUrl },
}) => {
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  const consent = await admin.create('consents', { who: 'A mother', uses: ['website'], withdrawn: false });
  const words = { alt: 'A child at the clinic', identifiable: 'yes', consent: consent.id };
  const photo = await admin.upload(await takePhonePhoto('#8a5fbf'), words, {
    name: 'taken-back.jpg',
    type: 'image/jpeg',
  });
  const news = { heading: 'At the clinic', type: 'normal', postDate: '2026-11-20', img: photo.id };
  const post = `/news/${(await admin.create('posts', { ...news, _status: 'published' })).slug}`;
  const showsPhoto = (html: string) => html.includes('/media/taken-back-');
  await untilSeen({ siteUrls: [siteUrl], path: post, isSeen: showsPhoto });

  await readToKeep(page, '/contact');
  await readToKeep(page, post);
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    return (await Promise.all(stores.map(store => store.keys()))).flat().map(({ url }) => url);
  });
  expect(stored.filter(showsPhoto)).toEqual([]);
  await goOffline(context, page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('At the clinic');

  await admin.update('consents', consent.id, { withdrawn: true });
  await untilSeen({ siteUrls: [siteUrl], path: post, isSeen: html => !showsPhoto(html) });
  await context.setOffline(false);
  await page.goto('/projects');
  await expect.poll(() => areCached(page, [post])).toBe(false);
  // The offline page was deleted with the others, and is fetched anew.
  await expect.poll(() => areCached(page, ['/offline'])).toBe(true);
  await context.setOffline(true);
  await page.goto(post);
  await expect(page.locator('[data-not-read-note]')).toBeVisible();
});
