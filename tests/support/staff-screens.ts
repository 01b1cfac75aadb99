import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '@playwright/test';
import { createSetupCode } from '#cms/accounts/setup-code.ts';
import { type Admin, type AdminClient, WRITER } from './admin-client.ts';

/** Opens the form of the first account, by the link that development prints or with a typed code, and fills it in. */
export async function makeFirstAccount(
  page: Page,
  { staffUrl, databaseUrl }: Admin,
  codeIs: 'in the link' | 'typed' = 'in the link',
): Promise<void> {
  const code = await createSetupCode(databaseUrl);
  await page.goto(`${staffUrl}/admin${codeIs === 'in the link' ? `/create-first-user?code=${code}` : ''}`);
  const setupCode = page.getByLabel('Set-up code');
  await expect(setupCode).toHaveValue(codeIs === 'in the link' ? String(code) : '');
  if (codeIs === 'typed') await setupCode.fill(String(code).toLowerCase());
  await page.getByLabel('Email').fill(WRITER.email);
  await page.getByLabel('New Password').fill(WRITER.password);
  await page.getByLabel('Confirm Password').fill(WRITER.password);
  await page.getByLabel(/^Name/).fill(WRITER.name);
  // The first account is an admin: there is no role to choose.
  await expect(page.getByText('Staff role')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create' }).click();
}

/** Signs the browser in over HTTP, which saves the two screens of the form. */
export async function logIn(
  page: Page,
  staffUrl: string,
  { email, password }: { email: string; password: string } = WRITER,
): Promise<void> {
  const { request } = page.context();
  const answer = await request.post(`${staffUrl}/api/staff/login`, {
    headers: { origin: staffUrl },
    data: { email, password },
  });
  expect(answer.status(), 'the test account may sign in').toBe(200);
}

/**
 * Signs the browser in as an editor of its own. For journeys that choose the language of texts: the admin remembers one
 * for each account, and other journeys would find their forms in it.
 */
export async function logInAsEditor(page: Page, { staffUrl }: Admin, admin: AdminClient): Promise<void> {
  const account = { email: `editor-${crypto.randomUUID()}@adey.test`, password: WRITER.password };
  await admin.create('staff', { ...account, name: 'Selam', role: 'editor' });
  await logIn(page, staffUrl, account);
}

async function logInByForm(page: Page, staffUrl: string): Promise<void> {
  await page.goto(`${staffUrl}/admin/login`);
  await page.getByLabel('Email').fill(WRITER.email);
  await page.getByLabel('Password').fill(WRITER.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: `Good to see you, ${WRITER.name}` })).toBeVisible();
}

/** Signs the browser out and in again, as on the next morning. */
export async function logOutAndIn(page: Page, staffUrl: string): Promise<void> {
  await page.goto(`${staffUrl}/admin/logout`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await logInByForm(page, staffUrl);
}

export type Answered = { answer: Response; at: number };

/** Presses a save button, and records when the admin responded (performance.now of this process). */
export async function pressAndNote(
  page: Page,
  button: string,
  path: string,
  press = (found: Locator) => found.click(),
): Promise<Answered> {
  const saving = page
    .waitForResponse(answer => {
      const { pathname, searchParams } = new URL(answer.url());
      // What the form saves by itself is not what the button saves, nor is its question what the account may do.
      if (searchParams.has('autosave') || pathname.startsWith(`/api/${path}/access`)) return false;
      return pathname.startsWith(`/api/${path}`) && /^(POST|PATCH)$/.test(answer.request().method());
    })
    .then(answer => ({ answer, at: performance.now() }));
  await press(page.getByRole('button', { name: button, exact: true }));
  return saving;
}

/** For what a form does with script alone: it stays on its page where something is wrong. */
export async function expectFormReady(page: Page): Promise<void> {
  await expect(page.locator('form[data-form-ready]').first()).toHaveAttribute('data-form-ready', 'true');
}

/** Opens the target of an admin link. Shortly after a page loads a click may be lost, until its scripts run. */
export async function follow(page: Page, link: Locator): Promise<void> {
  await page.goto(new URL(String(await link.getAttribute('href')), page.url()).href);
}
