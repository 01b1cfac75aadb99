import type { FlattenedField } from 'payload';
import { collectionRights } from '#cms/access/access-table.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { filledDocument, type Targets } from '../support/filled-document.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, only: 'earlier-versions' });

test.describe.configure({ timeout: 240_000 });

const kinds = Object.keys(collectionRights).filter(slug => collectionRights[slug]?.readVersions);

/** One document of each collection, for relations to point to. */
async function findTargets(admin: AdminClient, slugs: readonly string[]): Promise<Targets> {
  const found = slugs.map(async slug => {
    const { body } = await admin.send('GET', `/${slug}?limit=1&depth=0&sort=id`);
    return [slug, (body.docs as { id: number }[] | undefined)?.[0]?.id] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

test('an earlier version of every kind opens with each of its fields and blocks filled, in both languages, and comes back', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  const { default: config } = await import('#config');
  const { collections } = await config;
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  const targets = await findTargets(
    admin,
    collections.map(({ slug }) => slug),
  );
  await logIn(page, staffUrl);
  const complaints = consoleComplaints(page);
  const compared: string[] = [];
  for (const slug of kinds) {
    const id = targets[slug];
    const fields = collections.find(one => one.slug === slug)?.flattenedFields as FlattenedField[];
    if (id === undefined) continue;
    for (const words of ['Earlier', 'Later'])
      for (const locale of ['en', 'am']) {
        const data = filledDocument(fields, { targets, words: `${words} ${locale}` });
        const { status, body } = await admin.send(
          'PATCH',
          `/${slug}/${id}?draft=true&locale=${locale}&depth=0`,
          data,
        );
        expect(status, `${slug} ${locale}: ${JSON.stringify(body.errors ?? body)}`).toBe(200);
      }
    const listed = await admin.send(
      'GET',
      `/${slug}/versions?depth=0&limit=4&sort=-updatedAt&where[parent][equals]=${id}`,
    );
    const versions = listed.body.docs as { id: number }[];
    const earlier = versions[2]?.id ?? versions.at(-1)?.id;
    await page.goto(
      `${staffUrl}/admin/collections/${slug}/${id}/versions/${earlier}?localeCodes=["en","am"]`,
    );
    await expect(page.locator('.view-version'), slug).toContainText(/Earlier/, { timeout: 30_000 });
    expect(complaints, slug).toEqual([]);
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page, slug).toHaveURL(new RegExp(`/admin/collections/${slug}/${id}(\\?|$)`));
    const { body } = await admin.send('GET', `/${slug}/${id}?depth=0&draft=true&locale=all`);
    expect(JSON.stringify(body), slug).not.toContain('Later en');
    compared.push(slug);
  }
  expect(complaints).toEqual([]);
  expect(compared).toEqual(kinds);
});
