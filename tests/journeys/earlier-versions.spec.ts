import { collectionRights, globalRights } from '#cms/access/access-table.ts';
import { type AdminClient, signInToAdmin } from '../support/admin-client.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { consoleComplaints } from '../support/console-complaints.ts';
import { filledDocument, type Targets } from '../support/filled-document.ts';
import { expect } from '../support/journey.ts';
import { logIn } from '../support/staff-screens.ts';
import { testOnStack } from '../support/test-on-stack.ts';

const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, only: 'earlier-versions' });

// Each kind is written, compared and restored in turn: two minutes on a quiet machine, more than four beside others.
test.describe.configure({ timeout: 480_000 });

const kinds = Object.keys(collectionRights).filter(slug => collectionRights[slug]?.readVersions);

/** One document of each collection, for relations to point to. */
async function findTargets(admin: AdminClient, slugs: readonly string[]): Promise<Targets> {
  const found = slugs.map(async slug => {
    const offered = slug === 'events' ? '&where[type][equals]=normal' : '';
    const { body } = await admin.send('GET', `/${slug}?limit=1&depth=0&sort=id${offered}`);
    return [slug, (body.docs as { id: number }[] | undefined)?.[0]?.id] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Where versions of a document are read and written, and its screen in the admin. */
type Versioned = { slug: string; method: string; write: string; versions: string; screen: string };

async function versioned(admin: AdminClient, targets: Targets): Promise<Versioned[]> {
  // An issue that was sent can no longer be written to, and the samples hold no page of some kinds.
  const fresh = { 'newsletter-issues': { subject: 'Not sent yet' } };
  const missing = kinds.filter(slug => targets[slug] === undefined).map(slug => [slug, {}] as const);
  const made: Record<string, number> = {};
  for (const [slug, data] of [...Object.entries(fresh), ...missing])
    made[slug] = (await admin.create(`${slug}?draft=true`, data)).id;
  const documents = kinds.map(slug => {
    const id = made[slug] ?? targets[slug];
    const versions = `/${slug}/versions?where[parent][equals]=${id}&`;
    return { slug, method: 'PATCH', write: `/${slug}/${id}`, versions, screen: `collections/${slug}/${id}` };
  });
  const globals = Object.keys(globalRights).map(slug => ({
    slug,
    method: 'POST',
    write: `/globals/${slug}`,
    versions: `/globals/${slug}/versions?`,
    screen: `globals/${slug}`,
  }));
  // Settings first: the menu offers only events of the type that the samples have.
  return [...globals, ...documents];
}

test('an earlier version of every document type opens with all fields filled in both languages, and is restored', async ({
  page,
  ownStack: { databaseUrl, staffUrl },
}) => {
  const { default: config } = await import('#config');
  const { collections, globals } = await config;
  const admin = await signInToAdmin({ databaseUrl, staffUrl });
  const targets = await findTargets(
    admin,
    collections.map(({ slug }) => slug),
  );
  await logIn(page, staffUrl);
  const complaints = consoleComplaints(page);
  for (const { slug, method, write, versions, screen } of await versioned(admin, targets)) {
    const { flattenedFields = [] } = [...collections, ...globals].find(one => one.slug === slug) ?? {};
    // Unlike the words of a first try, which would hide the difference.
    const attempt = test.info().retry;
    for (const words of [`Earlier ${attempt}`, `Later ${attempt}`])
      for (const locale of ['en', 'am']) {
        const data = filledDocument(flattenedFields, { targets, words: `${words} ${locale}` });
        const { status, body } = await admin.send(
          method,
          `${write}?draft=true&locale=${locale}&depth=0`,
          data,
        );
        expect(status, `${slug} ${locale}: ${JSON.stringify(body.errors ?? body)}`).toBe(200);
      }
    const { body: listed } = await admin.send('GET', `${versions}depth=0&limit=4&sort=-updatedAt`);
    const earlier = (listed.docs as { id: number }[]).at(2)?.id;
    await page.goto(`${staffUrl}/admin/${screen}/versions/${earlier}?localeCodes=["en","am"]`);
    await expect(page.locator('.view-version'), slug).toContainText(`Earlier ${attempt}`, {
      timeout: 30_000,
    });
    await expect(page.locator('.view-version pre'), slug).toHaveCount(0);
    const shown = await page.locator('.view-version').innerText();
    expect(shown, `${slug}: no JSON, and no document by its number`).not.toMatch(
      /[{[]\s*"|\[object|\bundefined\b|\bID: \d/,
    );
    expect(complaints, slug).toEqual([]);
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page, slug).toHaveURL(new RegExp(`/admin/${screen}(\\?|$)`));
    const { body } = await admin.send('GET', `${write}?depth=0&draft=true&locale=all`);
    expect(JSON.stringify(body), slug).not.toContain(`Later ${attempt} en`);
  }
  expect(complaints).toEqual([]);
});
