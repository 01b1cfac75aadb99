import type { Page, Route } from '@playwright/test';

/** A stack that limits neither subscriptions nor signing in by mail, for journeys that post for real. */
export const openToMany = {
  samples: true,
  withoutStaff: true,
  settings: {
    SUBSCRIBE_PER_NETWORK: '100000',
    SUBSCRIBE_PER_ADDRESS: '100000',
    SUBSCRIBE_WITHOUT_PROOF: '100000',
    SIGN_IN_PER_NETWORK: '1000',
    SIGN_IN_MAILS_PER_ADDRESS: '100',
  },
};

let people = 0;

/** An address used only once in this run. */
export function freshEmail(): string {
  people += 1;
  return `person-${process.pid}-${Date.now()}-${people}@example.org`;
}

/** The form in the section above the footer, with everything a journey checks. */
export function subscribeForm(page: Page, within = '#subscribe') {
  const form = page.locator(`${within} form[data-subscribe]`);
  return {
    form,
    name: form.locator('[name=name]'),
    email: form.locator('[name=email]'),
    join: form.getByRole('button', { name: /^(Join|ይቀላቀሉ)$/ }),
    missing: form.locator('[data-subscribe-missing]'),
    error: (field: 'name' | 'email') =>
      form.locator(`[data-field-error][id$="-${field}-error"] [data-field-message]`),
    async fill(name = 'Abeba Bekele', email = freshEmail()): Promise<void> {
      await form.locator('[name=name]').fill(name);
      await form.locator('[name=email]').fill(email);
    },
  };
}

/** The result dialog and its parts. */
export function resultDialog(page: Page) {
  const dialog = page.locator('#subscription');
  return {
    dialog,
    heading: dialog.getByRole('heading', { name: /^(Subscription Request|የመመዝገብ ጥያቄ)$/ }),
    type: dialog.locator('[data-subscription-type]'),
    message: dialog.locator('[data-subscription-message]'),
    welcome: dialog.locator('[data-subscription-welcome]'),
    starters: dialog.getByRole('navigation').getByRole('link'),
    again: dialog.getByRole('button', { name: 'Try again' }),
    close: dialog.getByRole('button', { name: /^(Close|ይዝጉ)$/ }),
  };
}

/** The journey itself responds to both subscribe calls of the page, and sees what was sent. */
export async function serveEndpoints(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const sent: string[] = [];
  await page.route(/\/api\/(addSubscriber|adey\/subscribe)$/, async route => {
    sent.push(route.request().postData() ?? '');
    await answer(route);
  });
  return sent;
}
