import { expectNoAxeViolations } from '../support/axe.ts';
import { expect } from '../support/journey.ts';
import { ON_EVERY_CHANGE } from '../support/ordinary-run.ts';
import { follow, makeFirstAccount } from '../support/staff-screens.ts';
import { testOnOwnStack } from '../support/test-on-stack.ts';

// Its own stack: a second try needs one without accounts again.
const test = testOnOwnStack({ samples: true, mail: 'none' });

test(
  'the health page shows database, backups, mail and disk, and an admin starts a backup',
  ON_EVERY_CHANGE,
  async ({ page, ownStack }) => {
    await makeFirstAccount(page, ownStack, 'typed');
    await expect(page.getByRole('heading', { name: /^Good to see you/ })).toBeVisible();
    await follow(page, page.getByRole('link', { name: 'Is everything working?' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is everything working?');
    const part = (name: string) => page.locator(`[data-part="${name}"]`);
    await expect(part('database')).toContainText('It answers.');
    await expect(part('backups')).toContainText('There is no backup yet.');
    await expect(part('copies')).toContainText('All backups are on the website’s disk');
    await expect(part('mail')).toContainText('No mail server is set. Mails stay in the outbox');
    await expect(part('disk')).toContainText('free');
    await expect(page.getByRole('row', { name: /nightly backup/ })).toContainText('not yet');
    for (const [colorScheme, width] of [
      ['dark', 390],
      ['light', 1440],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // Around it is the admin, whose own colours are not ours.
      await expectNoAxeViolations(page, 'main');
      // The admin closes its own menu on a narrow window a moment later.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
    await page.getByRole('button', { name: 'Back up now' }).click();
    await expect(page.getByRole('status').filter({ hasText: /within a minute|being made/ })).toBeVisible();
    const refused = await fetch(`${ownStack.staffUrl}/api/backup-now`, { method: 'POST' });
    expect(refused.status).toBe(403);
  },
);
