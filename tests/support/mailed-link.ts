import type { Page } from '@playwright/test';
import { mailsIn } from './outbox.ts';
import type { TestStack } from './test-stack.ts';

type Stack = Pick<TestStack, 'databaseUrl' | 'secret'>;

/** Requests a link to `email` on an open English sign-in screen. */
export async function askForMailedLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.waitForLoadState();
}

/** The newest sign-in link mailed to `email`, from the outbox of a stack. */
export async function mailedLink(stack: Stack, email: string): Promise<string> {
  const mails = await mailsIn(stack, email);
  return mails.findLast(({ kind }) => kind === 'sign-in')?.data.link ?? '';
}

/** Signs somebody in by mail, in the browser of `page`. */
export async function signInByMail(page: Page, stack: Stack, email: string): Promise<void> {
  await page.goto('/auth/sign-in');
  await askForMailedLink(page, email);
  await page.goto(await mailedLink(stack, email));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/auth/in/user/dashboard');
}
