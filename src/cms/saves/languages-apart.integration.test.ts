import type { CollectionSlug, Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';

// What is saved in Amharic is what somebody wrote in Amharic: where it is missing, the site falls back by itself, and a
// stored copy of the English would never be noticed again.

type Values = Record<string, unknown>;

let payload: Payload;
let admin: Session;
let tables: string[];
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
  admin = await signIn(payload, 'admin');
  const found = await sql<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = '_locale' and table_schema = 'public'`,
  );
  tables = found.map(({ name }) => name);
});

/** The Amharic texts of all content, by the table that stores them. */
async function amharic(): Promise<Values[]> {
  const inTable = (table: string) =>
    `select '${table}' as "table", words from (select jsonb_strip_nulls(to_jsonb(t) - array['id', '_locale', '_parent_id'])
      as words from "${table}" t where _locale = 'am') found where words <> '{}'`;
  return sql(tables.map(inTable).join(' union all '));
}
beforeEach(async () => {
  for (const table of tables) await sql(`delete from "${table}" where _locale = 'am'`);
});

async function call(method: string, path: string, body?: Values): Promise<Values> {
  const answer = await callApi(method, path, { headers: admin.headers, ...(body && { body }) });
  const reply = (await answer.json()) as Values;
  expect([answer.status, reply.errors ?? []], `${method} ${path}`).toEqual([200, []]);
  return reply;
}

/** Programs that call the admin's interface do not say that nothing may fall back; the forms do. */
const callers = { 'a form': '&fallback-locale=null', 'a program': '' };

describe('saves in Amharic', () => {
  for (const [caller, fallback] of Object.entries(callers))
    it(`a save in Amharic copies no English into settings and pages that exist once, when ${caller} saves what it read`, async () => {
      for (const { slug } of payload.config.globals) {
        const path = `/globals/${slug}?locale=am&depth=0`;
        const shown = await call('GET', `${path}&fallback-locale=null`);
        await call('POST', `${path}${fallback}`, caller === 'a form' ? shown : {});
        expect(await amharic(), slug).toEqual([]);
      }
    });

  it('a save in Amharic copies no English into any collection with drafts, however it is saved', async () => {
    const kinds = payload.config.collections.filter(
      ({ slug, versions }) => versions?.drafts && slug !== 'newsletter-issues',
    );
    for (const { slug } of kinds) {
      const { docs } = await payload.find({
        collection: slug as CollectionSlug,
        where: { _status: { equals: 'published' } },
        sort: 'id',
        depth: 0,
        limit: 1,
      });
      const id = docs[0]?.id;
      if (id === undefined) continue;
      const path = `/${slug}/${id}?locale=am&depth=0`;
      const version = `/${slug}/versions?where[parent][equals]=${id}&limit=1&depth=0`;
      await call('PATCH', `${path}&draft=true`, { _status: 'draft' });
      await call('PATCH', path, { _status: 'published' });
      await call('PATCH', `/${slug}?locale=am&where[id][in][]=${id}`, { _status: 'draft' });
      await call('POST', `/${slug}/${id}/duplicate?locale=am&draft=true`, {});
      const [before] = (await call('GET', version)).docs as { id: number }[];
      await call('POST', `/${slug}/versions/${before?.id}?locale=am&draft=true`);
      expect(await amharic(), slug).toEqual([]);
    }
  }, 480_000);

  it('a save in Amharic copies no English into pictures and newsletter issues', async () => {
    // An issue that was sent cannot change any more.
    const unsent = { _status: { equals: 'draft' } };
    for (const [slug, where, query, data] of [
      ['media', {}, '', { credit: 'Drawn by hand' }],
      ['newsletter-issues', unsent, '&draft=true', { _status: 'draft' }],
    ] as const) {
      const { docs } = await payload.find({ collection: slug, where, depth: 0, limit: 1 });
      await call('PATCH', `/${slug}/${docs[0]?.id}?locale=am&depth=0${query}`, data);
      expect(await amharic(), slug).toEqual([]);
    }
  });
});

describe('language of a form', () => {
  const refused = [
    ['en', 'am', /shows English texts and would have saved them as Amharic/],
    ['am', 'en', /shows Amharic texts and would have saved them as English/],
  ] as const;
  it.each(refused)(
    'a form that shows %s is refused when it would be saved as %s, by autosave or by hand',
    async (shown, saved, sentence) => {
      const { docs } = await payload.find({ collection: 'posts', depth: 0, limit: 1, draft: true });
      for (const [path, method] of [
        [`/posts/${docs[0]?.id}`, 'PATCH'],
        ['/globals/menu', 'POST'],
      ] as const) {
        const { lastSave } = await call('GET', `${path}?locale=${shown}&depth=0&draft=true`);
        const send = (locale: string, more = '') =>
          callApi(method, `${path}?locale=${locale}&depth=0&draft=true${more}`, {
            headers: admin.headers,
            body: { heading: 'ሰላም', lastSave },
          });
        for (const more of path.startsWith('/posts') ? ['', '&autosave=true'] : ['']) {
          const answer = await send(saved, more);
          expect([answer.status, (await answer.json()).errors[0].message]).toEqual([
            400,
            expect.stringMatching(sentence),
          ]);
        }
        expect((await send(shown)).status).toBe(200);
      }
    },
  );

  it('a form keeps its language after a save, and an invalid language name does not break a later save', async () => {
    const { docs } = await payload.find({ collection: 'posts', depth: 0, limit: 1, draft: true });
    const path = `/posts/${docs[0]?.id}?locale=am&depth=0&draft=true`;
    const { lastSave } = await call('GET', path);
    const { doc } = (await call('PATCH', path, { lastSave })) as { doc: Values };
    expect(doc.lastSave).toMatchObject({ locale: 'am', save: expect.any(Number) });
    for (const locale of ['all', "am'; drop table posts", 7, {}, ['am']])
      await call('PATCH', path, { lastSave: { ...(doc.lastSave as Values), locale } });
  });
});
