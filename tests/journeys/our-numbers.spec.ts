import { load } from 'cheerio';
import { localePath, locales } from '#core/locale.ts';
import { statedNumbers } from '#core/stated-numbers.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { builtRoutes } from '../support/built-routes.ts';
import { expect, test } from '../support/journey.ts';
import { readPage, untilSeen } from '../support/seen-page.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';
import { untracedIn, yearInLedger } from '../support/year-in-ledger.ts';

test.describe.configure({ mode: 'default' });

let stack: TestStack;
let admin: AdminClient;
test.beforeAll(async () => {
  stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) }, { samples: true });
  admin = await signInToAdmin(stack);
});
test.afterAll(() => stack.close());

/** Values that nobody would write by hand: wherever one is seen, it came from the register. */
const changed = {
  childrenHelped: { value: 1603, shown: '1,603' },
  diagnosticWorkUp: { value: 757, shown: '757' },
  volunteersIncrease: { value: 253, shown: '253' },
  donationsIncrease: { value: 409, shown: '409' },
};

const why = { why: 'Counted again for a test.', whyInAmharic: 'ለሙከራ እንደገና ተቆጠረ።' };

/**
 * Numbers that are neither of the register nor of the ledger, and say nothing about our work, where they stand and why.
 * Days, years, times, durations, ages, prices, phone numbers and addresses are left out by `statedNumbers`.
 */
const noClaims: readonly { on: RegExp; near: RegExp; reason: string }[] = [
  {
    on: /^\/$/,
    near: /strand|ክር|ስፌት|[Ss]titch/,
    reason: 'Strands of the cloth: parts of the number of children.',
  },
  { on: /^\/$/, near: /^\d \/ \d$/, reason: 'The place of a picture in the slideshow.' },
  {
    on: /./,
    near: /^0$|[Cc]art|ቅርጫት/,
    reason: 'Counters of loves and of the cart, which the browser fills in.',
  },
  {
    on: /^\/donate$/,
    near: /^So that your whole gift|^ልገሳው ሙሉ/,
    reason: 'The fee of a payment, from its settings.',
  },
  { on: /^\/(donate|contact)$/, near: /character|ፊደላት/, reason: 'How long what a visitor writes may be.' },
  {
    on: /^\/meet$/,
    near: /^\d+$|free|ነፃ|ነጻ|ክፍት/,
    reason: 'Days of a calendar, and how many times are free on each.',
  },
  {
    on: /^\/sales\/get-tickets$|^\/events\//,
    near: /place|ቦታ/,
    reason: 'How many places a ticket takes or an event has.',
  },
  {
    on: /^\/claims$/,
    near: /became|ተቀይሯል/,
    reason: 'A correction in the register says what the number was.',
  },
  { on: /^\/newsletter\//, near: /./, reason: 'An issue says what it said on the day on which it was sent.' },
  { on: /^\/reports\/\d{4}$/, near: /CC BY/, reason: 'The version of the licence of the files.' },
  { on: /^\/reports$/, near: /Quarter|ሩብ ዓመት/, reason: 'The name of a quarter of a year.' },
];

/** The counts that staff entered for the chart of engagement, as pages write them. */
async function engagementCounts(): Promise<string[]> {
  const { body } = await admin.send('GET', '/globals/engagement');
  const { periods } = body as unknown as { periods: { values: number[] }[] };
  return periods.flatMap(({ values }) => values.map(value => value.toLocaleString('en')));
}

/** The texts of a page, one for each element, with what share cards and search engines get of it. */
function readTexts(html: string): string[] {
  const $ = load(html);
  const heads = $(
    'title, meta[name=description], meta[property^="og:"][property$="n"], meta[property="og:title"]',
  )
    .map((_, one) => $(one).attr('content') ?? $(one).text())
    .get();
  $('script, style, svg, noscript, template, head, time, input, option').remove();
  const texts: string[] = [];
  $('body, body *').each((_, element) => {
    const own = $(element)
      .contents()
      .filter((_, node) => node.type === 'text')
      .text()
      .trim();
    if (own) texts.push(own);
  });
  return [...heads, ...texts];
}

test('every number on every public page is of the register, of the ledger, or of a kind that is no claim', {
  tag: ['@CMS-07'],
}, async () => {
  const { docs } = (await admin.send('GET', '/claims?limit=10')).body as {
    docs: { id: number; key: string }[];
  };
  for (const [key, { value }] of Object.entries(changed))
    await admin.update('claims', docs.find(claim => claim.key === key)?.id ?? 0, {
      value,
      change: why,
      _status: 'published',
    });
  const isSeen = (html: string) => html.includes(`${changed.childrenHelped.shown} in all`);
  await untilSeen({ siteUrls: stack.siteUrls, path: '/', isSeen });

  const keys = new Map(
    Object.entries(changed).flatMap(([key, { shown }]) => [
      [shown, key],
      [`${shown}%`, key],
    ]),
  );
  const ofChart = new Set(await engagementCounts());
  const untraced: string[] = [];
  const unlinked: string[] = [];
  const seen = new Set<string>();
  for (const locale of locales)
    for (const route of builtRoutes) {
      const path = localePath(locale, route);
      const { html } = await readPage(`${stack.siteUrl}${path}`);
      const [, year] = /^\/reports\/(\d{4})$/.exec(route) ?? [];
      const ledger = year ? await yearInLedger(stack.databaseUrl, Number(year)) : null;
      for (const text of readTexts(html))
        for (const number of ledger ? untracedIn(text, ledger, locale) : statedNumbers(text)) {
          if (route === '/reports' && ofChart.has(number)) continue;
          const key = keys.get(number);
          if (key !== undefined) {
            seen.add(number);
            // Titles inside links lead elsewhere, so the page itself has to lead to the source.
            if (route !== '/claims' && !html.includes(`href="${localePath(locale, `/claims#${key}`)}"`))
              unlinked.push(`${path}: ${number} in “${text.slice(0, 120)}”`);
          } else if (!noClaims.some(({ on, near }) => on.test(route) && near.test(text)))
            untraced.push(`${path}: ${number} in “${text.slice(0, 120)}”`);
        }
    }
  expect(untraced).toEqual([]);
  expect(unlinked).toEqual([]);
  expect([...seen].map(number => number.replace('%', '')).sort()).toEqual(
    expect.arrayContaining(Object.values(changed).map(({ shown }) => shown)),
  );
});

test('the register shows the source, the correction and a way to say that a number is wrong, without script', async () => {
  const $ = load((await readPage(`${stack.siteUrl}/claims`)).html);
  const entry = $('#childrenHelped');
  expect(entry.find('h2').text()).toBe('1,603 children helped this year.');
  expect(entry.text()).toContain('The specification of this site (No source is named)');
  expect(entry.text()).toContain('160 became 1,603. Counted again for a test.');
  const tell = entry.find('a[href^="/contact"]').attr('href') ?? '';
  expect(tell).toBe('/contact?about=childrenHelped#write');
  const contact = load((await readPage(`${stack.siteUrl}${tell.split('#')[0]}`)).html);
  expect(contact('textarea[name=message]').text()).toContain('“1,603 children helped this year.”');
  const home = load((await readPage(`${stack.siteUrl}/am`)).html);
  expect(home('#about a[href="/am/claims#childrenHelped"]').text()).toContain('1,603');
});
