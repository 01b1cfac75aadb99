import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT });

/** A field of each group of each form; the first group of an event has two, as one lies in a group of Payload. */
const fields: Record<string, string[]> = {
  posts: ['description', 'img', 'disc.occ', 'identifiable', 'slug'],
  projects: ['description', 'img', 'disc.par1', 'identifiable', 'slug'],
  stories: ['firstName', 'img', 'identifiable'],
  pages: ['colour', 'identifiable', 'slug'],
  events: [
    'dateTime.time',
    'state',
    'preHeading',
    'img',
    'location.name',
    'moreImg',
    'tickets.places',
    'disc.par1',
    'identifiable',
    'slug',
  ],
};

const findFirst = async (admin: AdminClient, collection: string) => {
  const { body } = await admin.send('GET', `/${collection}?limit=1&depth=0&draft=true&sort=id`);
  return (
    (body.docs as { id: number }[])[0]?.id ?? Number((await admin.create(collection, { title: 'Ours' })).id)
  );
};

for (const [collection, paths] of Object.entries(fields))
  test(`in the form of ${collection}, "Show" opens the closed group of a field and moves the focus into it`, async ({
    page,
    ownStack: { staffUrl, databaseUrl },
  }) => {
    const admin = await signInToAdmin({ staffUrl, databaseUrl });
    const id = await findFirst(admin, collection);
    await logIn(page, staffUrl);
    // Something to say about each group at once.
    await page.route('**/api/before-publishing/**', async route => {
      const answer = await (await route.fetch()).json();
      const might = paths.map(path => ({ path, message: `Look at ${path}.` }));
      await route.fulfill({ json: { ...answer, might } });
    });
    await page.goto(`${staffUrl}/admin/collections/${collection}/${id}?locale=en`);
    await expect(page.locator('form[data-form-ready="true"]').first()).toBeVisible();
    const groups = page.locator('.collection-edit details:has(> .render-fields)');
    for (const path of paths) {
      await groups.evaluateAll((all: HTMLDetailsElement[]) => {
        for (const group of all) group.open = false;
      });
      const field = page.locator(`#field-${path.replaceAll('.', '__')}`).first();
      await expect(field, path).toBeHidden();
      await page.getByRole('link', { name: `Show the field: Look at ${path}.` }).press('Enter');
      await expect(field, path).toBeVisible();
      await expect(page.locator(':focus'), path).toBeVisible();
      expect(
        await page.evaluate(path => {
          const id = `field-${path.replaceAll('.', '__')}`;
          const around = document.activeElement?.closest(`[id^="${id}"], .field-type:has([id^="${id}"])`);
          return around !== null && around !== undefined;
        }, path),
        `the focus is in ${path}`,
      ).toBe(true);
      await expect(groups.and(page.locator('[open]')), path).toHaveCount(1);
    }
    await groups.evaluateAll((all: HTMLDetailsElement[]) => {
      for (const group of all) group.open = true;
    });
    await expectNoAxeViolations(page, '.document-fields summary');
  });

test('an event whose tickets lack their number of places says so, and "Show" leads into the closed group', async ({
  page,
  ownStack: { staffUrl, databaseUrl },
}) => {
  const admin = await signInToAdmin({ staffUrl, databaseUrl });
  const { id } = await admin.create('events?draft=true', {
    heading: 'A fair with tickets',
    type: 'normal',
    tickets: { kinds: [{ name: 'Adult', seats: 1 }] },
  });
  await logIn(page, staffUrl);
  await page.goto(`${staffUrl}/admin/collections/events/${id}?locale=en`);
  const tickets = page.locator('details', { has: page.locator('#field-tickets') });
  // It has something in it, so it is open at first.
  await expect(page.locator('#field-tickets__places')).toBeVisible();
  await tickets.locator('> summary').press('Enter');
  await expect(page.locator('#field-tickets__places')).toBeHidden();
  await page.getByRole('link', { name: /Show the field: Write how many places there are/ }).click();
  await expect(page.locator('#field-tickets__places')).toBeFocused();
});

test('what only the old site asks for is out of sight in a new post, and a refused field opens its group', async ({
  page,
  ownStack: { staffUrl, databaseUrl },
}) => {
  await signInToAdmin({ staffUrl, databaseUrl });
  await logIn(page, staffUrl);
  await page.goto(`${staffUrl}/admin/collections/posts/create?locale=en`);
  await page.getByLabel(/^Heading/).fill('Nobody has said whom it is about');
  await expect(page.getByLabel(/^First paragraph/)).toBeHidden();
  const people = page.locator('details', { has: page.locator('#field-identifiable') });
  await people.locator('> summary').click();
  await expect(page.locator('#field-identifiable')).toBeHidden();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.locator('#field-identifiable')).toBeVisible();
});
