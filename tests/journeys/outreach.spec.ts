import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const address = '/events/pediatric-outreach';
const factsOf = (page: Page) => page.getByRole('complementary', { name: 'Day, place and ticket' });

test('[DIALOG-13] [DIALOG-14] the pediatric outreach announcement is among the events, with its title', async ({
  page,
}) => {
  await page.goto('/events?page=2');
  await page.getByRole('link', { name: /^Open Pediatric outreach/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pediatric outreach');
});

test('[DIALOG-15] its date is fixed, in April 2024', async ({ read }) => {
  const page = await read(address);
  const day = factsOf(page).locator('time').first();
  await expect(day).toHaveAttribute('datetime', /^2024-04-20/);
  await expect(day).toHaveText('Apr 20, 2024');
});

test('[DIALOG-16] [DIALOG-17] it shows the name of its location, and the location', async ({ read }) => {
  const page = await read(address);
  await expect(factsOf(page)).toContainText('Outreach site');
  await expect(factsOf(page)).toContainText('Named to families by their health worker');
  await expect(factsOf(page)).toContainText('Addis Ababa');
});

test('[DIALOG-18] it shows the link to the map', async ({ read }) => {
  const page = await read(address);
  await expect(factsOf(page).getByRole('link', { name: /map/i })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  );
});

test('[DIALOG-19] it shows the description', async ({ read }) => {
  const page = await read(address);
  await expect(page.getByText(/^Health workers see children where they live/)).toBeVisible();
  await expect(page.getByText(/^Bring what you have from earlier visits/)).toBeVisible();
});
