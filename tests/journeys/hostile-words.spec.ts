import type { Page } from '@playwright/test';
import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { fillWithHostileWords } from '../support/fill-with-hostile-words.ts';
import { hostileWords, MARK } from '../support/hostile-words.ts';
import { expect } from '../support/journey.ts';
import { madeIn, madeOfWords, watch } from '../support/made-of-words.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { fullRun, fuzzRuns } from '../support/test-scale.ts';

const often = { CONTACT_PER_NETWORK: '5000', SUBSCRIBE_PER_NETWORK: '5000', SIGN_IN_PER_NETWORK: '5000' };
const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT, settings: often });

// One stack for all: its content is the same for every test.
test.describe.configure({ mode: 'default' });

// Visitors' input comes first, while the pages are still small: each address renders them anew.

/** Every input open to visitors without an account: where it is sent, and as which fields. */
const forms: Record<string, readonly string[]> = {
  '/send/message': ['name', 'email', 'message'],
  '/send/subscribe': ['name', 'email'],
  '/send/preferences': ['token', 'name'],
  '/auth/sign-in': ['email'],
};
const addresses = [
  '/?tab=',
  '/news?page=',
  '/events?page=',
  '/auth/sign-in?error=',
  '/send/confirm?token=',
  '/send/leave?token=',
  '/send/preferences?token=',
  '/auth/by-mail?key=',
  '/payment/failure?reason=',
  '/payment/success?session_id=',
  '/sales/get-tickets?event=',
  '/developers?format=',
  '/api/getPosts?key=',
  '/api/auth/callback/x?error_description=',
  '/no-such-page/',
  '/news/',
  '/am/events/',
  '/legal/',
];
/** Input that would break out of markup if it were returned unescaped. */
const telling = hostileWords.filter(words => words.includes('<') && words.includes(MARK));
/** Some of each kind: they all pass the same code. */
const some = telling.filter((_, at) => at % fuzzRuns(48, 16) === 0);
/** An address contains only well-formed text: half a surrogate pair becomes the replacement character. */
const inAddress = (words: string) => encodeURIComponent(words.toWellFormed());
for (const [at, address] of addresses.entries())
  test(`query parameters of ${address} are never returned as markup`, async ({ page }) => {
    const answers = new Set<string>();
    for (const words of some) answers.add(await fetchText(page, address + inAddress(words)));
    for (const answer of answers) expect(await madeIn(page, answer)).toEqual([]);
    if (!fullRun && at % 6 > 0) return;
    const came = watch(page);
    await page.goto(address + inAddress(some.join(' ')), { waitUntil: 'commit' });
    expect(await madeOfWords(page)).toEqual([]);
    expect(came).toEqual([]);
  });

async function fetchText(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  const isPage = answer.headers()['content-type']?.includes('html') ?? false;
  return isPage ? await answer.text() : '';
}

for (const [address, fields] of Object.entries(forms))
  test(`input in the form of ${address} is never returned as markup`, async ({ page }) => {
    for (const words of some) {
      const form = Object.fromEntries(fields.map(field => [field, words]));
      const answer = await page.request.post(address, { form });
      expect(await madeIn(page, await answer.text()), words).toEqual([]);
    }
  });

// Nobody edits a sent issue: it is what our own code made from the draft when it was sent.
const isSent = (route: string) => route.startsWith('/newsletter/');
/** Alternating languages: text and parts are the same in both. Some pages are run, the others parsed. */
const routes = [...builtRoutes, ...quietRoutes]
  .filter(route => !isSent(route))
  .map((route, at) => (at % 2 === 0 ? route : `/am${route}`));
const perTest = 4;

for (let first = 0; first < routes.length; first += perTest) {
  const pages = routes.slice(first, first + perTest);
  test(`hostile staff input is escaped on ${pages.join(', ')}`, async ({ page, ownStack }) => {
    await fillOnce(ownStack.databaseUrl);
    const came = watch(page);
    const opened = fullRun ? pages : pages.slice(0, first % (3 * perTest) === 0 ? 1 : 0);
    // Parsed on an empty page first, because our pages refuse to parse text.
    for (const route of pages.slice(opened.length)) {
      const answer = await page.request.get(route);
      expect(answer.status(), route).toBe(200);
      expect(await madeIn(page, await answer.text()), route).toEqual([]);
    }
    for (const route of opened) {
      expect((await page.goto(route, { waitUntil: 'domcontentloaded' }))?.status(), route).toBe(200);
      expect(await madeOfWords(page), route).toEqual([]);
    }
    expect(came).toEqual([]);
  });
}

let filled: Promise<number> | undefined;
/** Once per worker: every later test finds the text there. */
async function fillOnce(databaseUrl: string): Promise<void> {
  filled ??= fillWithHostileWords(databaseUrl);
  expect(await filled).toBeGreaterThan(100);
}

test('hostile staff input leaves feeds and sitemap well-formed, without injected markup, and the manifest valid JSON', async ({
  page,
  ownStack,
}) => {
  await fillOnce(ownStack.databaseUrl);
  for (const language of ['', '/am'])
    for (const feed of [
      '/news/feed.xml',
      '/latest-updates/feed.xml',
      '/newsletter/feed.xml',
      '/sitemap.xml',
    ]) {
      const xml = await (await page.request.get(language + feed)).text();
      const found = await page.evaluate(
        ([text, mark]) => {
          const read = new DOMParser().parseFromString(text, 'text/xml');
          const bodies = [...read.querySelectorAll('[type=html]')].map(({ textContent }) => textContent);
          const inside = bodies.map(body => new DOMParser().parseFromString(body, 'text/html'));
          return [read, ...inside]
            .flatMap(part => [...part.querySelectorAll(`[${mark}], parsererror`)])
            .map(({ outerHTML }) => outerHTML);
        },
        [xml, MARK] as const,
      );
      expect(found, language + feed).toEqual([]);
    }
  JSON.parse(await (await page.request.get('/site.webmanifest')).text());
});

test(
  'hostile staff input injects no line into a calendar file',
  ON_EVERY_CHANGE,
  async ({ request, ownStack }) => {
    await fillOnce(ownStack.databaseUrl);
    for (const address of ['/calendar.ics', '/am/calendar.ics', '/events/fundraiser-ii/calendar.ics']) {
      const calendar = await (await request.get(address)).text();
      expect(calendar).toMatch(/^BEGIN:VCALENDAR/);
      expect(calendar).not.toMatch(/^(X-MADE-OF-WORDS|BEGIN:VALARM|Set-Cookie)/im);
      // Every line break is ours: a bare one would start a new line for some clients.
      expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  },
);
