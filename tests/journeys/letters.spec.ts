import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
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

/** Pictures of a screen on a phone and on a desk, by day and by night, where somebody asked for them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const width of [390, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: null });
}

test(
  'staff write to those with tickets of an event, see how it arrives, and send it; without scripts too',
  ONLY_IN_CHROMIUM,
  async ({ page, browser, ownStack: { staffUrl, databaseUrl } }) => {
    const admin = await signInToAdmin({ staffUrl, databaseUrl });
    const complaints = consoleComplaints(page);
    await logIn(page, staffUrl);
    const { body } = await admin.send('GET', '/events?where[heading][equals]=Coffee and questions&depth=0');
    const [{ id, tickets }] = body.docs as [{ id: number; tickets: { kinds: { id: string }[] } }];
    const run = <Row extends object>(text: string) =>
      connectOnce(databaseUrl, async client => (await client.query<Row>(text)).rows);
    await run(`with made as (insert into tickets.orders
        (state, language, name, email, compared, attempt, over_at, made_at, changed_at)
        select 'confirmed', case when n = 1 then 'am' else 'en' end, 'Abeba ' || n, 'guest' || n || '@example.org',
          'guest' || n || '@example.org', 'journey ' || n, now() + interval '9 days', now(), now()
        from generate_series(1, 3) as n returning id)
      insert into tickets.tickets (order_id, event, kind, seats, event_name, kind_name)
      select id, ${id}, '${tickets.kinds[0]?.id}', 1, 'Coffee', 'Adult' from made, generate_series(1, 2)`);
    await page.goto(`${staffUrl}/admin/tickets?event=${id}`);
    await page.getByRole('link', { name: 'Write to holders' }).click();
    await expect(page.getByLabel('To whom').getByRole('option').first()).toHaveText(/valid ticket \(3\)$/);
    const english = page.getByRole('group', { name: 'English' });
    await english.getByLabel('Message').fill('Behind the school.\n\nThe gate opens at nine.');
    await page.getByRole('button', { name: 'See how it arrives' }).click();
    await expect(english.getByLabel('Subject')).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'write a subject' })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await shoot(page, 'write');

    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const without = await plain.newPage();
    await without.goto(`${staffUrl}/admin/tickets/write?event=${id}`);
    const amharic = without.getByRole('group', { name: 'Amharic' });
    await amharic.getByLabel('Message').fill('ከትምህርት ቤቱ ጀርባ።');
    await without.getByRole('button', { name: 'See how it arrives' }).click();
    await expect(without.getByRole('alert')).toContainText('write a subject');
    await expect(amharic.getByLabel('Message')).toHaveValue('ከትምህርት ቤቱ ጀርባ።');
    await amharic.getByLabel('Subject').fill('የመኪና ማቆሚያ');
    await without.getByRole('button', { name: 'See how it arrives' }).click();
    await expect(without.getByText('It goes to 3 people')).toBeVisible();
    await expect(without.getByText('2 of them ordered in English')).toBeVisible();
    await plain.close();

    await english.getByLabel('Subject').fill('Where to park');
    await page.getByRole('group', { name: 'Amharic' }).getByLabel('Subject').fill('የመኪና ማቆሚያ');
    await page.getByRole('group', { name: 'Amharic' }).getByLabel('Message').fill('ከትምህርት ቤቱ ጀርባ።');
    await page.getByRole('button', { name: 'See how it arrives' }).click();
    await expect(
      page.frameLocator('iframe[title="In English, on a phone"]').getByText('The gate opens at nine.'),
    ).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await shoot(page, 'review');
    await page.getByRole('button', { name: 'Send to 3 people' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
    const letters = page.getByRole('region', { name: 'Letters to holders' });
    await expect(letters.getByRole('row', { name: /Where to park/ })).toContainText(
      'everybody with a valid ticket',
    );
    await expect(letters.getByRole('row', { name: /የመኪና ማቆሚያ/ })).toContainText('Draft');
    const queued = await run(`select from mails where kind = 'tickets-letter'`);
    expect(queued).toHaveLength(3);
    await expectNoAxeViolations(page, 'main');
    await shoot(page, 'letters');

    await page.goto(`${staffUrl}/admin/tickets?event=${id}`);
    const tick = (name: string) => page.getByRole('checkbox', { name });
    await tick('Abeba 1').check();
    await expect(page.getByText('One person is chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Write to those chosen' }).click();
    await expect(page.getByLabel('To whom')).toHaveValue('chosen');
    await english.getByLabel('Message').fill('You left your coat here.');
    await shoot(page, 'chosen');
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('button', { name: 'Choose more people' }).click();
    await expect(tick('Abeba 1')).toBeChecked();
    await expect(tick('Abeba 1')).toBeDisabled();
    await tick('Abeba 2').check();
    await expect(page.getByText('2 people are chosen')).toBeVisible();
    await page.getByRole('button', { name: 'Write to those chosen' }).click();
    await expect(page.getByLabel('To whom').getByRole('option', { name: /by hand \(2\)/ })).toHaveCount(1);
    await expect(english.getByLabel('Message')).toHaveValue('You left your coat here.');
    await tick('Abeba 1').uncheck();
    // Enter shows the letter, and does not lead back to the list.
    await english.getByLabel('Subject').fill('Your coat');
    await english.getByLabel('Subject').press('Enter');
    await expect(page.getByText('It goes to one person: those who were chosen by hand.')).toBeVisible();
    // The refused form, and what Playwright and axe try inside the sandboxed pictures of the mail.
    const expected = /status of 422|Blocked script execution|postMessage/;
    expect(complaints.filter(each => !expected.test(each))).toEqual([]);
  },
);
