import { load } from 'cheerio';
import { overlayPaths } from '#site/overlays/greetings.rules.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { readPage, untilCached, untilSeen } from '../support/seen-page.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

test.describe.configure({ mode: 'default' });

let stack: TestStack;
let admin: AdminClient;
test.beforeAll(async () => {
  stack = await startTestStack({ folder: String(process.env.JOURNEY_CLUSTER) }, { samples: true });
  admin = await signInToAdmin(stack);
});
test.afterAll(() => stack.close());

type Change = {
  what: string;
  global: 'site-settings' | 'menu';
  data: object;
  /** What the home page contains after the change but not before. */
  shows: string[];
};

const item = (label: string, path: string) => ({ label, path, internal: true });

const changes: Change[] = [
  {
    what: 'the organisation name',
    global: 'site-settings',
    data: { name: 'Selam' },
    shows: ['<title>Home — Selam</title>', 'property="og:site_name" content="Selam"'],
  },
  {
    what: 'the phone',
    global: 'site-settings',
    data: { phone: '+251 911 234 567' },
    shows: ['href="tel:+251911234567"', '+251 911 234 567<'],
  },
  {
    what: 'the email',
    global: 'site-settings',
    data: { email: 'salaam@example.org' },
    shows: ['href="mailto:salaam@example.org"'],
  },
  {
    what: 'the address',
    global: 'site-settings',
    data: { address: 'Bole Road 12' },
    shows: ['Bole Road 12'],
  },
  {
    what: 'the social links',
    global: 'site-settings',
    data: { socialLinks: [{ ico: 'telegram', link: 'https://t.me/adey_example', label: 'Telegram' }] },
    shows: ['href="https://t.me/adey_example"', 'Telegram'],
  },
  {
    what: 'the slogan',
    global: 'site-settings',
    data: { slogan: 'Every child, every medicine' },
    shows: ['Every child, every medicine</h1>'],
  },
  {
    what: 'the donation page link',
    global: 'site-settings',
    data: { donationPage: 'https://give.example.org/selam' },
    shows: ['href="https://give.example.org/selam?utm_source='],
  },
  {
    what: 'the booking link',
    global: 'site-settings',
    data: { bookingLink: 'https://booking.example.org/selam/30min' },
    shows: ['https://booking.example.org/selam/30min'],
  },
  {
    what: 'the menu texts',
    global: 'menu',
    data: {
      items: [item('Our home', '/'), item('What is new', '/news')],
      footer: [item('Your privacy', '/legal/privacy')],
    },
    shows: ['What is new', 'Our home', 'Your privacy'],
  },
];

test('changes of the organisation’s details, links and menu texts in the CMS appear on the home page', {
  tag: ['@CMS-01', '@CMS-02', '@CMS-03', '@CMS-04', '@CMS-05', '@CMS-06', '@CMS-08', '@CMS-09', '@CMS-10'],
}, async () => {
  const shownIn = (html: string) =>
    changes.filter(({ shows }) => shows.every(words => html.includes(words))).map(({ what }) => what);
  expect(shownIn(await untilCached(stack.siteUrl, '/'))).toEqual([]);
  for (const global of ['site-settings', 'menu'] as const)
    await admin.settle(
      global,
      Object.assign({}, ...changes.filter(change => change.global === global).map(({ data }) => data)),
    );
  await expect
    .poll(async () => shownIn((await readPage(`${stack.siteUrl}/`)).html))
    .toEqual(changes.map(({ what }) => what));
});

test('/partnership lists every published partner, and no draft', { tag: ['@PART-01'] }, async () => {
  const partner = (name: string, _status: string) => admin.create('partners', { name, _status });
  await partner('Addis Pharmacists', 'published');
  await partner('Nobody yet', 'draft');
  await partner('Zewditu Friends', 'published');
  const isSeen = (html: string) => html.includes('Zewditu Friends');
  await untilSeen({ siteUrls: stack.siteUrls, path: '/partnership', isSeen });
  const $ = load((await readPage(`${stack.siteUrl}/partnership`)).html);
  const names = $('main li h2').map((_, heading) => $(heading).text());
  expect(names.get()).toEqual(['MedSupply Mission', 'Addis Pharmacists', 'Zewditu Friends']);
});

test('a holiday shows its small picture and its cover with its greeting', { tag: ['@DATA-20'] }, async () => {
  const [holiday] = (await admin.send('GET', '/holidays?where[key][equals]=thanksgiving')).body.docs as {
    id: number;
  }[];
  const upload = async (name: string, colour: string) => {
    const about = { alt: `The ${name} of the feast`, identifiable: 'no' };
    return admin.upload(await takePhonePhoto(colour), about, { name: `${name}.jpg`, type: 'image/jpeg' });
  };
  const [icon, cover] = [await upload('feast-icon', '#c94f2a'), await upload('feast-cover', '#2a6fc9')];
  await admin.update('holidays', holiday?.id ?? 0, { img: { icon: icon.id, cover: cover.id } });
  const path = overlayPaths.firstVisit;
  await untilSeen({ siteUrls: stack.siteUrls, path, isSeen: html => html.includes('/media/feast-cover') });
  const $ = load((await readPage(stack.siteUrl + path)).html);
  const shown = $('[data-greeting=thanksgiving] img[alt]').map((_, image) => $(image).attr('alt'));
  expect(shown.get().filter(Boolean)).toEqual([
    'The feast-cover of the feast',
    'The feast-icon of the feast',
  ]);
});
