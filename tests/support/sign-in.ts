import { expect, type Page } from '@playwright/test';
import type { Person } from './identity-provider.ts';
import { makePerson } from './people.ts';

/**
 * Signs a person in like a visitor: the button on the screen, the page of the identity service, and back to the
 * person's own page. Works in stacks started with `signIn: true`, and in the one all journeys share.
 */
export async function signIn(page: Page, person: Person = makePerson(), label = 'Adey ID'): Promise<void> {
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: `Continue with ${label}` }).click();
  await answerProvider(page, person, label);
  await page.waitForURL('**/auth/in/user/dashboard');
}

/** Fills in the page of the identity service. */
export async function answerProvider(page: Page, person: Person, label = 'Adey ID'): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`at ${label}$`) })).toBeVisible();
  await page.getByLabel('Claims').fill(JSON.stringify(person));
  await page.getByRole('button', { name: 'Go on' }).click();
}
