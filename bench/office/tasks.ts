import { expect, type Page } from '@playwright/test';
import type { AdminClient } from '../../tests/support/admin-client.ts';
import { giveByForm } from '../../tests/support/give-by-form.ts';
import { setUpGiving } from '../../tests/support/giving-setup.ts';
import { mailsIn } from '../../tests/support/outbox.ts';
import { takePhonePhoto } from '../../tests/support/phone-photo.ts';
import { untilCached } from '../../tests/support/seen-page.ts';
import { logIn } from '../../tests/support/staff-screens.ts';
import type { TestStack } from '../../tests/support/test-stack.ts';
import type { CountedPage } from './counted-page.ts';

/** The stack, and staff beside the person at the browser: they prepare what a task begins with. */
export type Office = TestStack & { admin: AdminClient };

type Task = (person: CountedPage, office: Office) => Promise<string>;

const shown = { timeout: 30_000 };
const today = () => new Date().toISOString().slice(0, 10);
const addPost = (admin: AdminClient, heading: string, more = {}) =>
  admin.create('posts', { heading, type: 'normal', postDate: today(), _status: 'published', ...more });
const formAddress = ({ staffUrl }: Office, collection: string, id: number) =>
  `${staffUrl}/admin/collections/${collection}/${id}?locale=en`;

/** The answer that nobody can be recognised in the document itself, which publishing waits for. */
const aboutNobody = (page: Page) => page.locator('label[for^="field-identifiable-no"]').first();

async function open({ page }: CountedPage, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible(shown);
}

