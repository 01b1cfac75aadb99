import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { applyMigrations } from '#platform/database/migrate.ts';
import { migrations } from '#platform/database/migrations/index.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { runNode } from '../../../scripts/terminal/run-node.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { getHomePage } from './home-page.queries.ts';
import { isUsualHome } from './home-sections.rules.ts';

const asDocument = migrations.findIndex(({ name }) => name.endsWith('_home_page_as_a_document'));

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(async () => {
  await run('drop schema public cascade; create schema public');
  await applyMigrations(payload, databaseUrl(), migrations.slice(0, asDocument));
});

const run = (text: string) => connectOnce(databaseUrl(), client => client.query(text));
const upgrade = () => applyMigrations(payload, databaseUrl(), migrations);
const on = (locale: 'en' | 'am') => createRenderContext({ locale, now: new Date('2026-11-26T09:00:00Z') });
const versions = async () => {
  const { docs } = await payload.findVersions({ collection: 'home', sort: 'id', locale: 'all' });
  return docs.map(({ parent, latest, version }) => ({ parent, latest, version }));
};
const words = (text: string) =>
  JSON.stringify({
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
  });

/** The home page as it was stored while it was settings: published, changed once, with a draft above. */
const settings = `
  insert into media (id, identifiable, filename) values (7, 'no', 'hill.jpg');
  insert into home (id, hero_picture_id, identifiable, _status, updated_at, created_at)
    values (3, 7, 'no', 'published', '2026-11-25T10:00:00Z', '2026-11-24T10:00:00Z');
  insert into home_locales (hero_title, hero_sentence, _locale, _parent_id)
    values ('A warm winter', 'Blankets for all.', 'en', 3), ('ሞቃት ክረምት', null, 'am', 3);
  insert into home_blocks_section (_order, _parent_id, _path, id, section, shown)
    values (1, 3, 'blocks', 'a', 'stories', true), (3, 3, 'blocks', 'c', 'booking', false);
  insert into home_blocks_words (_order, _parent_id, _path, id) values (2, 3, 'blocks', 'b');
  insert into home_blocks_words_locales (text, _locale, _parent_id)
    values ('${words('Give an hour.')}', 'en', 'b'), ('${words('አንድ ሰዓት ይስጡ።')}', 'am', 'b');
  insert into payload_locked_documents (global_slug) values ('home'), ('menu');
`;
const ofVersions = `
  insert into _home_v (id, version_hero_picture_id, version_identifiable, version__status, version_updated_at,
      version_created_at, created_at, updated_at, latest)
    values (11, null, 'no', 'published', '2026-11-24T10:00:00Z', '2026-11-24T10:00:00Z', '2026-11-24T10:00:00Z', '2026-11-24T10:00:00Z', null),
      (12, null, 'no', 'draft', '2026-11-25T11:00:00Z', '2026-11-24T10:00:00Z', '2026-11-25T11:00:00Z', '2026-11-25T11:00:00Z', true);
  insert into _home_v_locales (version_hero_title, _locale, _parent_id)
    values ('A winter', 'en', 11), ('A cold winter', 'en', 12), ('ቀዝቃዛ ክረምት', 'am', 12);
  insert into _home_v_blocks_section (_order, _parent_id, _path, section, shown, _uuid)
    values (1, 12, 'version.blocks', 'mission', false, 'm');
  insert into _home_v_blocks_words (_order, _parent_id, _path, id, _uuid) values (2, 12, 'version.blocks', 5, 'w');
  insert into _home_v_blocks_words_locales (text, _locale, _parent_id)
    values ('${words('Give a day.')}', 'en', 5), ('${words('አንድ ቀን ይስጡ።')}', 'am', 5);
`;

it('a home page that staff published is one document with its words, picture and parts in both languages', async () => {
  await run(settings + ofVersions);
  await upgrade();
  const { docs } = await payload.find({ collection: 'home', locale: 'all', depth: 0 });
  expect(docs).toMatchObject([
    {
      id: 3,
      _status: 'published',
      name: 'Home page',
      heroTitle: { en: 'A warm winter', am: 'ሞቃት ክረምት' },
      heroPicture: 7,
      createdAt: '2026-11-24T10:00:00.000Z',
      updatedAt: '2026-11-25T10:00:00.000Z',
      blocks: [
        { blockType: 'section', section: 'stories', shown: true },
        {
          blockType: 'words',
          text: { en: JSON.parse(words('Give an hour.')), am: JSON.parse(words('አንድ ሰዓት ይስጡ።')) },
        },
        { blockType: 'section', section: 'booking', shown: false },
      ],
    },
  ]);
  expect((await getHomePage(on('en'))).sentence.text).toBe('Blankets for all.');
  expect((await getHomePage(on('am'))).title.text).toBe('ሞቃት ክረምት');
  expect((await run('select global_slug from payload_locked_documents')).rows).toEqual([
    { global_slug: 'menu' },
  ]);
});

it('its versions belong to the document, and its draft is what staff go on with', async () => {
  await run(settings + ofVersions);
  await upgrade();
  expect(await versions()).toMatchObject([
    { parent: 3, version: { heroTitle: { en: 'A winter' }, _status: 'published' } },
    {
      parent: 3,
      latest: true,
      version: { heroTitle: { en: 'A cold winter', am: 'ቀዝቃዛ ክረምት' }, _status: 'draft' },
    },
  ]);
  const draft = await payload.findByID({ collection: 'home', id: 3, draft: true, locale: 'am' });
  expect([draft.heroTitle, draft.blocks?.map(({ blockType }) => blockType)]).toEqual([
    'ቀዝቃዛ ክረምት',
    ['section', 'words'],
  ]);
  await payload.update({ collection: 'home', id: 3, data: { _status: 'published' }, locale: 'en' });
  expect((await getHomePage(on('am'))).title.text).toBe('ቀዝቃዛ ክረምት');
  await payload.restoreVersion({ collection: 'home', id: '11' });
  expect((await getHomePage(on('en'))).title.text).toBe('A winter');
});

it('staff find it by its words right after the upgrade', async () => {
  await run(settings + ofVersions);
  const prepare = ['scripts/database/prepare.ts', 'migrations', '--without-backup'];
  const { code, output } = await runNode(prepare, { STATEMENT_SECONDS: '0' });
  expect(code, output).toBe(0);
  const found = await run(
    "select document from search.entries where kind = 'home' and words @@ 'cold'::tsquery",
  );
  expect(found.rows).toEqual([{ document: 3 }]);
});

it('a home page that was only a draft becomes a draft, which visitors do not see', async () => {
  await run(ofVersions);
  await upgrade();
  const { docs } = await payload.find({ collection: 'home', locale: 'all', draft: false, depth: 0 });
  expect(docs).toMatchObject([{ _status: 'draft', heroTitle: { en: 'A cold winter', am: 'ቀዝቃዛ ክረምት' } }]);
  expect((await versions()).map(({ parent }) => parent)).toEqual([docs[0]?.id, docs[0]?.id]);
  const { title, placed } = await getHomePage(on('en'));
  expect([title.text, isUsualHome(placed)]).toEqual(['', true]);
});

it('where nothing was stored there is no document, and the site is as it came', async () => {
  await upgrade();
  expect((await payload.find({ collection: 'home', draft: true })).docs).toEqual([]);
  expect(isUsualHome((await getHomePage(on('en'))).placed)).toBe(true);
});
