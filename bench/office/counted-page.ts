import { expect, type Locator, type Page } from '@playwright/test';

/** A page of the admin that counts what a person presses in it. */
export class CountedPage {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async button(name: string | RegExp): Promise<void> {
    await this.press(this.page.getByRole('button', { name, exact: typeof name === 'string' }).first());
  }

  async key(name: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.press(name);
  }

  /** One press leads into the field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.press(field);
    await field.fill(text);
  }

  /** Two presses: one opens the list, one chooses. */
  async choose(list: Locator, option: string | { label: string }): Promise<void> {
    this.presses += 2;
    await list.selectOption(option);
  }

  /** Follows a link once the form behind it answers. */
  async openForm(link: Locator): Promise<void> {
    await this.press(link);
    await expect(this.page.locator('form[data-form-ready="true"]').first()).toBeVisible({ timeout: 30_000 });
  }

  /** Presses a button that saves, and waits for the answer. @throws Error when the admin refuses. */
  async save(name: string | RegExp): Promise<void> {
    const answered = this.page.waitForResponse(
      answer =>
        /^(POST|PATCH)$/.test(answer.request().method()) &&
        new URL(answer.url()).pathname.startsWith('/api/'),
    );
    await this.button(name);
    const answer = await answered;
    if (!answer.ok()) throw new Error(`${answer.status()} ${(await answer.text()).slice(0, 200)}`);
  }
}
