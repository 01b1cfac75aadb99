import type { Page } from '@playwright/test';
import { connectOnce } from '#platform/database/connect-once.ts';
import type { TestStack } from './test-stack.ts';

/** Asks on an English sign-in screen that is open for a link to `email`. */
export async function askForMailedLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.waitForLoadState();
}

/** The newest link to sign in that was mailed to `email`, as the outbox of a stack has it. */
export async function mailedLink(stack: Pick<TestStack, 'databaseUrl'>, email: string): Promise<string> {
  const { rows } = await connectOnce(stack.databaseUrl, client =>
    client.query<{ link: string }>(
      `select data ->> 'link' as link from mails where kind = 'sign-in' and "to" = $1 order by id desc limit 1`,
      [email],
    ),
  );
  return rows[0]?.link ?? '';
}

/** Signs somebody in by mail, in the browser of `page`. */
export async function signInByMail(
  page: Page,
  stack: Pick<TestStack, 'databaseUrl'>,
  email: string,
): Promise<void> {
  await page.goto('/auth/sign-in');
  await askForMailedLink(page, email);
  await page.goto(await mailedLink(stack, email));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/auth/in/user/dashboard');
}
