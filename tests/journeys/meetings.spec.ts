import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { mailsIn } from '../support/outbox.ts';
import { bringReader, readAloud } from '../support/read-aloud.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { writeTranscript } from '../support/transcript.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, only: 'meetings' });
test.describe.configure({ mode: 'default' });
test.use({ timezoneId: 'America/Chicago' });
test.beforeEach(({ ownStack }) =>
  connectOnce(ownStack.databaseUrl, async client => {
    await client.query('truncate meetings.bookings cascade');
    await client.query('truncate limits.calls, limits.inboxes');
  }),
);

/** A moved mouse is the visitor's first sign, which brings React. */
async function ready(page: Page): Promise<void> {
  await page.locator('[data-booking]').hover();
  await expect(page.locator('adey-island[name=BookingForm]')).toHaveAttribute('ready');
}
const grid = (page: Page) => page.getByRole('grid', { name: 'Days with free times' });

async function fillIn(page: Page, name = 'Abeba Bekele', email = 'abeba@example.org') {
  const form = page.locator('[data-booking]');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('What about?').fill('School bags for Jimma');
}

test(
  'a visitor books a meeting in the times of Chicago and Addis Ababa, confirms, moves and cancels it',
  ON_EVERY_CHANGE,
  async ({ page, ownStack }) => {
    const complaints = consoleComplaints(page);
    await page.goto('/meet');
    await ready(page);
    await expectNoAxeViolations(page);
    await grid(page).getByRole('button').nth(2).click();
    await page.getByRole('radio').first().check();
    await expect(page.locator('label:has(:checked)')).toContainText('in Chicago');
    await expect(page.locator('label:has(:checked)')).toContainText('3:00 on the Ethiopian clock');
    await fillIn(page);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your meeting');
    await expect(page.getByRole('status').first()).toContainText(
      /^We hold .* in Chicago for you until .* in Chicago\./,
    );
    await expect(page.locator('[data-goal]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Confirm|Cancel this meeting/ })).toHaveCount(0);
    await expectNoAxeViolations(page);
    const [mail] = await mailsIn(ownStack, 'abeba@example.org');
    const link = mail?.data.link ?? '';

    await page.goto(link);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('status').first()).toContainText('Your meeting is booked.');
    await expect(page.locator('[data-goal]')).toHaveAttribute('data-goal', 'booked');
    await ready(page);
    await grid(page).getByRole('button').nth(3).click();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Move it to this time' }).click();
    await expect(page.getByRole('status').first()).toContainText('Your meeting has moved.');

    await page.goto(link);
    await page.getByRole('button', { name: 'Cancel this meeting' }).click();
    await expect(page.getByRole('status').first()).toContainText('Your meeting is cancelled.');
    const { rows } = await connectOnce(ownStack.databaseUrl, client =>
      client.query('select state, revision from meetings.bookings'),
    );
    expect(rows).toEqual([{ state: 'cancelled', revision: 2 }]);
    expect(complaints).toEqual([]);
  },
);

test.describe('phones', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test(
    'on a phone, choosing a next free time scrolls to the form, names the time and focuses the first field',
    ON_EVERY_CHANGE,
    async ({ page }) => {
      await page.goto('/meet');
      await page.getByRole('group', { name: 'Next free' }).getByRole('button').nth(1).tap();
      const choice = page.getByText(/^You chose .*, 09:00 in Addis Ababa \(00:00 in Chicago\)\.$/);
      await expect(choice).toBeInViewport();
      await expect(page.locator('#booking-name')).toBeFocused();
      await expect(page.locator('#booking-name')).toBeInViewport();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    },
  );

  test(
    'without JavaScript, choosing a next free time scrolls to the form, with no time zone preselected',
    ON_EVERY_CHANGE,
    async ({ browser, ownStack }) => {
      const page = await browser.newPage({
        ...{ javaScriptEnabled: false, baseURL: ownStack.siteUrl, viewport: { width: 390, height: 844 } },
      });
      await page.goto('/meet');
      await page.getByRole('group', { name: 'Next free' }).getByRole('button').nth(1).click();
      await expect(page.getByText(/^You chose .* \(3:00 on the Ethiopian clock\)\.$/)).toBeInViewport();
      await expect(page.locator('#booking-name')).toBeFocused();
      expect(new URL(page.url()).searchParams.get('zone')).toBe('');
      await page.close();
    },
  );
});

