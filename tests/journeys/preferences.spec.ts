import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { freshEmail, openToMany } from '../support/subscribe-form.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { sampled } from '../support/test-scale.ts';

const test = testOnStack({ ...openToMany, now: '2026-11-20T09:00:00.000Z' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Somebody who has confirmed, with the links from their welcome mail. */
async function reader(
  request: APIRequestContext,
  stack: Parameters<typeof mailsIn>[0] & { siteUrl: string },
) {
  const email = freshEmail();
  await request.post('/api/addSubscriber', { data: { name: 'Abeba Bekele', email } });
  const [asked] = await mailsIn(stack, email);
  await request.post(asked?.data.confirm ?? '', {
    form: { act: 'confirm' },
    headers: { origin: stack.siteUrl },
  });
  const welcome = (await mailsIn(stack, email)).at(-1);
  const { preferences = '', leave = '' } = welcome?.data ?? {};
  const oneClick = /^<(.+)>$/.exec(welcome?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  return { email, preferences, leave, oneClick };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a reader chooses topics, language, edition and a pause by keyboard, and finds the choices saved', async ({
      page,
      request,
      ownStack,
    }) => {
      const { email, preferences } = await reader(request, ownStack);
      const answer = await page.goto(preferences);
      expect(answer?.headers()['cache-control']).toMatch(/no-store/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(heading(page)).toHaveText('What we send you');
      await expect(page.getByText(email)).toBeVisible();
      const main = page.getByRole('main');
      const news = main.getByRole('checkbox', { name: 'News' });
      for (const name of ['News', 'Events', 'Projects'])
        await expect(main.getByRole('checkbox', { name })).toBeChecked();
      await news.focus();
      await page.keyboard.press('Space');
      await main.getByRole('radio', { name: 'አማርኛ' }).check();
      await main.getByRole('radio', { name: 'Light' }).check();
      await main.getByRole('radio', { name: 'Three months from today' }).check();
      await main.getByRole('button', { name: 'Save' }).press('Enter');
      await expect(main.getByRole('status')).toHaveText('Saved. Your next letter follows these choices.');
      await page.goto(preferences);
      await expect(news).not.toBeChecked();
      await expect(main.getByRole('checkbox', { name: 'Events' })).toBeChecked();
      await expect(main.getByRole('radio', { name: 'አማርኛ' })).toBeChecked();
      await expect(main.getByRole('radio', { name: 'Light' })).toBeChecked();
      await expect(main.getByRole('radio', { name: 'Paused until Feb 20, 2027' })).toBeChecked();
      await main.getByRole('radio', { name: 'End the pause now' }).check();
      await main.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByRole('radio', { name: 'No pause' })).toBeChecked();
    });

    test('choosing no topic shows an error, and nothing is saved', async ({ page, request, ownStack }) => {
      const { preferences } = await reader(request, ownStack);
      await page.goto(preferences);
      const main = page.getByRole('main');
      for (const name of ['News', 'Events', 'Projects']) await main.getByRole('checkbox', { name }).uncheck();
      await main.getByRole('button', { name: 'Save' }).click();
      await expect(main.getByRole('alert')).toContainText('Choose at least one topic.');
      await page.goto(preferences);
      await expect(main.getByRole('checkbox', { name: 'News' })).toBeChecked();
    });

    test('a reader sees their stored data, and erases it', async ({ page, request, ownStack }) => {
      const { email, preferences } = await reader(request, ownStack);
      await page.goto(preferences);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download what we keep' }).click();
      const data = JSON.parse(await readFile(await (await saved).path(), 'utf8'));
      expect(data.subscription).toMatchObject({ name: 'Abeba Bekele', email, status: 'confirmed' });
      expect(data.subscription.consentText).toContain('By joining you agree');
      expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(['confirm', 'welcome']);
      await page.getByText('Erase what we keep…').click();
      await page.getByRole('button', { name: 'Yes, erase it' }).click();
      await expect(heading(page)).toHaveText('Erased');
      expect(await mailsIn(ownStack, email)).toEqual([]);
      await page.goto(preferences);
      await expect(heading(page)).toHaveText('You have left');
    });

    test('the leave link asks for confirmation, and offers a way back', async ({
      page,
      request,
      ownStack,
    }) => {
      const { leave, preferences, email } = await reader(request, ownStack);
      await page.goto(leave);
      await expect(heading(page)).toHaveText('Leave the list?');
      await page.goto(preferences);
      await expect(heading(page)).toHaveText('What we send you');
      await page.goto(leave);
      await page.getByRole('button', { name: 'Leave the list' }).click();
      await expect(heading(page)).toHaveText('You have left');
      await page.getByRole('main').getByRole('link', { name: 'Join again' }).click();
      await expect(page).toHaveURL('/send/subscribe');
      const again = await request.post('/api/addSubscriber', { data: { name: 'Abeba', email } });
      expect(await again.json()).toMatchObject({ success: true });
      await page.goto(leave);
      await expect(heading(page), 'an old letter still leads out').toHaveText('Leave the list?');
    });
  });
}

