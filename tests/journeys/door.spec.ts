import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { encode } from 'uqr';
import { connectOnce } from '#platform/database/connect-once.ts';
import { deriveKey } from '#platform/derived-keys.ts';
import { signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { findJourneyBrowser, launchOptions } from '../support/chromium.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

/** Half an hour after the beginning of the event. */
const test = testOnStack({ now: '2026-12-05T07:30:00Z' });

type Kept = { event: number; heading: string; kind: string; account: { email: string; password: string } };

/** An event of today with tickets, and an account for its door. */
async function prepare(stack: SharedStack): Promise<Kept> {
  const admin = await signInToAdmin(stack);
  const account = { email: `door-${randomUUID()}@adey.test`, password: WRITER.password };
  await admin.create('staff', { ...account, name: 'Hana', role: 'door' });
  const heading = `Coffee ${randomUUID().slice(0, 8)}`;
  const event = await admin.create('events', {
    heading,
    type: 'normal',
    dateTime: { date: '2026-12-05', time: '10:00', endTime: '12:00', timeZone: 'Africa/Addis_Ababa' },
    tickets: {
      places: 50,
      currency: 'ETB',
      kinds: [{ name: 'Adult' }, { name: 'Friend', isOwnPrice: true, isSoldAtDoor: true }],
    },
    _status: 'published',
  });
  const { kinds } = event.tickets as { kinds: { id: string }[] };
  return { event: event.id, heading, kind: kinds[0]?.id ?? '', account };
}

/** A confirmed ticket; returns its code as `ticket-code.ts` makes it. */
async function addTicket(
  { databaseUrl, secret }: SharedStack,
  { event, kind }: Kept,
  name: string,
): Promise<string> {
  const [order, ticket] = [randomUUID(), randomUUID()];
  await changeInDatabase(
    databaseUrl,
    [],
    `with made as (insert into tickets.orders (id, state, language, name, attempt, over_at, made_at, changed_at)
       values ($1::uuid, 'confirmed', 'en', $3, $1::uuid::text, '2026-12-05', '2026-12-01', '2026-12-01') returning id)
     insert into tickets.tickets (id, order_id, event, kind, seats, event_name, kind_name)
     select $2::uuid, id, $4::int, $5, 1, 'Coffee', 'Adult' from made`,
    [order, ticket, name, event, kind],
  );
  const short = Buffer.from(ticket.replaceAll('-', ''), 'hex').toString('base64url');
  const text = [short, event, kind, 1].join('.');
  const signature = createHmac('sha256', deriveKey(secret, 'ticket-codes')).update(text).digest();
  return `${text}.${signature.subarray(0, 16).toString('base64url')}`;
}

/** From the address of the door to the door, by the sign-in of the admin. */
async function openDoor(
  page: Page,
  { siteUrl }: SharedStack,
  { account, heading }: Kept,
  door: string,
): Promise<void> {
  await page.goto(`${siteUrl}/door`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Door');
  await page.getByLabel('Name of this door').fill(door);
  const row = page.getByRole('listitem').filter({ hasText: heading });
  await row.getByRole('button', { name: 'Open the door' }).click();
  await expect(page.locator('[data-door="open"]')).toBeVisible();
}

async function type(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code of the ticket').fill(code);
  await page.getByLabel('Code of the ticket').press('Enter');
}
const shown = (page: Page) => page.locator('[data-shown]:not([data-shown="conflict"])').first();

test('two phones, one without a network, let in the same ticket, and people see the conflict', async ({
  browser,
  ownStack: stack,
}) => {
  const kept = await prepare(stack);
  const code = await addTicket(stack, kept, 'Abeba Tadesse');
  const other = await addTicket(stack, kept, 'Lidya Bekele');
  const contexts: BrowserContext[] = [
    await browser.newContext({ serviceWorkers: 'allow' }),
    await browser.newContext({ serviceWorkers: 'allow' }),
  ];
  const [one, two] = await Promise.all(contexts.map(context => context.newPage()));
  if (!one || !two) throw new Error('Two phones are needed.');

  await test.step('nobody is at the door without signing in', async () => {
    const answer = await one.request.get(`${stack.siteUrl}/door`, { maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    expect((await one.request.get(`${stack.siteUrl}/api/door/copy?event=${kept.event}`)).status()).toBe(401);
  });
  const complaints = consoleComplaints(one);
  await openDoor(one, stack, kept, 'Main door');
  await openDoor(two, stack, kept, 'Garden');
  expect(new URL(two.url()).search).toBe('');
  await expectNoAxeViolations(one);

  await test.step('a hand scanner types a code, and a foreign one changes nothing', async () => {
    await type(one, 'https://example.org/menu');
    await expect(shown(one)).toContainText('Not a ticket of ours');
    const stored = one.waitForResponse(/\/api\/door\/sync$/);
    await type(one, other);
    await expect(shown(one)).toContainText('Let in');
    await expect(shown(one)).toContainText('Lidya');
    await stored;
    // A phone decides alone where the network takes too long, so the lines of the others are there first.
    await two.waitForResponse(/\/api\/door\/sync$/);
    await type(two, other);
    await expect(shown(two)).toContainText('Already in');
    await expect(shown(two)).toContainText('Main door');
  });

  await test.step('without a network a phone goes on, also after the page is opened again', async () => {
    await two.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await two.reload();
    await expect(two.locator('[data-door="open"]')).toBeVisible();
    await contexts[1]?.setOffline(true);
    await type(two, code);
    await expect(shown(two)).toContainText('Let in');
    await expect(two.locator('[data-network="offline"]')).toContainText('Not sent yet: 1');
    await two.reload();
    await expect(two.locator('[data-network="offline"]')).toContainText('Not sent yet: 1');
    await type(two, code);
    await expect(shown(two)).toContainText('Already in');
    await two.getByLabel('Find by first name').fill('abe');
    await expect(two.getByText('Abeba').first()).toBeVisible();
  });

  await test.step('both see the conflict once the phone is back, and one takes the second back', async () => {
    await type(one, code);
    await expect(shown(one)).toContainText(/Let in.*Abeba/);
    await contexts[1]?.setOffline(false);
    for (const page of [one, two])
      await expect(page.locator('[data-shown="conflict"]')).toContainText('Let in twice: 1', {
        timeout: 20_000,
      });
    await expect(one.locator('[data-shown="conflict"]')).toContainText(
      /Garden .* let this ticket in first; Main door/,
    );
    await expectNoAxeViolations(one);
    await one.locator('[data-shown="conflict"]').getByRole('button', { name: /^Undo/ }).click();
    for (const page of [one, two])
      await expect(page.locator('[data-shown="conflict"]')).toBeHidden({ timeout: 20_000 });
    await expect(two.getByRole('heading', { name: 'Inside: 2' })).toBeVisible();
  });

  await test.step('a ticket is sold for cash, with a network and without, and stands in the books once', async () => {
    const takings = async () => {
      const { rows } = await connectOnce(stack.databaseUrl, client =>
        client.query("select -sum(amount) as units from money.lines where account = 'income:tickets'"),
      );
      return Number(rows[0]?.units ?? 0);
    };
    const sell = async (page: Page, amount: string) => {
      await page.getByRole('button', { name: 'Sell a ticket' }).click();
      await page.getByLabel('What they pay, in ETB').fill(amount);
      await page.getByRole('button', { name: /received: let in$/ }).click();
      await expect(shown(page)).toContainText(/Paid in cash: ETB\s/);
    };
    await sell(one, '120');
    await expect.poll(takings).toBe(12_000);
    await contexts[1]?.setOffline(true);
    await sell(two, '80.50');
    await expect(two.locator('[data-network="offline"]')).toContainText('Not sent yet: 1');
    await contexts[1]?.setOffline(false);
    await expect(one.getByRole('heading', { name: 'Inside: 4' })).toBeVisible({ timeout: 20_000 });
    expect(await takings()).toBe(20_050);
    await expectNoAxeViolations(one);
  });

  expect(complaints).toEqual([]);

  await test.step('signing out deletes names and tickets from the phone', async () => {
    await one.getByRole('button', { name: 'Sign out' }).click();
    // The admin signs out once its own page has loaded.
    await expect(one.getByLabel('Password')).toBeVisible();
    await one.goto(`${stack.siteUrl}/door`);
    await expect(one.getByLabel('Email')).toBeVisible();
    await one.goto(stack.siteUrl);
    const left = await one.evaluate(
      () =>
        new Promise(resolve => {
          const opening = indexedDB.open('adey-door');
          opening.onsuccess = () => {
            const all = opening.result.transaction('kept').objectStore('kept').getAllKeys();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
    expect(left).toEqual([]);
  });
  await Promise.all(contexts.map(context => context.close()));
});

/** A film of one picture with the code, as Chromium plays it instead of a camera. */
function drawFilm(code: string): string {
  const [width, height, dot] = [640, 480, 8];
  const { data, size } = encode(code, { border: 4, ecc: 'M' });
  const light = Buffer.alloc(width * height, 180);
  const [left, top] = [(width - size * dot) / 2, (height - size * dot) / 2];
  for (let y = 0; y < size * dot; y++)
    for (let x = 0; x < size * dot; x++)
      light[(top + y) * width + left + x] = data[Math.floor(y / dot)]?.[Math.floor(x / dot)] ? 30 : 230;
  const colours = Buffer.alloc((width * height) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colours]);
  const file = join(mkdtempSync(join(tmpdir(), 'adey-film-')), 'ticket.y4m');
  writeFileSync(file, Buffer.concat([head, ...Array(10).fill(frame)]));
  return file;
}

test(
  'the camera reads a filmed ticket without a button for each',
  ONLY_IN_CHROMIUM,
  async ({ ownStack: stack }) => {
    const kept = await prepare(stack);
    const code = await addTicket(stack, kept, 'Sara Alemu');
    const film = [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${drawFilm(code)}`,
    ];
    const phone = await chromium.launch(launchOptions(findJourneyBrowser(), film));
    const page = await phone.newPage({ serviceWorkers: 'allow' });
    await openDoor(page, stack, kept, 'Main door');
    // The first start of the camera needs no network: what it takes was stored with the page.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const storedFor = (part: string) =>
      page.evaluate(async name => {
        const stored = await (await caches.open('door-1')).keys();
        return stored.some(({ url }) => url.includes(name));
      }, part);
    await expect.poll(() => storedFor('camera.browser'), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => storedFor('decode'), { timeout: 20_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.locator('[data-door="open"]')).toBeVisible();
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await expect(shown(page)).toContainText('Let in', { timeout: 20_000 });
    await expect(shown(page)).toContainText('Sara');
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await expect(page.locator('video')).toBeHidden();
    await phone.close();
  },
);