test.describe('read out', () => {
  test.use({ bypassCSP: true });
  test('arrow keys move from free day to free day, and the booking page is read aloud as in its snapshot', async ({
    page,
  }) => {
    await page.goto('/meet');
    await ready(page);
    await grid(page).getByRole('button').first().focus();
    const before = await page.locator(':focus').getAttribute('value');
    await page.keyboard.press('ArrowRight');
    const after = await page.locator(':focus').getAttribute('value');
    expect(after && before && after > before).toBe(true);
    await page.keyboard.press('Enter');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await bringReader(page);
    const transcript = writeTranscript(await readAloud(page, 'main'), 'en');
    expect(transcript).toMatchSnapshot('booking-en.txt');
  });
});

test(
  'without JavaScript a meeting is booked, and a time just taken by another visitor keeps the input',
  ON_EVERY_CHANGE,
  async ({ browser, ownStack }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
    const other = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
    for (const each of [page, other]) {
      await each.goto('/am/meet');
      await each.getByRole('grid').getByRole('button').nth(1).click();
      await each.getByRole('radio').nth(1).check();
      await each.locator('#booking-name').fill('አበባ በቀለ');
      await each.locator('#booking-email').fill('abeba@example.org');
      await each.getByLabel('ስለምን?').fill('የትምህርት ቤት ቦርሳ');
    }
    const book = (each: Page) => each.getByRole('button', { name: 'ይህን ሰዓት ይያዙ' }).click();
    await book(other);
    await expect(other.getByRole('status').first()).toContainText('የያዝንልዎት ጊዜ፦');
    await book(page);
    await expect(page.getByRole('alert')).toContainText('ይህ ሰዓት አሁን በሌላ ሰው ተይዟል');
    await expect(page.locator('#booking-name')).toHaveValue('አበባ በቀለ');
    await expect(page.getByLabel('ስለምን?')).toHaveValue('የትምህርት ቤት ቦርሳ');
    await page.getByRole('radio').first().check();
    await book(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ቀጠሮዎ');
    await page.close();
    await other.close();
  },
);

test(
  'staff see the meetings of a week, enter an absence and cancel a meeting, and the visitor is mailed',
  ON_EVERY_CHANGE,
  async ({ page, ownStack }) => {
    await page.goto('/meet');
    await ready(page);
    await grid(page).getByRole('button').first().click();
    await page.getByRole('radio').last().check();
    await fillIn(page, 'Sara', 'sara@example.org');
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('status').first()).toContainText('We hold');
    const { rows } = await connectOnce(ownStack.databaseUrl, client =>
      client.query("select to_char(begins_at, 'YYYY-MM-DD') as day from meetings.bookings"),
    );
    await signInToAdmin(ownStack);
    await logIn(page, ownStack.staffUrl);
    await page.goto(`${ownStack.staffUrl}/admin/meetings?week=${rows[0].day}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings');
    await expect(page.locator('[data-meeting]')).toContainText('Sara');
    await expectNoAxeViolations(page, 'main');
    await page.getByLabel('First day').fill('2027-01-04');
    await page.getByLabel('Last day').fill('2027-01-05');
    await page.getByRole('button', { name: 'Save the absence' }).click();
    await expect(page.getByRole('status').first()).toContainText('Nothing can be booked on these days.');
    const [held] = await mailsIn(ownStack, 'sara@example.org');
    await page.goto(`${ownStack.staffUrl}/admin/meetings?week=${rows[0].day}`);
    await expect(page.locator('[data-meeting]')).toContainText('not confirmed yet');
    await page.goto(held?.data.link ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('status').first()).toContainText('Your meeting is booked.');
    await page.goto(`${ownStack.staffUrl}/admin/meetings?week=${rows[0].day}`);
    await page.locator('[data-meeting]').getByRole('button').first().press('Enter');
    await page.getByText('Cancel…').click();
    await page.getByLabel('Reason, for the visitor').fill('Almaz is ill.');
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: 'Cancel the meeting and tell the visitor' }).click();
    await expect(page.getByRole('status').first()).toContainText('The meeting is cancelled');
    const mails = await connectOnce(ownStack.databaseUrl, client =>
      client.query("select kind from mails where compared = 'sara@example.org' order by id"),
    );
    expect(mails.rows.map(({ kind }) => kind)).toEqual([
      'meeting-held',
      'meeting-booked',
      'meeting-called-off',
    ]);
    await page.goto(held?.data.link ?? '');
    await expect(page.getByRole('status').first()).toContainText('We have to cancel this meeting');
    await expect(page.getByRole('status').first()).toContainText('Almaz is ill.');
  },
);

test('staff move a meeting by dragging it and by the form, which says what changes and mails the visitor', async ({
  page,
  ownStack,
}) => {
  await page.goto('/meet');
  await ready(page);
  await grid(page).getByRole('button').nth(4).click();
  await page.getByRole('radio').nth(1).check();
  await fillIn(page, 'Sara', 'moved@example.org');
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('status').first()).toContainText('We hold');
  const [held] = await mailsIn(ownStack, 'moved@example.org');
  await page.goto(held?.data.link ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').first()).toContainText('Your meeting is booked.');
  const stored = () =>
    connectOnce(ownStack.databaseUrl, async client => {
      const { rows } = await client.query(
        'select to_char(begins_at at time zone \'UTC\', \'YYYY-MM-DD"T"HH24:MI"Z"\') as at from meetings.bookings',
      );
      return String(rows[0].at);
    });
  const first = await stored();
  await signInToAdmin(ownStack);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/meetings?week=${first.slice(0, 10)}`);
  const block = page.locator('[data-movable]');
  const move = page.getByRole('region', { name: 'Move a meeting' });
  await expect(page.locator('[data-form-ready=true]').first()).toBeAttached();

  // Letting go of it elsewhere changes nothing.
  await block.hover();
  await page.mouse.down();
  await page.mouse.move(60, 60, { steps: 4 });
  await page.mouse.up();
  await expect(move).toBeHidden();

  const from = await block.boundingBox();
  await block.hover();
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 30, { steps: 3 });
  const slot = page.locator('[data-free][data-open]').first();
  const to = String(await slot.getAttribute('data-free'));
  const box = await slot.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10, { steps: 5 });
  await page.mouse.up();
  await expect(move.locator('output')).toContainText(/^Move from .* to .*\. The visitor gets a mail\.$/);
  expect(await stored()).toBe(first);
  await expectNoAxeViolations(page, 'main');
  await move.getByRole('button', { name: 'Move the meeting' }).click();
  await expect(page.getByRole('status').first()).toContainText('The meeting has moved');
  expect(await stored()).toBe(to);
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: /^Move it back to / }).press('Enter');
  await expect.poll(stored).toBe(first);

  await page.locator('[data-meeting]').getByRole('button').first().press('Enter');
  await page.getByRole('button', { name: 'Move…' }).press('Enter');
  await move.getByLabel('New time in Addis Ababa').selectOption(to);
  await move.getByRole('button', { name: 'Move the meeting' }).press('Enter');
  await expect.poll(stored).toBe(to);
  await expect(page.getByRole('status').first()).toContainText('The meeting has moved');
  const kinds = await connectOnce(ownStack.databaseUrl, client =>
    client.query(
      "select kind from mails where compared = 'moved@example.org' and kind <> 'meeting-reminder' order by id",
    ),
  );
  expect(kinds.rows.map(({ kind }) => kind)).toEqual([
    ...['meeting-held', 'meeting-booked', 'meeting-moved', 'meeting-moved', 'meeting-moved'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-meeting]')).toContainText('Sara');
  await expectNoAxeViolations(page, 'main');
});