test('a mail program unsubscribes with one post, without cookies and from anywhere (RFC 8058)', async ({
  request,
  page,
  ownStack,
}) => {
  const { oneClick, preferences } = await reader(request, ownStack);
  const elsewhere = { origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' };
  const posts: RequestInit[] = [
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' },
    { headers: { ...elsewhere, 'content-type': 'text/plain' }, body: 'List-Unsubscribe=One-Click\r\n' },
    { headers: { ...elsewhere, origin: 'null' } },
  ];
  for (const init of posts) {
    const answer = await fetch(oneClick, { method: 'POST', redirect: 'manual', ...init });
    expect([answer.status, await answer.json()], JSON.stringify(init)).toEqual([200, { left: true }]);
  }
  // The same from another site is refused wherever no signed address says whom it is for.
  const foreign = await fetch(preferences, {
    method: 'POST',
    headers: elsewhere,
    body: new URLSearchParams({ act: 'erase' }),
  });
  expect(foreign.status).toBe(403);
  await page.goto(preferences);
  await expect(heading(page)).toHaveText('You have left');
});

test('opening the one-click address in a browser shows the page and changes nothing', async ({
  request,
  page,
  ownStack,
}) => {
  const { oneClick, preferences } = await reader(request, ownStack);
  await page.goto(oneClick);
  await expect(heading(page)).toHaveText('Leave the list?');
  await page.goto(preferences);
  await expect(heading(page)).toHaveText('What we send you');
  const cut = await fetch(oneClick.slice(0, -1), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(cut.status).toBe(404);
});

test('a truncated preferences link shows an error page, in both languages', async ({
  page,
  request,
  ownStack,
}) => {
  const { preferences, leave } = await reader(request, ownStack);
  for (const broken of [preferences.slice(0, -1), leave.replace('/leave', '/preferences'), '/send/leave']) {
    const answer = await page.goto(broken);
    expect(answer?.status()).toBe(400);
    await expect(heading(page)).toHaveText('This link is incomplete');
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact',
    );
  }
  await page.goto(preferences);
  await page.getByRole('banner').getByRole('link', { name: 'አማርኛ' }).first().click();
  await expect(page).toHaveURL(/\/am\/send\/preferences\?reader=/);
  await expect(heading(page)).toHaveText('የሚደርስዎት');
});

for (const [colorScheme, width, language] of sampled(
  [
    ['light', 320, ''],
    ['dark', 390, '/am'],
    ['light', 768, '/am'],
    ['dark', 1440, ''],
  ] as const,
  2,
)) {
  test(`the preferences page is accessible and has no overlong line, ${colorScheme}, at ${width} px, ${language || 'en'}`, async ({
    page,
    request,
    ownStack,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const { preferences, leave } = await reader(request, ownStack);
    for (const address of [preferences, leave]) {
      await page.goto(address.replace('/send/', `${language}/send/`));
      await expectNoAxeViolations(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}
