import type { Page } from '@playwright/test';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { clipboards } from '../support/clipboards.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { fillWithHostileWords } from '../support/fill-with-hostile-words.ts';
import {
  hidden,
  hiddenByLayout,
  undecided,
  undecidedInBrowsers,
  visible,
} from '../support/hidden-in-pastes.ts';
import { hostileLinks, hostileWords, MARK } from '../support/hostile-words.ts';
import { expect } from '../support/journey.ts';
import { madeOfWords, watch } from '../support/made-of-words.ts';
import { takePhonePhoto } from '../support/phone-photo.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { fullRun, fuzzRuns, sampled } from '../support/test-scale.ts';
import { writeAsVisitor } from '../support/write-as-visitor.ts';

const often = {
  CONTACT_PER_NETWORK: '5000',
  SUBSCRIBE_PER_NETWORK: '5000',
  SUBSCRIBE_WITHOUT_PROOF: '5000',
  SIGN_IN_PER_NETWORK: '5000',
};
const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, settings: often });

// One stack, filled step by step: visitors' input within the rules first, then every column past all rules.
test.describe.configure({ mode: 'default', timeout: 360_000 });

/** Opens a screen of the admin until it is rendered, and expects nothing on it to be made from text. */
async function look(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  await expect(page.locator('.template-default__wrap, .template-minimal__wrap').first()).toBeVisible();
  expect(await madeOfWords(page), address).toEqual([]);
}

const findIds = async (admin: AdminClient, collection: string, query: string) => {
  const { body } = await admin.send('GET', `/${collection}?depth=0&${query}`);
  return (body.docs as { id: number }[]).map(({ id }) => id);
};

test('hostile visitor input is shown as plain text in the inbox, subscriber list and outbox of the admin', async ({
  page,
  ownStack: { databaseUrl, siteUrl, staffUrl },
}) => {
  const taken = await writeAsVisitor(siteUrl);
  expect(hostileWords.length).toBeGreaterThanOrEqual(200);
  for (const field of ['message', 'address', 'reader'] as const)
    expect(taken[field], field).toBeGreaterThan(hostileWords.length * 0.95);
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  const came = watch(page);
  for (const part of [1, 2, 3])
    await look(page, `${staffUrl}/admin/collections/messages?limit=100&page=${part}`);
  for (const list of ['subscribers', 'mails'])
    await look(page, `${staffUrl}/admin/collections/${list}?limit=250`);
  const letters = await findIds(admin, 'messages', 'where[email][equals]=letters@hostile.example');
  expect(letters).toHaveLength(7);
  for (const id of sampled(letters, 2)) {
    await look(page, `${staffUrl}/admin/collections/messages/${id}`);
    await expect(
      page.getByText('Hostile Words').or(page.locator('[value="Hostile Words"]')).first(),
    ).toBeVisible();
  }
  for (const list of ['messages', 'subscribers', 'mails'])
    for (const id of await findIds(admin, list, 'limit=1&sort=-id'))
      await look(page, `${staffUrl}/admin/collections/${list}/${id}`);
  expect(came).toEqual([]);
});

test('the admin shows hostile search terms and query parameters as plain text, and never redirects to another origin', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  const came = watch(page);
  const asked = hostileWords.filter((words, at) => words.includes(MARK) && at % fuzzRuns(160, 40) === 0);
  for (const words of asked.map(encodeURIComponent)) {
    await look(page, `${staffUrl}/admin/collections/messages?search=${words}&sort=${words}`);
    await look(page, `${staffUrl}/admin/collections/mails?again=${words}&where[subject][like]=${words}`);
  }
  expect(came.splice(0)).toEqual([]);
  for (const link of hostileLinks.filter((_, at) => at % fuzzRuns(4, 1) === 0)) {
    // Already signed in: the admin redirects at once, to its own pages or to a missing one.
    await page.goto(`${staffUrl}/admin/login?redirect=${encodeURIComponent(link)}`);
    expect(page.url(), link).not.toContain('/admin/login');
    expect(new URL(page.url()).origin, link).toBe(staffUrl);
    expect(await madeOfWords(page), link).toEqual([]);
  }
  // The admin's not-found page runs no scripts, and says so.
  expect(came.filter(line => line.includes(' ran '))).toEqual([]);
});