/** The tasks by their names; each returns what can be seen afterwards, and throws when it cannot be done. */
export const tasks: Record<string, Task> = {
  async 'write a post with a picture and publish it'(person, office) {
    const { page } = person;
    await person.openForm(page.getByRole('link', { name: /^Write a news post/ }));
    await person.write(page.locator('#field-heading'), 'Cold boxes for Jimma');
    const story = page.locator('.rich-text-lexical [contenteditable="true"]').first();
    await person.press(story);
    await page.keyboard.type('Forty boxes left Addis Ababa on Tuesday.');
    await person.key('Enter');
    await page.keyboard.type('/picture');
    await person.press(page.getByRole('option', { name: 'Picture', exact: true }));
    const block = page.locator('[data-lexical-decorator]').first();
    await person.press(block.getByRole('button', { name: 'Create New' }));
    await page
      .locator('dialog input[type=file]')
      .last()
      .setInputFiles({
        name: 'cold-boxes.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from(await takePhonePhoto('#2f7f7a')),
      });
    // The button that chooses a file, and the file.
    person.presses += 2;
    await person.write(page.locator('#field-alt').last(), 'Cold boxes on a table');
    await person.press(page.locator('label[for^="field-identifiable-no"]').last());
    await person.save('Save');
    await person.press(aboutNobody(page));
    await person.save('Publish');
    await expect(async () => {
      await page.goto(`${office.siteUrl}/news/cold-boxes-for-jimma`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cold boxes for Jimma', {
        timeout: 2_000,
      });
    }).toPass(shown);
    return 'it is on the site';
  },

  async 'bring back an earlier version'(person, office) {
    const { id } = await addPost(office.admin, 'The right heading');
    await office.admin.update('posts', id, { heading: 'The wrong heading' });
    await open(person, formAddress(office, 'posts', id));
    const { page } = person;
    await person.press(page.getByRole('link', { name: /Versions/ }));
    await person.press(page.locator('table a[href*="/versions/"]').nth(1));
    await person.press(page.getByRole('button', { name: /^Restore/ }).first());
    await person.press(page.getByRole('dialog').getByRole('button', { name: 'Confirm' }));
    await expect(page.locator('#field-heading')).toHaveValue('The right heading', shown);
    return 'the form has the earlier words';
  },

  async 'see the page beside its form, on a phone'(person, office) {
    const { id } = await addPost(office.admin, 'Seen beside the form');
    await open(person, formAddress(office, 'posts', id));
    const { page } = person;
    await person.press(page.locator('#live-preview-toggler'));
    await expect(page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Seen beside the form',
      shown,
    );
    await person.button('Responsive');
    await person.button('Phone');
    return 'the very page of the site, at 390 px';
  },

  async 'delete a picture that a page uses, and undo it'(person, office) {
    const picture = await office.admin.upload(await takePhonePhoto('#a8543c'), {
      alt: 'A nurse at work',
      identifiable: 'no',
    });
    await addPost(office.admin, 'With a nurse', { img: picture.id });
    await open(person, formAddress(office, 'media', picture.id));
    const { page } = person;
    await person.press(page.locator('.doc-controls__popup button').first());
    await person.button('Delete…');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('list', { name: 'Used in' })).toContainText('With a nurse');
    await person.press(dialog.getByRole('button', { name: 'Delete', exact: true }));
    await person.button('Undo');
    await expect(page.getByText('It is put back.')).toBeVisible(shown);
    return 'told where it is used, and back again';
  },

  async 'publish tomorrow at nine'(person, office) {
    const { id } = await office.admin.create('posts?draft=true', { heading: 'For tomorrow', type: 'normal' });
    await open(person, formAddress(office, 'posts', id));
    const panel = person.page.getByRole('region', { name: 'Planned' });
    await person.press(panel.getByRole('button', { name: 'Publish later…' }));
    await person.press(panel.getByRole('button', { name: 'Publish later', exact: true }));
    await expect(panel.getByText(/Will be published on .*09:00, Addis Ababa/)).toBeVisible(shown);
    return 'planned, with the zone named';
  },

  async 'translate a heading beside the English'(person, office) {
    const { id } = await addPost(office.admin, 'Two languages in step');
    await open(person, `${formAddress(office, 'posts', id).split('?')[0]}?locale=am`);
    const { page } = person;
    await expect(page.locator('[data-translation]').first()).toContainText('Two languages in step', shown);
    await person.write(page.locator('#field-heading'), 'ሁለት ቋንቋዎች');
    await person.save('Publish changes');
    await expect(page.locator('#field-translation')).toContainText('Up to date', shown);
    return 'both languages in step';
  },

  async 'end a consent, and see what it hides'(person, office) {
    const consent = await office.admin.create('consents', {
      who: 'A mother',
      uses: ['website'],
      withdrawn: false,
    });
    const picture = await office.admin.upload(await takePhonePhoto('#d99a2b'), {
      alt: 'A child with a drum',
      identifiable: 'yes',
      consent: consent.id,
    });
    const { slug } = await addPost(office.admin, 'With a child', { img: picture.id });
    await open(person, formAddress(office, 'consents', consent.id));
    const { page } = person;
    await person.press(page.locator('#field-withdrawn'));
    await person.save('Save');
    await page.goto(`${office.staffUrl}/admin`);
    await expect(page.getByText('A child with a drum').first()).toBeVisible(shown);
    const html = await untilCached(office.siteUrl, `/news/${slug}`);
    expect(html).not.toContain(String(picture.filename).split('.')[0]);
    return 'gone from the site, and on the dashboard with where it stood';
  },

  async 'find a picture by what can be seen'(person) {
    const { page } = person;
    await person.press(page.getByRole('link', { name: 'Pictures', exact: true }).first());
    await person.write(page.getByPlaceholder(/Search/), 'nurse');
    await expect(page.getByRole('row', { name: /A nurse at work/ })).toBeVisible(shown);
    return 'found among the pictures';
  },

  async 'settle what two people saved'(person, office) {
    const { id } = await office.admin.create('posts?draft=true', {
      heading: 'A clinic opens',
      type: 'normal',
      description: 'As it began.',
    });
    await open(person, formAddress(office, 'posts', id));
    const { page } = person;
    await office.admin.send('PATCH', `/posts/${id}?draft=true`, { heading: 'Two clinics open' });
    await person.write(page.locator('#field-heading'), 'A clinic opens in Adama');
    const dialog = page.getByRole('dialog', { name: 'Saved in the meantime' });
    await expect(async () => {
      if (!(await dialog.isVisible())) await person.button('Save Draft');
      await expect(dialog).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await person.press(dialog.getByRole('group', { name: 'Heading' }).getByLabel('Yours'));
    await person.press(dialog.getByRole('button', { name: 'Use these in the form' }));
    await expect(page.locator('#field-heading')).toHaveValue('A clinic opens in Adama');
    return 'field by field, nothing lost';
  },

  async 'lose the line while writing'(person, office) {
    const { id } = await office.admin.create('posts?draft=true', {
      heading: 'Written on a train',
      type: 'normal',
    });
    await open(person, formAddress(office, 'posts', id));
    const { page } = person;
    await page.context().setOffline(true);
    await person.write(page.locator('#field-description'), 'Between two stations.');
    const line = page.locator('[data-autosave]');
    await expect(line).toContainText('Your text is kept on this device.', shown);
    await page.context().setOffline(false);
    await expect(line).toContainText('Saved a moment ago.', shown);
    await page.reload();
    await expect(page.locator('#field-description')).toHaveValue('Between two stations.', shown);
    return 'stored by itself once the line is back';
  },

  async 'make a page of our own'(person, office) {
    const { page } = person;
    await open(person, `${office.staffUrl}/admin/collections/pages/create`);
    await person.write(page.getByLabel(/^Title/), 'Give an hour');
    await person.button('Add Part');
    await person.press(page.getByRole('dialog').getByRole('button', { name: 'Giving', exact: true }));
    await person.press(aboutNobody(page));
    await person.save('Publish');
    await expect(async () => {
      await page.goto(`${office.siteUrl}/give-an-hour`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give an hour', { timeout: 2_000 });
    }).toPass(shown);
    return 'it is on the site, in both languages';
  },

  async 'ask a trustee to approve a draft'(person, office) {
    const { id } = await office.admin.create('posts?draft=true', {
      heading: 'For the board',
      type: 'normal',
      postDate: today(),
    });
    await open(person, formAddress(office, 'posts', id));
    const panel = person.page.getByRole('region', { name: 'Approval' });
    await person.press(panel.getByRole('button', { name: 'Ask for approval…' }));
    await person.write(panel.getByLabel('Their name'), 'Tsehay');
    await person.write(panel.getByLabel('Their email'), 'tsehay@example.org');
    await person.press(panel.getByRole('button', { name: 'Send the link' }));
    await expect(panel.getByText(/Tsehay was asked .* and can answer until/)).toBeVisible(shown);
    return 'asked, with the day until which the link works';
  },

  async 'invite a colleague'(person) {
    const { page } = person;
    await person.press(page.getByRole('link', { name: /^Invite a colleague/ }));
    await expect(page.getByRole('heading', { name: 'Invite a colleague' })).toBeVisible(shown);
    await person.write(page.getByLabel('Name'), 'Hanna');
    await person.write(page.getByLabel('Email'), 'hanna@example.org');
    await person.choose(page.getByLabel('Staff role'), 'editor');
    await person.button('Invite');
    await page.waitForURL(/collections\/staff\/\d+$/);
    const panel = page.getByRole('region', { name: 'Invitation' });
    await person.press(panel.getByRole('button', { name: 'Show a new link' }));
    await expect(panel.getByRole('textbox')).toHaveValue(/^http/, shown);
    return 'invited by a link, without a password typed for them';
  },

  async 'ask to publish, as an author'(person, office) {
    const { page } = person;
    const account = { email: 'author@example.org', password: 'four words of an author' };
    await office.admin.create('staff', { ...account, name: 'Hirut', role: 'author' });
    await logIn(page, office.staffUrl, account);
    await page.goto(`${office.staffUrl}/admin`);
    await person.openForm(page.getByRole('link', { name: /^Write a news post/ }));
    await person.write(page.locator('#field-heading'), 'A new fridge');
    await person.save('Save Draft');
    const panel = page.getByRole('region', { name: 'Ask to publish' });
    await person.press(panel.getByRole('button', { name: 'Ask to publish…' }));
    await person.press(panel.getByRole('button', { name: 'Ask to publish', exact: true }));
    await expect(panel.getByText(/It is waiting for somebody who may publish\.$/)).toBeVisible(shown);
    return 'it waits for those who may publish, who have a mail';
  },

  async 'give 20 euros on a phone'(person, office) {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      await page.goto(`${office.siteUrl}/donate`);
      await expect(page.getByRole('form', { name: 'Your gift' })).toBeVisible({ timeout: 1_000 });
    }).toPass(shown);
    await person.press(page.getByRole('radio', { name: /^EUR/ }));
    await person.write(page.getByLabel('Your amount'), '20');
    await person.button(/^Continue to payment/);
    await person.button('Pay');
    await person.press(page.getByRole('link', { name: 'Back to the charity' }));
    await expect(page.getByRole('heading', { name: 'Your gift has arrived' })).toBeVisible(shown);
    return 'thanked, with the gift arrived';
  },

  async 'give a gift back'(person, office) {
    const { page } = person;
    await giveByForm(page.request, { ...office, issuer: null }, 'en', 'pay');
    await person.press(page.getByRole('link', { name: 'Gifts', exact: true }).first());
    await person.press(page.getByRole('cell', { name: /^RF/ }).first().getByRole('link'));
    await person.write(page.getByLabel(/^Amount in/), '10');
    await person.write(page.getByLabel('Reason, without names'), 'Given by mistake');
    await person.button('Refund');
    await expect(page.getByText('The payment service has paid the refund out')).toBeVisible(shown);
    return 'paid out, with the reason in its history';
  },

  async 'book a bank statement'(person, office) {
    const { page } = person;
    await setUpGiving(
      { ...office, issuer: null },
      {
        bankAccounts: [
          { currency: 'EUR', holder: 'Adey', account: 'DE89 3704 0044 0532 0130 00', bank: 'Test Bank' },
        ],
      },
    );
    const rows = ['Date,Name,Details,Amount', '2026-11-03,Sara,For medicines,40.00', '2026-11-05,,Fee,-1.00'];
    await page.goto(`${office.staffUrl}/admin`);
    await person.press(page.getByRole('link', { name: 'Gifts', exact: true }).first());
    await person.press(page.getByRole('link', { name: 'Bank statements', exact: true }).first());
    await page.getByLabel('Statement as CAMT.053 or CSV').setInputFiles({
      name: 'november.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await person.button('Read the statement');
    await person.button('Import the statement');
    await person.choose(page.getByLabel('Decision about €40, booked on 2026-11-03'), {
      label: 'An unannounced gift',
    });
    await person.choose(page.getByLabel('Decision about -€1, booked on 2026-11-05'), {
      label: 'A bank charge',
    });
    await person.button('Apply these decisions');
    await expect(page.getByText('No line is waiting for a decision.')).toBeVisible(shown);
    return 'one gift and one charge in the books';
  },

  async 'end a monthly gift, as its giver'(person, office) {
    const { page } = person;
    const email = 'giver@example.org';
    await page.goto(`${office.siteUrl}/donate`);
    await page.getByRole('radio', { name: /^USD/ }).check();
    await page.getByLabel('Your amount').fill('25');
    await page.getByRole('radio', { name: /Monthly/ }).check();
    const form = page.getByRole('form', { name: 'Your gift' });
    await form.getByLabel('Name', { exact: true }).fill('Sara Tesfaye');
    await form.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the charity' }).click();
    await page.goto(`${office.siteUrl}/send/gifts`);
    await person.write(page.getByRole('main').getByLabel('Email'), email);
    await person.button('Send me the link');
    await expect(page.getByRole('heading', { name: 'Please check your inbox' })).toBeVisible(shown);
    const mail = (await mailsIn(office, email)).findLast(({ kind }) => kind === 'giver-link');
    await page.goto(String(mail?.data.link));
    const monthly = page.getByRole('region', { name: 'Your monthly gift' });
    await person.press(monthly.getByText('End this monthly gift'));
    await person.press(monthly.getByRole('button', { name: 'Yes, end it' }));
    await expect(page.getByRole('main').getByRole('status')).toContainText('has ended', shown);
    return 'ended, and confirmed by mail';
  },
};
