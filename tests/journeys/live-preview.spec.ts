import { signInToAdmin } from '../support/admin-client.ts';
import { expect, test } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { logIn, logInAsEditor, pressAndNote } from '../support/staff-screens.ts';
import type { TestStack } from '../support/test-stack.ts';

const FRAME = '#live-preview-iframe';

async function storeDraft(stack: Pick<TestStack, 'staffUrl' | 'databaseUrl'>, heading: string) {
  const admin = await signInToAdmin(stack);
  return admin.create('posts?draft=true', {
    heading,
    type: 'normal',
    postDate: '2026-11-12',
    _status: 'draft',
  });
}

test('live preview shows the draft next to its form and updates on save, in both languages and at phone size', async ({
  page,
  stack,
}) => {
  const post = await storeDraft(stack, 'Written beside its page');
  await logInAsEditor(page, stack, await signInToAdmin(stack));
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${post.id}`);
  const heading = page.frameLocator(FRAME).getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.locator('#live-preview-toggler').click();
    await expect(page.locator(FRAME)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(heading).toHaveText('Written beside its page');

  await page.locator('#field-heading').fill('A better heading');
  await pressAndNote(page, 'Save Draft', 'posts');
  await expect(heading).toHaveText('A better heading');
  const before = await page.frame({ url: /preview=live/ })?.evaluate(() => innerWidth);
  await page.getByRole('button', { name: 'Responsive' }).click();
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  await expect.poll(() => page.frame({ url: /preview=live/ })?.evaluate(() => innerWidth)).toBe(390);
  expect(before).not.toBe(390);

  await page.frameLocator(FRAME).locator('main a[href^="/"]').first().click();
  await expect(heading).toHaveText('A better heading');
  await page.goto(`${stack.staffUrl}/admin/collections/posts/${post.id}?locale=am`);
  await expect(page.frameLocator(FRAME).locator('html[lang=am]')).toBeAttached();
});

test(
  'live preview shows a draft to signed-in staff only, and can be framed only by the admin',
  ON_EVERY_CHANGE,
  async ({ page, stack }) => {
    const post = await storeDraft(stack, 'For the frame alone');
    const path = `/news/${post.slug}`;
    const framed = `${stack.siteUrl}/preview?${new URLSearchParams({ page: path, live: '1' })}`;
    const stranger = await fetch(framed, { headers: { 'sec-fetch-site': 'none' } });
    expect(stranger.url).toContain(`${stack.staffUrl}/api/preview`);
    expect([stranger.ok, (await stranger.text()).includes('For the frame alone')]).toEqual([false, false]);
    for (const query of ['page=//elsewhere.test/x&live=1', 'live=1', 'page=/news&live=1&pass=made.up'])
      expect((await fetch(`${stack.siteUrl}/preview?${query}`, { redirect: 'manual' })).status, query).toBe(
        403,
      );

    await logIn(page, stack.staffUrl);
    const policyAt = async (address: string) =>
      (await page.goto(address))?.headers()['content-security-policy'] ?? '';
    const admin = new URL(stack.staffUrl).origin;
    expect(await policyAt(framed)).toMatch(new RegExp(`frame-ancestors ('none' )?${admin}(;|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the frame alone');
    for (const query of ['?preview=1', ''])
      expect(await policyAt(`${stack.siteUrl}/news${query}`)).toContain("frame-ancestors 'none';");
  },
);