test('staff connect the calendar of a host, and see which of its events could not be read', async ({
  page,
  ownStack,
}) => {
  const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
  const file = [
    'BEGIN:VCALENDAR',
    ...event('a', 'DTSTART:20261204T060000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
    ...event('b', 'DTSTART:20261204T060000Z', 'RRULE:FREQ=SECONDLY'),
    'END:VCALENDAR',
  ].join('\r\n');
  const server = createServer((_request, response) => void response.end(file));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await signInToAdmin(ownStack);
  await logIn(page, ownStack.staffUrl);
  await page.goto(`${ownStack.staffUrl}/admin/meetings`);
  await page.getByText('Connect a calendar').click();
  await page.getByLabel('Kind of calendar').selectOption('ics');
  await page.getByLabel('Calendar address').fill(`http://127.0.0.1:${port}/work.ics`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('some of its events could not be read');
  const calendars = page.getByRole('region', { name: 'Calendars of hosts' });
  await expect(calendars.getByRole('listitem')).toHaveText(
    'Dec 04, 2026, 06:00: It repeats too often. Only its first time is blocked.',
  );
  await expectNoAxeViolations(page, 'main');
  await calendars.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('status').first()).toContainText('The calendar is disconnected.');
  server.close();
});

test('the scripts of the booking form are at most 82 KB, React included', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const names = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => names.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await page.goto('/meet', { waitUntil: 'networkidle' });
  await ready(page);
  const sum = [...bytes].reduce(
    (all, [id, of]) => (/\/(react|islands|booking-form)/.test(names.get(id) ?? '') ? all + of : all),
    0,
  );
  test.info().annotations.push({ type: 'bytes', description: String(sum) });
  expect(sum).toBeGreaterThan(50 * 1024);
  expect(sum).toBeLessThanOrEqual(82 * 1024);
});
