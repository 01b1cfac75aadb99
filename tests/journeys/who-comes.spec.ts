import { connectOnce } from '#platform/database/connect-once.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT });
const shots = process.env.SHOTS;

type Event = { id: number; tickets: { kinds: { id: string }[] } };
async function ticketedEvent(admin: AdminClient): Promise<Event> {
  const { body } = await admin.send('GET', '/events?where[heading][equals]=Coffee and questions&depth=0');
  return (body.docs as [Event])[0];
}

test(
  'staff copy an event to another day from its form, see the new times first, and without scripts too',
  ONLY_IN_CHROMIUM,
  async ({ page, browser, ownStack: { staffUrl, databaseUrl } }) => {
    const admin = await signInToAdmin({ staffUrl, databaseUrl });
    const complaints = consoleComplaints(page);
    await logIn(page, staffUrl);
    const event = await ticketedEvent(admin);
    await page.goto(`${staffUrl}/admin/collections/events/${event.id}`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('link', { name: 'Copy to another day…' }).click();
    const times = page.getByRole('region', { name: 'Times, local at the event' });
    await expect(times.getByRole('row')).not.toHaveCount(1);
    await page.getByLabel('New day').fill('2027-12-04');
    await page.getByRole('button', { name: 'Show the new times' }).click();
    await expect(times).toContainText('Saturday, Dec 04, 2027');
    await expectNoAxeViolations(page, 'main');
    if (shots) await page.screenshot({ path: `${shots}/copy.png`, fullPage: true });

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const without = await plain.newPage();
    await without.goto(page.url());
    await without.getByRole('button', { name: 'Make the copy' }).click();
    await expect(without).toHaveURL(/\/admin\/collections\/events\/\d+$/);
    await plain.close();

    await page.getByRole('button', { name: 'Make the copy' }).click();
    await expect(page).toHaveURL(/\/admin\/collections\/events\/\d+$/);
    const id = Number(/\d+$/.exec(page.url())?.[0]);
    const { body: copy } = await admin.send('GET', `/events/${id}?draft=true&depth=0`);
    expect(copy).toMatchObject({ _status: 'draft', dateTime: { date: '2027-12-04T12:00:00.000Z' } });
    expect(complaints).toEqual([]);
  },
);

test(
  'who is in at an event is shown without scripts, and with them changes by itself while it is open',
  ONLY_IN_CHROMIUM,
  async ({ page, browser, ownStack: { staffUrl, databaseUrl } }) => {
    const admin = await signInToAdmin({ staffUrl, databaseUrl });
    const complaints = consoleComplaints(page);
    await logIn(page, staffUrl);
    const { id, tickets } = await ticketedEvent(admin);
    const run = <Row extends object>(text: string) =>
      connectOnce(databaseUrl, async client => (await client.query<Row>(text)).rows);
    const [order] = await run<{ id: string }>(`insert into tickets.orders
      (state, language, name, attempt, over_at, made_at, changed_at)
      values ('confirmed', 'en', 'Abeba Bekele', 'journey', now() + interval '9 days', now(), now()) returning id`);
    const [ticket] = await run<{ id: string }>(`insert into tickets.tickets
      (order_id, event, kind, seats, event_name, kind_name)
      values ('${order?.id}', ${id}, '${tickets.kinds[0]?.id}', 2, 'Coffee', 'Adult') returning id`);
    await page.goto(`${staffUrl}/admin/tickets?event=${id}`);
    await page.getByRole('link', { name: 'Who is in' }).click();
    const missing = page.getByRole('region', { name: 'Still missing' });
    await expect(missing).toContainText('Abeba Bekele');
    await run(`insert into tickets.door_log
      (id, event, phone, door, at, shown, ticket, kind, seats, account, received_at)
      values (gen_random_uuid(), ${id}, gen_random_uuid(), 'North', now(), 'in', '${ticket?.id}',
        '${tickets.kinds[0]?.id}', 2, 1, now())`);
    const last = page.getByRole('region', { name: /^Last entries/ });
    await expect(last).toContainText('Abeba Bekele (Adult)', { timeout: 30_000 });
    await expect(missing).toHaveCount(0);
    await expectNoAxeViolations(page, 'main');
    if (shots) await page.screenshot({ path: `${shots}/check-in.png`, fullPage: true });
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const without = await plain.newPage();
    await without.goto(page.url());
    await without.getByRole('link', { name: 'Load again' }).click();
    await expect(without.getByRole('region', { name: 'By kind of ticket' })).toContainText('Adult');
    await plain.close();
    expect(complaints).toEqual([]);
  },
);
