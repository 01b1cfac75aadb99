import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT });
const shots = process.env.SHOTS;

test(
  'staff copy an event to another day from its form, see the new times first, and without scripts too',
  ONLY_IN_CHROMIUM,
  async ({ page, browser, ownStack: { staffUrl, databaseUrl } }) => {
    const admin = await signInToAdmin({ staffUrl, databaseUrl });
    const complaints = consoleComplaints(page);
    await logIn(page, staffUrl);
    const { body } = await admin.send('GET', '/events?where[heading][equals]=Coffee and questions&depth=0');
    const [event] = body.docs as { id: number }[];
    await page.goto(`${staffUrl}/admin/collections/events/${event?.id}`);
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('link', { name: 'Copy to another day…' }).click();
    const times = page.getByRole('region', { name: 'Times, local at the event' });
    await expect(times.getByRole('row')).not.toHaveCount(1);
    await page.getByLabel('New day').fill('2027-12-04');
    await page.getByRole('button', { name: 'Show the new times' }).click();
    await expect(times).toContainText('Saturday, Dec 04, 2027');
    await expectNoAxeViolations(page);
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
