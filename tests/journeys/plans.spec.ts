import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { untilCached, untilSeen } from '../support/seen-page.ts';
import { type SharedStack, shareStack, TWO_SITES } from '../support/stack-pool.ts';
import { logIn } from '../support/staff-screens.ts';

test.describe.configure({ mode: 'default' });

let stack: SharedStack;
test.beforeAll(async () => {
  stack = await shareStack(TWO_SITES);
});

const panelIn = (page: Page) => page.getByRole('region', { name: 'Planned' });
const listAddress = () => `${stack.staffUrl}/admin/collections/posts`;

/** Stores a post, and opens its form as staff. */
async function openPost(page: Page, heading: string, status: 'draft' | 'published') {
  const admin = await signInToAdmin(stack);
  const data = { heading, type: 'normal', postDate: '2026-11-12', _status: status };
  const { id } = await admin.create(status === 'draft' ? 'posts?draft=true' : 'posts', data);
  await logIn(page, stack.staffUrl);
  await page.goto(`${listAddress()}/${id}`);
  return { admin, id };
}

test('scheduling a draft refuses a time in the past, and the plan can be changed and cancelled', async ({
  page,
}) => {
  await openPost(page, 'Planned for next year', 'draft');
  const panel = panelIn(page);
  await expect(panel.getByRole('button')).toHaveText(['Publish later…']);
  await page.locator('.doc-controls button.popup-button').first().click();
  await expect(page.getByRole('button', { name: 'Publish in English' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Schedule Publish' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Publish later…' }).click();
  await expect(panel.getByLabel('Time', { exact: true })).toHaveValue('09:00');
  await expect(panel.getByText('Time in Addis Ababa (East Africa Time).')).toBeVisible();
  await panel.getByLabel('Day').fill('2020-01-01');
  await panel.getByLabel('Day').press('Enter');
  await expect(panel.getByRole('alert')).toHaveText('That time has passed. Choose a later one.');
  const year = new Date().getFullYear() + 1;
  await panel.getByLabel('Day').fill(`${year}-12-01`);
  await panel.getByRole('button', { name: 'Publish later', exact: true }).click();
  await expect(
    panel.getByText(new RegExp(`Will be published on .*1 Dec ${year}, 09:00, Addis Ababa`)),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Change' }).click();
  await panel.getByLabel('Time', { exact: true }).fill('10:30');
  await panel.getByRole('button', { name: 'Publish later', exact: true }).click();
  const plan = panel.getByText(/10:30, Addis Ababa/);
  await expect(plan).toBeVisible();
  await panel.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(panel.getByText('The plan to publish it is cancelled.')).toBeVisible();
  await expect(plan).toHaveCount(0);
  await page.reload();
  await expect(panel.getByRole('button')).toHaveText(['Publish later…']);
});

test('a publication plan is shown in the list and on the dashboard, runs at its time, and is then shown as done', async ({
  page,
}) => {
  const heading = 'Planned for Thursday';
  const { admin, id } = await openPost(page, heading, 'draft');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const answer = await admin.send('POST', `/posts/${id}/plans`, { kind: 'publish', day, time: '10:30' });
  expect(answer.status).toBe(200);
  const row = page.getByRole('row').filter({ hasText: heading });
  await page.goto(listAddress());
  await expect(row).toContainText(/Will be published .*10:30/);
  await expect(page.getByRole('columnheader', { name: 'Planned, time in Addis Ababa' })).toBeVisible();
  const noted = panelIn(page).getByRole('listitem').filter({ hasText: heading });
  await page.goto(`${stack.staffUrl}/admin`);
  await expect(noted).toContainText(/Will be published on .*10:30, Addis Ababa/);

  const path = '/news/planned-for-thursday';
  for (const siteUrl of stack.siteUrls) expect(await untilCached(siteUrl, path)).not.toContain(heading);
  const moved = await connectOnce(stack.databaseUrl, client =>
    client.query("update payload_jobs set wait_until = '2026-01-01' where task_slug = 'schedulePublish'"),
  );
  expect(moved.rowCount).toBe(1);
  const isSeen = (html: string) => html.includes(heading);
  await untilSeen({ siteUrls: stack.siteUrls, path, isSeen }, 30_000);
  await page.reload();
  await expect(noted).toContainText('Published as planned');
  await page.goto(listAddress());
  await expect(row).toContainText('Published as planned');
  await page.goto(`${listAddress()}/${id}`);
  await expect(panelIn(page).getByText(/Published as planned/)).toBeVisible();
  await expect(panelIn(page).getByRole('button')).toHaveText(['Take off the site later…']);
});

test('a refused publication plan shows its reason in form, list and dashboard until dismissed', async ({
  page,
}) => {
  const { admin, id } = await openPost(page, '', 'draft');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await admin.send('POST', `/posts/${id}/plans`, { kind: 'publish', day, time: '10:30' });
  await connectOnce(stack.databaseUrl, client =>
    client.query("update payload_jobs set wait_until = '2026-01-01' where input->'doc'->>'value' = $1", [
      String(id),
    ]),
  );
  const why = /Was not published .*Please fill in "Heading"/;
  await expect(async () => {
    await page.goto(`${stack.staffUrl}/admin`);
    await expect(panelIn(page)).toContainText(why, { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
  await page.goto(listAddress());
  await expect(page.getByRole('cell', { name: why })).toBeVisible();
  await page.goto(`${listAddress()}/${id}`);
  await expect(panelIn(page)).toContainText(why);
  await expectNoAxeViolations(page, '[aria-label="Planned"]');
  await panelIn(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(panelIn(page)).not.toContainText(why);
});

test('published content can be scheduled to be unpublished, by keyboard alone, on a phone and in dark mode', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPost(page, 'Off again in spring', 'published');
  const panel = panelIn(page);
  await expect(panel.getByRole('button')).toHaveText(['Take off the site later…']);
  await panel.getByRole('button').press('Enter');
  await expect(panel.getByLabel('Day')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectNoAxeViolations(page, '[aria-label="Planned"]');
  await page.keyboard.press('Enter');
  const words = /Will be taken off the site on .*09:00, Addis Ababa \(East Africa Time\)/;
  await expect(panel.getByText(words)).toBeVisible();
  await expect(panel).toBeFocused();
  await expectNoAxeViolations(page, '[aria-label="Planned"]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Cancel the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('The plan to take it off the site is cancelled.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(words)).toBeVisible();
});
