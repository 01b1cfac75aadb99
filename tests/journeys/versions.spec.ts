import { collectionRights, globalRights } from '#cms/access/access-table.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, only: 'versions' });

// Journeys write to the same documents.
test.describe.configure({ mode: 'default' });

const NEWEST = 'versions?depth=0&limit=2&sort=-updatedAt';

type Stored = Record<string, unknown> & { id: number | string };

const listed = async (admin: AdminClient, path: string): Promise<Stored[]> =>
  ((await admin.send('GET', path)).body.docs as Stored[] | undefined) ?? [];

const withVersions = Object.keys(collectionRights).filter(slug => collectionRights[slug]?.readVersions);

/** Versioned content: where its documents are in the admin, and where they are written. */
async function kindsWithVersions(admin: AdminClient) {
  const kinds: { screen: string; versions: string; method: string; write: string }[] = [];
  for (const slug of withVersions) {
    // A sent issue can no longer be written to, so the newest one is used.
    const sort = slug === 'newsletter-issues' ? '-id' : 'id';
    const [doc] = await listed(admin, `/${slug}?limit=1&depth=0&sort=${sort}`);
    if (doc)
      kinds.push({
        screen: `collections/${slug}/${doc.id}`,
        versions: `/${slug}/${NEWEST}&where[parent][equals]=${doc.id}`,
        method: 'PATCH',
        write: `/${slug}/${doc.id}`,
      });
  }
  for (const slug of Object.keys(globalRights))
    kinds.push({
      screen: `globals/${slug}`,
      versions: `/globals/${slug}/${NEWEST}`,
      method: 'POST',
      write: `/globals/${slug}`,
    });
  return kinds;
}

const journeys = [
  { kind: 'posts', field: 'heading', earlier: 'The earlier <b>words</b> & "more"', later: 'The later words' },
  { kind: 'legal-pages', field: 'title', earlier: 'Earlier page', later: 'Later page' },
  { kind: 'team-members', field: 'name', earlier: 'Earlier Name', later: 'Later Name' },
];

for (const { kind, field, earlier, later } of journeys)
  test(`staff open an earlier version of one of the ${kind} and restore it`, async ({
    page,
    ownStack: { databaseUrl, staffUrl },
  }) => {
    const admin = await signInToAdmin({ databaseUrl, staffUrl });
    const [doc] = await listed(admin, `/${kind}?limit=1&depth=0&sort=-id`);
    for (const words of [earlier, later]) await admin.update(kind, Number(doc?.id), { [field]: words });
    await logIn(page, staffUrl);
    const complaints = consoleComplaints(page);
    await page.goto(`${staffUrl}/admin/collections/${kind}/${doc?.id}/versions`);
    const links = page.locator(`table a[href*="/versions/"]`);
    await expect(links.nth(1)).toBeVisible();
    await page.goto(new URL(String(await links.nth(1).getAttribute('href')), staffUrl).href);
    const restore = page.getByRole('button', { name: /^Restore/ }).first();
    await expect(page.locator('.view-version')).toContainText(earlier);
    expect(complaints).toEqual([]);
    await restore.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/collections/${kind}/${doc?.id}(\\?|$)`));
    const { body } = await admin.send('GET', `/${kind}/${doc?.id}?depth=0&draft=true`);
    expect(body[field]).toBe(earlier);
    expect(complaints).toEqual([]);
  });

test('staff open an earlier version of the site settings and restore it', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  const { body: before } = await admin.send('GET', '/globals/site-settings?depth=0');
  const field =
    Object.keys(before).find(name => typeof before[name] === 'string' && /name/i.test(name)) ?? '';
  for (const words of ['Earlier name', 'Later name']) await admin.settle('site-settings', { [field]: words });
  await logIn(page, staffUrl);
  const complaints = consoleComplaints(page);
  const [, earlier] = await listed(admin, `/globals/site-settings/${NEWEST}`);
  await page.goto(`${staffUrl}/admin/globals/site-settings/versions`);
  await expect(page.locator('table')).toBeVisible();
  await page.goto(`${staffUrl}/admin/globals/site-settings/versions/${earlier?.id}`);
  await expect(page.locator('.view-version')).toContainText('Earlier name');
  await page
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/admin\/globals\/site-settings(\?|$)/);
  expect((await admin.send('GET', '/globals/site-settings?depth=0')).body[field]).toBe('Earlier name');
  expect(complaints).toEqual([]);
});

test(
  'every versioned document and global opens an earlier version, which can be restored',
  ONLY_IN_FULL,
  async ({ page, ownStack: { databaseUrl, staffUrl } }) => {
    const admin = await signInToAdmin({ databaseUrl, staffUrl });
    await admin.create('newsletter-issues?draft=true', { subject: 'Not sent yet' });
    await logIn(page, staffUrl);
    const complaints = consoleComplaints(page);
    const kinds = await kindsWithVersions(admin);
    expect(kinds.length).toBeGreaterThan(10);
    for (const { screen, versions, method, write } of kinds) {
      for (let made = 0; made < 2; made++) {
        const { status, body } = await admin.send(method, write, {});
        expect(status, `${write} ${JSON.stringify(body.errors)}`).toBe(200);
      }
      const [, earlier] = await listed(admin, versions);
      await page.goto(`${staffUrl}/admin/${screen}/versions/${earlier?.id}`);
      await expect(page.locator('.view-version'), screen).toBeVisible();
      const path = `${write.replace(/\/\d+$/, '')}/versions/${earlier?.id}`;
      expect((await admin.send('POST', path)).status, path).toBe(200);
    }
    expect(complaints).toEqual([]);
  },
);
