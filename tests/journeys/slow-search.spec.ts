import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { slowSearch } from '../support/slow-search.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, withoutStaff: true, only: 'slow-search' });
test.describe.configure({ mode: 'default' });

const sentences = {
  '': 'This search took too long. Please try a more unusual word.',
  '/am': 'ይህ ፍለጋ ብዙ ጊዜ ወሰደ። እባክዎ ብዙ ጊዜ የማይገኝ ቃል ይሞክሩ።',
} as const;

/** The answers of the servers that say it was their fault. */
function failures(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', response => {
    if (response.status() >= 500) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

for (const language of ['', '/am'] as const) {
  test(
    `a search below ${language || '/'} that takes too long says so, and keeps what was typed and chosen`,
    ON_EVERY_CHANGE,
    async ({ page, ownStack }) => {
      const failed = failures(page);
      const release = await slowSearch(ownStack.databaseUrl);
      try {
        await page.goto(`${language}/search?kind=posts&q=medicine`);
        await expect(page.getByRole('alert').filter({ hasText: sentences[language] })).toBeVisible();
        const field = page.locator('#q');
        await expect(field).toHaveValue('medicine');
        await expect(page.locator('[name="kind"]')).toHaveValue('posts');
        await field.press('End');
        const asked = page.waitForResponse(response => response.url().includes('/api/suggestions'));
        await field.pressSequentially(' for');
        expect((await asked).status()).toBe(422);
        await expect(page.locator('[data-suggesting]')).toHaveText(/Press Enter|Enter ይጫኑ/);
        await expect(field).toHaveValue('medicine for');
      } finally {
        await release();
      }
      expect(failed).toEqual([]);
      await page.locator('#q').press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: sentences[language] })).toHaveCount(0);
    },
  );
}
