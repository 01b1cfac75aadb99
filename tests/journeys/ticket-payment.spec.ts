import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { changeInDatabase } from '../support/change-in-database.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import type { SharedStack } from '../support/stack-pool.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** On the day the sample content was made; this site takes money, in practice mode. */
const test = testOnStack({
  samples: true,
  withoutStaff: true,
  now: SAMPLES_MADE_AT,
  settings: { GIVING: 'on', GIVING_PRACTICE: 'on' },
});
test.beforeEach(({ page }) => page.clock.setFixedTime(SAMPLES_MADE_AT));

/** The sample event whose tickets are ours costs 250 birr for one person. */
async function priceTickets({ databaseUrl }: SharedStack): Promise<void> {
  await changeInDatabase(
    databaseUrl,
    ['events'],
    `with priced as (update events_tickets_kinds set price = '250' where seats = 1)
     update events set tickets_currency = 'ETB' where tickets_places is not null`,
  );
}

const chooser = (page: Page) => page.getByRole('form', { name: 'Coffee and questions' });

async function fillIn(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Sara Tesfaye');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('A gift beside the tickets (ETB)').fill('100');
  await page.getByRole('radio', { name: /Practice/ }).check();
}

async function payAtPractice(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
  await expect(page.getByText(/ETB\s600/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('link', { name: 'Back to the charity' }).click();
}

async function expectPaid(page: Page, stack: SharedStack, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your tickets');
  await expect(page.getByText('These places are yours.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/ETB\s500/);
  await expect(page.getByRole('main')).toContainText(/ETB\s100/);
  const kinds = (await mailsIn(stack, email)).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['receipt', 'tickets-confirmed', 'tickets-paid']);
}

test('a visitor buys two tickets with a gift beside them, and gets a receipt for each', async ({
  page,
  ownStack,
}) => {
  await priceTickets(ownStack);
  const complaints = consoleComplaints(page);
  const email = 'sara-with@example.org';
  await expect(async () => {
    await page.goto('/sales/get-tickets');
    await expect(chooser(page)).toContainText(/ETB\s250/, { timeout: 1_000 });
  }).toPass();
  await chooser(page).getByLabel('Number of tickets: One person').selectOption('2');
  await chooser(page).getByRole('button', { name: 'Add to cart' }).click();
  await chooser(page)
    .getByRole('link', { name: /In your cart/ })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: 'One person' })).toContainText(/ETB\s250/);
  await page.getByRole('link', { name: 'Order these tickets' }).click();
  await fillIn(page, 'nobody');
  await expect(page.getByText(/Altogether ETB\s600/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /Order and pay ETB\s600/ }).press('Enter');
  await expect(page.getByRole('main')).toContainText('Please enter a valid email');
  await expect(page.getByLabel('A gift beside the tickets (ETB)')).toHaveValue('100');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /Order and pay ETB\s600/ }).press('Enter');
  await payAtPractice(page);
  await expectPaid(page, ownStack, email);
  await expectNoAxeViolations(page);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  // The browser reports the answer to the wrong address.
  expect(complaints.filter(each => !each.includes('status of 422'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('tickets with a gift beside them are bought, and a payment that was given up can begin again', async ({
    page,
    ownStack,
  }) => {
    await priceTickets(ownStack);
    const email = 'sara-without@example.org';
    await expect(async () => {
      await page.goto('/sales/get-tickets');
      await expect(chooser(page)).toContainText(/ETB\s250/, { timeout: 1_000 });
    }).toPass();
    await chooser(page).getByLabel('Number of tickets: One person').selectOption('2');
    await chooser(page).getByRole('button', { name: 'Get Ticket' }).click();
    await fillIn(page, email);
    await page.getByRole('button', { name: /^Order/ }).click();
    await expect(page.getByRole('heading', { name: 'Practice page' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the charity' }).click();
    await expect(page.getByText(/These tickets are not paid yet/)).toBeVisible();
    await page.getByRole('button', { name: /Pay ETB\s600/ }).click();
    await payAtPractice(page);
    await expectPaid(page, ownStack, email);
  });
});
