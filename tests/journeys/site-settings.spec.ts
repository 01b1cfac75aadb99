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
  row: string;
  what: string;
  global?: 'site-settings' | 'menu';
  data: object;
  /** What the home page contains after the change but not before. */
  shows: string[];
};

const item = (label: string, path: string) => ({ label, path, internal: true });

const changes: Change[] = [
  {
    row: '[CMS-01]',
    what: 'the organisation name',
    data: { name: 'Selam' },
    shows: ['<title>Home — Selam</title>', 'property="og:site_name" content="Selam"'],
  },
  {
    row: '[CMS-02]',
    what: 'the phone',
    data: { phone: '+251 911 234 567' },
    shows: ['href="tel:+251911234567"', '+251 911 234 567<'],
  },
  {
    row: '[CMS-03]',
    what: 'the email',
    data: { email: 'salaam@example.org' },
    shows: ['href="mailto:salaam@example.org"'],
  },
  { row: '[CMS-04]', what: 'the address', data: { address: 'Bole Road 12' }, shows: ['Bole Road 12'] },
  {
    row: '[CMS-05]',
    what: 'the social links',
    data: { socialLinks: [{ ico: 'telegram', link: 'https://t.me/adey_example', label: 'Telegram' }] },
    shows: ['href="https://t.me/adey_example"', 'Telegram'],
  },
  {
    row: '[CMS-06]',
    what: 'the slogan',
    data: { slogan: 'Every child, every medicine' },
    shows: ['Every child, every medicine</h1>'],
  },
  {
    row: '[CMS-07]',
    what: 'the claims',
    data: {
      claims: { childrenHelped: 173, diagnosticWorkUp: 81, volunteersIncrease: 31, donationsIncrease: 47 },
    },
    shows: ['A cloth of 173 stitches', '81+<', '31%<', '47%<'],
  },
  {
    row: '[CMS-08]',
    what: 'the donation page link',
    data: { donationPage: 'https://give.example.org/selam' },
    shows: ['href="https://give.example.org/selam?utm_source='],
  },
  {
    row: '[CMS-09]',
    what: 'the booking link',
    data: { bookingLink: 'https://booking.example.org/selam/30min' },
    shows: ['https://booking.example.org/selam/30min'],
  },
  {
    row: '[CMS-10]',
    what: 'the menu texts',
    global: 'menu',
    data: {
      items: [item('Our home', '/'), item('What is new', '/news')],
      footer: [item('Your privacy', '/legal/privacy')],
    },
    shows: ['What is new', 'Our home', 'Your privacy'],
  },
];

for (const { row, what, global = 'site-settings', data, shows } of changes)
  test(`${row} staff change ${what} in the CMS and the site shows it`, async () => {
    const isSeen = (html: string) => shows.every(words => html.includes(words));
    expect(isSeen(await untilCached(stack.siteUrl, '/'))).toBe(false);
    await admin.settle(global, data);
    await untilSeen({ siteUrls: stack.siteUrls, path: '/', isSeen });
  });

test('[PART-01] /partnership lists every published partner, and no draft', async () => {
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

test('[DATA-20] a holiday shows its small picture and its cover with its greeting', async () => {
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
