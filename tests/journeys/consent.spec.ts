import { type AdminClient, type StoredDoc, signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { readPage, untilCached, untilSeen } from '../support/seen-page.ts';
import { sampled } from '../support/test-scale.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';
import { type WordsAbout, wordsAbout, writeAbout } from '../support/words-about.ts';

test.describe.configure({ mode: 'default' });

/** A consent valid until this day expires at midnight in Ethiopia, 21:00 UTC. */
const LAST_DAY = '2026-11-20';
/** An hour in which two processes start and are checked, then its last second. */
const UNTIL_MIDNIGHT = '2026-11-20T20:00:00.000Z/2026-11-20T20:59:59.000Z';

/** Also enables the endpoint for the whole database. */
const WHOLE = 'a-secret-for-the-whole-database-0123456789';
const settings = { WHOLE_DATABASE_SECRET: WHOLE };

const cluster = { folder: String(process.env.JOURNEY_CLUSTER) };
let office: TestStack;
let admin: AdminClient;
test.beforeAll(async () => {
  office = await startTestStack(cluster, { samples: true, sites: 2, settings });
  admin = await signInToAdmin(office);
});
test.afterAll(() => office.close());

type Shown = WordsAbout & { consent: number; stem: string; post: string; files: string[] };

/** Every page and feed with a picture of a person, or with text about one. */
const shownOn = ['/', '/news', '/events', '/news/feed.xml', '/latest-updates/feed.xml'];

/**
 * A picture of a person whose consent has no end date, in a post, in the slideshow and on an event, and content with
 * text about them.
 */
async function showSomebody(stem: string, colour: string): Promise<Shown> {
  const consent = await admin.create('consents', {
    who: 'A mother',
    uses: ['website', 'share-card', 'newsletter'],
    withdrawn: false,
  });
  const picture = await admin.upload(
    await takePhonePhoto(colour),
    { alt: 'A child at the clinic', identifiable: 'yes', consent: consent.id },
    { name: `${stem}.jpg`, type: 'image/jpeg' },
  );
  const published = { _status: 'published', img: picture.id };
  const post = await admin.create('posts', {
    ...published,
    heading: `News of ${stem}`,
    type: 'normal',
    postDate: '2026-11-20',
  });
  await admin.create('gallery', { ...published, description: `Slide of ${stem}` });
  await admin.create('events', {
    ...published,
    heading: `Event of ${stem}`,
    type: 'normal',
    dateTime: { date: '2026-12-20', time: '17:00', timeZone: 'Africa/Addis_Ababa' },
  });
  return {
    consent: consent.id,
    stem,
    post: `/news/${post.slug}`,
    ...(await writeAbout(admin, stem, consent.id)),
    files: listFiles(picture),
  };
}

function listFiles({ filename, sizes }: StoredDoc): string[] {
  return [filename, ...Object.values(sizes ?? {}).map(size => size.filename)].flatMap(name => name ?? []);
}

/** Every page and feed, in both languages, that contains a file of the picture or text about the person. */
async function whereNamed(siteUrl: string, stem: string): Promise<string[]> {
  const { html: sitemap } = await readPage(`${siteUrl}/sitemap.xml`);
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(pages.length).toBeGreaterThan(20);
  const others = [
    '/sitemap.xml',
    '/news/feed.xml',
    '/am/news/feed.xml',
    '/latest-updates/feed.xml',
    '/site.webmanifest',
  ];
  const named: string[] = [];
  for (const path of [...pages, ...others]) {
    const { status, html } = await readPage(siteUrl + path);
    expect(status, path).toBe(200);
    if ([`/media/${stem}-`, wordsAbout(stem)].some(sign => html.includes(sign))) named.push(path);
  }
  return named;
}

function findShareCard(html: string): string {
  return /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
}

function isGoneFrom({ stem }: Shown) {
  return (html: string) => ![`/media/${stem}-`, wordsAbout(stem)].some(sign => html.includes(sign));
}

/** The text about a person at an address; empty where the address is not found. */
async function wordsAt(address: string, stem: string): Promise<string[]> {
  const answer = await fetch(address, { headers: { token: WHOLE } });
  const text = await answer.text();
  expect([200, 404], address).toContain(answer.status);
  return [
    ...new Set(text.match(new RegExp(`${wordsAbout(stem)}(?: in an? \\w+| on a card| announced)`, 'g'))),
  ];
}

/**
 * Waits until all of the lists, feeds, calendars, endpoints and the announcement have the text about a person, or none
 * has.
 */
async function expectWords(siteUrls: string[], { stem, places }: Shown, isShown: boolean): Promise<void> {
  for (const siteUrl of siteUrls)
    for (const [path, words] of Object.entries(places))
      await expect
        .poll(() => wordsAt(siteUrl + path, stem), { message: path })
        .toEqual(isShown ? expect.arrayContaining(words) : []);
}

async function expectShown(siteUrls: string[], shown: Shown): Promise<void> {
  const { stem, post, story, files } = shown;
  await expectWords(siteUrls, shown, true);
  for (const siteUrl of siteUrls) {
    for (const path of [...shownOn, post])
      expect(await untilCached(siteUrl, path), path).toContain(`/media/${stem}-`);
    for (const path of ['/news', story])
      expect(await untilCached(siteUrl, path), path).toContain(wordsAbout(stem));
    expect(await untilCached(siteUrl, story)).toContain('Names have been changed.');
    expect(findShareCard(await untilCached(siteUrl, post))).toContain(`/media/${stem}-`);
    for (const file of files) expect((await readPage(`${siteUrl}/media/${file}`)).status, file).toBe(200);
  }
}

/** @param whole on how many of the sites every page is read, which takes half a minute each */
async function expectGone(
  siteUrls: string[],
  { stem, post, story, files }: Shown,
  whole: number,
): Promise<void> {
  for (const siteUrl of sampled(siteUrls, whole)) expect(await whereNamed(siteUrl, stem)).toEqual([]);
  for (const siteUrl of siteUrls) {
    const { status, html } = await readPage(siteUrl + post);
    expect([status, (await readPage(siteUrl + story)).status]).toEqual([200, 404]);
    expect(findShareCard(html)).toMatch(/\/og\/adey\.jpg$/);
    for (const file of files) {
      const held = { 'if-none-match': `"${file}"` };
      const answers = await Promise.all([
        fetch(`${siteUrl}/media/${file}`),
        fetch(`${siteUrl}/media/${file}`, { headers: held }),
      ]);
      expect(
        answers.map(({ status }) => status),
        file,
      ).toEqual([404, 404]);
    }
  }
}

test('withdrawing a consent removes its picture and text from every address of two site processes at once', {
  tag: ['@CONSENT-13', '@CONSENT-14', '@CONSENT-15', '@CONSENT-16'],
}, async () => {
  const shown = await showSomebody('withdrawn-child', '#8a5fbf');
  const { siteUrls } = office;
  await expectShown(siteUrls, shown);
  await admin.update('consents', shown.consent, { withdrawn: true });
  for (const path of [...shownOn, shown.post, shown.story])
    await untilSeen({ siteUrls, path, isSeen: isGoneFrom(shown) });
  await expectWords(siteUrls, shown, false);
  await expectGone(siteUrls, shown, 1);
});

test('a consent that expires at midnight in Ethiopia removes its picture and text everywhere, without any write', {
  tag: ['@CONSENT-09', '@CONSENT-10', '@CONSENT-11', '@CONSENT-12'],
}, async ({ startOwnStack }) => {
  const shown = await showSomebody('expiring-child', '#d8645a');
  await admin.update('consents', shown.consent, { until: LAST_DAY });
  const { siteUrls, moveOn } = await startOwnStack({
    over: office,
    sites: 2,
    withoutStaff: true,
    now: UNTIL_MIDNIGHT,
    settings,
  });
  await expectShown(siteUrls, shown);
  moveOn();
  for (const path of [...shownOn, shown.post, shown.story])
    await untilSeen({ siteUrls, path, isSeen: isGoneFrom(shown) }, 30_000);
  await expectWords(siteUrls, shown, false);
  // Which pages contain a picture does not depend on why it is gone, and the journey above reads all of them.
  await expectGone(siteUrls, shown, 0);
});
