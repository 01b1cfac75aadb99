import type { Page } from '@playwright/test';
import { collectionRights, globalRights } from '#cms/access/access-table.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default', timeout: 600_000 });

const own = [
  '',
  '/account',
  '/amharic-review',
  '/health',
  '/figures',
  '/gifts',
  '/gifts/enter',
  '/gifts/bank',
  '/gifts/differences',
  '/gifts/totals',
  '/gifts/books',
  '/gifts/monthly',
  '/who-did-what',
];

/** Opens a view and waits until it is rendered and, if it is a form, works. False: the admin has no such view. */
async function open(page: Page, address: string): Promise<boolean> {
  const answer = await page.goto(address);
  if (answer?.status() === 404) return false;
  await expect(
    page.locator('.template-default__wrap, .template-minimal__wrap').first(),
    address,
  ).toBeVisible();
  const form = page.locator('form[data-form-ready]').first();
  if (await form.count()) await expect(form, address).toHaveAttribute('data-form-ready', 'true');
  return true;
}

/**
 * Presses each button that opens a menu or a drawer, and closes it again. Buttons that save, send or delete are
 * skipped.
 */
async function openEverything(page: Page): Promise<number> {
  const openers = page.locator(
    ':is(.doc-controls, .list-controls, .collection-list, .document-fields, .render-fields) button:enabled:is([aria-expanded], .popup-button, .upload__listToggler, .list-drawer__toggler, .doc-drawer__toggler, .collapsible__toggle)',
  );
  let opened = 0;
  for (const opener of await openers.all()) {
    // What was pressed before may have folded this one away.
    if (!(await opener.isVisible())) continue;
    // An opened menu may have moved or covered the rest.
    const isOpen = await opener.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (isOpen) opened += 1;
    await page.keyboard.press('Escape');
  }
  return opened;
}

async function listViews(admin: AdminClient): Promise<string[]> {
  const views = own.map(path => `/admin${path}`);
  for (const slug of Object.keys(collectionRights)) {
    const list = `/admin/collections/${slug}`;
    const { status, body } = await admin.send('GET', `/${slug}?limit=1&depth=0`);
    views.push(list, `${list}/create`);
    const [doc] = (status === 200 ? body.docs : []) as { id: number }[];
    if (doc) views.push(...['', '/versions'].map(part => `${list}/${doc.id}${part}`));
  }
  for (const slug of Object.keys(globalRights))
    views.push(...['', '/versions'].map(part => `/admin/globals/${slug}${part}`));
  return views;
}

test(
  'every view of the admin opens, with its menus and drawers, without browser errors',
  ONLY_IN_FULL,
  async ({ page, ownStack: { databaseUrl, staffUrl } }) => {
    // More than a hundred views, each with everything that opens on it.
    test.slow();
    const admin = await signInToAdmin({ databaseUrl, staffUrl });
    await logIn(page, staffUrl);
    const views = await listViews(admin);
    const complaints: string[] = [];
    const logged = consoleComplaints(page);
    let walked = 0;
    let opened = 0;
    for (const view of views) {
      if (await open(page, staffUrl + view)) {
        walked += 1;
        opened += await openEverything(page);
        complaints.push(...logged);
      }
      logged.length = 0;
    }
    test.info().annotations.push({
      type: 'walked',
      description: `${walked} views, ${opened} menus and drawers`,
    });
    expect(walked).toBeGreaterThan(100);
    expect(opened).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  },
);
