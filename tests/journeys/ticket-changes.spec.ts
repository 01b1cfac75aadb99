import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { mailsIn } from '../support/outbox.ts';
import { testOnStack } from '../support/test-on-stack.ts';
import { ONLY_IN_CHROMIUM } from '../support/test-scale.ts';

const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });

test(
  'without JavaScript tickets are confirmed by the mail, shown with their codes, renamed, passed on and cancelled',
  ONLY_IN_CHROMIUM,
  async ({ browser, ownStack }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: ownStack.siteUrl });
    // axe needs the timers that a page without scripts does not have.
    const expectAccessible = async () => {
      const withScripts = await browser.newPage();
      await withScripts.goto(page.url());
      await expectNoAxeViolations(withScripts);
      await withScripts.close();
    };
    const linkTo = async (email: string) => (await mailsIn(ownStack, email)).at(-1)?.data.link ?? '';
    await page.goto('/sales/get-tickets');
    const offer = page.getByRole('form', { name: 'Coffee and questions' });
    await offer.getByRole('combobox').first().selectOption('2');
    await offer.getByRole('button').first().click();
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill('Abeba Bekele');
    await main.getByLabel('Email').fill('abeba@example.org');
    for (const answer of await main.getByRole('textbox').all())
      if ((await answer.inputValue()) === '') await answer.fill('Injera');
    await main.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(main).toContainText('We hold these places for you until');
    await page.goto(await linkTo('abeba@example.org'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('img', { name: /^QR code of the ticket/ })).toHaveCount(2);
    await expectAccessible();
    const pdf = await page.request.get(
      (await page.getByRole('link', { name: 'Save the tickets as PDF' }).getAttribute('href')) ?? '',
    );
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    await page
      .getByRole('link', { name: /^Change or cancel/ })
      .first()
      .click();
    await expectAccessible();
    await main.getByRole('textbox', { name: 'Name', exact: true }).fill('ማርታ በቀለ');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await expect(page.getByRole('main')).toContainText('The name is corrected.');

    const toMarta = page.getByRole('link', { name: /ማርታ በቀለ/ });
    await toMarta.click();
    await page.getByLabel('Name of the other person').fill('Hana Tesfaye');
    await page.getByLabel('Their email').fill('hana');
    await page.getByRole('button', { name: 'Pass it on' }).click();
    await expect(page.getByRole('alert')).toContainText('Please enter a valid email');
    await expect(page.getByLabel('Name of the other person')).toHaveValue('Hana Tesfaye');
    await page.getByLabel('Their email').fill('hana@example.org');
    await page.getByRole('button', { name: 'Pass it on' }).click();
    await expect(page.getByRole('main')).toContainText('The ticket is passed on.');
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Pass it on' })).toHaveCount(0);

    const hanas = new URL(await linkTo('hana@example.org'));
    await page.goto(`/am${hanas.pathname}${hanas.search}`);
    await expect(page.getByRole('main')).toContainText('Hana Tesfaye');
    await expectAccessible();
    await page.getByRole('link', { name: /^ይለውጡ/ }).click();
    await page.getByText('ይህን ትኬት ይሰርዙ').click();
    await page.getByRole('button', { name: 'አዎ፣ ይሰረዝ' }).click();
    await expect(page.getByRole('main')).toContainText('ተሰርዟል');
    await page.close();
  },
);

test(
  'tickets that are kept on a device open without a network until they are cancelled, and others do not',
  ONLY_IN_CHROMIUM,
  async ({ browser, ownStack }) => {
    const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: ownStack.siteUrl });
    const page = await context.newPage();
    await page.clock.setFixedTime(SAMPLES_MADE_AT);
    const codes = page.getByRole('img', { name: /^QR code of the ticket/ });
    const order = async (email: string) => {
      await page.goto('/sales/get-tickets');
      await page
        .getByRole('form', { name: 'Coffee and questions' })
        .getByRole('button', { name: 'Get Ticket' })
        .click();
      const main = page.getByRole('main');
      await main.getByLabel('Name').fill('Abeba Bekele');
      await main.getByLabel('Email').fill(email);
      await main.getByRole('button', { name: 'Order', exact: true }).click();
      await expect(main).toContainText('We hold these places for you until');
      const link = (await mailsIn(ownStack, email)).at(-1)?.data.link ?? '';
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm' }).press('Enter');
      await expect(codes).toHaveCount(1);
      return link;
    };
    const other = await order('other@example.org');
    const link = await order('kept@example.org');
    await page.getByRole('button', { name: 'Keep on this device' }).press('Enter');
    await expect(page.getByText(/is kept on this device and opens without a network/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeFocused();
    await expectNoAxeViolations(page);

    await context.setOffline(true);
    await page.goto(link);
    await expect(codes).toHaveCount(1);
    await expect(page.getByText(/You are offline.*as you read it on/)).toBeVisible();
    await expect(page.goto(other)).rejects.toThrow(/net::ERR_/);

    await context.setOffline(false);
    await page.goto(link);
    await page.getByText('Cancel these tickets').click();
    await page.getByRole('button', { name: 'Yes, cancel all of them' }).click();
    await expect(page.getByText('These tickets are cancelled')).toBeVisible();
    await expect(page.getByRole('button', { name: /this device/ })).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByText('These tickets are cancelled')).toBeVisible();
    await context.setOffline(true);
    await expect(page.goto(link)).rejects.toThrow(/net::ERR_/);
    await context.close();
  },
);
