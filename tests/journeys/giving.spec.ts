import { expect } from '../support/journey.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ settings: { GIVING: 'on' } });

test('a visitor gives by practice and is thanked once the payment is there', async ({ page, ownStack: { siteUrl } }) => {
  await page.goto(`${siteUrl}/donate`);
  await page.screenshot({ path: '/tmp/wt/ledger-shots/donate.png', fullPage: true });
});