test('a hostile file name and description of an uploaded picture are sanitised', async ({
  page,
  ownStack: { databaseUrl, siteUrl, staffUrl },
}) => {
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  const came = watch(page);
  const bytes = await takePhonePhoto('#3f9d63', { width: 400, height: 300 });
  const names = [
    '"><img src=x onerror=alert(1) data-made-of-words>.jpg',
    '..\\..\\<svg onload=alert(1) data-made-of-words>.jpg',
    "x'; filename=evil.html; y='.jpg",
    'a%0d%0aSet-Cookie: made=1.jpg',
    'evil.html%00.jpg',
    '\u202egpj.lmth.jpg',
  ];
  for (const [at, name] of names.entries()) {
    const words = { alt: name, identifiable: 'no' };
    const { id, filename = '' } = await admin.upload(bytes, words, { name, type: 'image/jpeg' });
    expect(filename).toMatch(/^[a-z0-9-]+\.jpg$/);
    if (fullRun || at < 2) await look(page, `${staffUrl}/admin/collections/media/${id}`);
    for (const address of [`${staffUrl}/api/media/file/${filename}`, `${siteUrl}/media/${filename}`]) {
      const answer = await fetch(address, { headers: admin.headers });
      expect([answer.status, answer.headers.get('content-type')], address).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('content-security-policy'), address).toContain("default-src 'none'");
      expect(answer.headers.get('content-disposition') ?? filename, address).toContain(filename);
      expect([...answer.headers].join('\n'), address).not.toMatch(/made=1|evil\.html$|onerror/);
    }
  }
  await look(page, `${staffUrl}/admin/collections/media?limit=100`);
  expect(came).toEqual([]);
});

test('pasted text loses scripts, deleted tracked changes and hidden text', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  const came = watch(page);
  await page.goto(`${staffUrl}/admin/collections/newsletter-issues/create`);
  const text = page.locator('.rich-text-lexical [contenteditable="true"]').first();
  await text.click();
  for (const words of ['Pasted once', 'Pasted twice'])
    await text.evaluate(
      (element, [words, mark]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(
          'text/html',
          `<p>${words}<img src=x onerror=alert(1) ${mark}><a href="javascript:alert(1)" ${mark}>go</a></p>`,
        );
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [words, MARK] as const,
    );
  await expect(text).toContainText('Pasted once');
  await expect(text).toContainText('Pasted twice');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboards.wordTracked);
  await expect(text).toContainText('We gave 60 birr to her mother');
  await expect(text).not.toContainText(/50|prison|Hiwot|allowed/);
  await expect(page.getByText(/^Left out of what you pasted: /)).toBeVisible();
  expect(await madeOfWords(page)).toEqual([]);
  const concealed = { ...hidden, ...hiddenByLayout };
  const whole = { ...visible, ...undecided, ...undecidedInBrowsers };
  const fields = await page.evaluate(
    pages => {
      const field = document.body.appendChild(document.createElement('textarea'));
      return Object.entries(pages).map(([way, html]) => {
        field.value = '';
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', html);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        // What comes in whole is inserted by the browser itself.
        const isWhole = field.dispatchEvent(event);
        return [way, isWhole ? 'whole' : field.value.replaceAll(/(seen|\s)+/g, 'seen')] as const;
      });
    },
    { ...concealed, ...whole },
  );
  expect(Object.fromEntries(fields)).toEqual({
    ...Object.fromEntries(Object.keys(concealed).map(way => [way, 'seen'])),
    ...Object.fromEntries(Object.keys(whole).map(way => [way, 'whole'])),
  });
  // The policy blocks the handlers while the editor parses the pasted text, in a separate document, and pictures in the frame
  // in which a paste is judged.
  const isBlocked = (line: string) => /Executing inline event handler|Loading the image .*a\.jpg/.test(line);
  expect(came.filter(line => !isBlocked(line))).toEqual([]);
});

test('hostile data written directly to the database is plain text in the lists and forms of the admin', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  expect(await fillWithHostileWords(databaseUrl)).toBeGreaterThan(100);
  const came = watch(page);
  await look(page, `${staffUrl}/admin`);
  const links = page.locator('nav a[href*="/admin/"]');
  const screens = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
  expect(screens.length).toBeGreaterThan(20);
  // Lists share their cells, and forms their fields: a third of the lists, and in a full run all lists and forms.
  const chosen = screens.filter((_, at) => at % fuzzRuns(3, 1) === 0);
  for (const [at, screen] of chosen.entries()) {
    await look(page, staffUrl + screen);
    const [, collection] = /^\/admin\/collections\/([a-z-]+)$/.exec(screen) ?? [];
    const [id] = collection ? await findIds(admin, collection, 'limit=1') : [];
    if (id !== undefined && at % fuzzRuns(4, 1) === 0) await look(page, `${staffUrl}${screen}/${id}`);
  }
  expect(came).toEqual([]);
});

test('trusted types in the admin refuse markup from strings, foreign scripts and workers', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  await signInToAdmin({ databaseUrl, staffUrl });
  await logIn(page, staffUrl);
  await page.goto(`${staffUrl}/admin`);
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => void> = {
      markup: () => {
        document.createElement('div').innerHTML = '<b>bold</b>';
      },
      read: () => new DOMParser().parseFromString('<b>bold</b>', 'text/html'),
      document: () => document.write('<b>bold</b>'),
      foreign: () => {
        document.createElement('script').src = '/api/media/file/a.js';
      },
      text: () => {
        document.createElement('script').text = 'alert(1)';
      },
      worker: () => new Worker('data:text/javascript,1'),
    };
    return Object.keys(tries).filter(name => {
      try {
        tries[name]?.();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(refused).toEqual(['markup', 'read', 'document', 'foreign', 'text', 'worker']);
});
