import type { FlattenedField, Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { addSpecimen } from '../../../tests/support/access-specimens.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { readFilm } from '../../../tests/support/films.ts';
import { writePdf } from '../../../tests/support/pdfs.ts';
import { drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { collectionRights, fieldRules, type Rights, ruledFields } from './access-table.ts';
import { ROLES } from './roles.ts';
import { listSystemFields } from './system-fields.ts';

let payload: Payload;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  payload = await openTestPayload();
  for (const role of ROLES) sessions.set(role, await signIn(payload, role));
});

const sessionHeaders = (role: string) => sessions.get(role)?.headers ?? {};

/** What no form asks for. */
const isHidden = ({ hidden, admin }: FlattenedField) =>
  hidden === true || Boolean(admin && 'hidden' in admin && admin.hidden) || admin?.readOnly === true;
const isStored = (field: FlattenedField) => !('virtual' in field && field.virtual);

/** Fields that no form asks for and that staff set all the same, each with its own way. */
const setByStaff = {
  _order: 'dragged in the list',
  deletedAt: 'the bin',
  focalX: 'the middle of a picture',
  focalY: 'the middle of a picture',
  noClaims: 'the question before publishing',
  name: 'of the only page: whatever is sent, its hook writes the name',
} as const;

/** What somebody would write into a field to see it stored. */
function otherThan(field: FlattenedField): unknown {
  switch (field.type) {
    case 'number':
      return 987_654;
    case 'date':
      return '2001-02-03T04:05:06.000Z';
    case 'checkbox':
      return true;
    case 'select': {
      const [first] = field.options;
      return typeof first === 'object' ? first.value : first;
    }
    case 'json':
      return { forged: 'forged' };
    case 'group':
      return Object.fromEntries(field.flattenedFields.map(inner => [inner.name, otherThan(inner)]));
    default:
      return 'data:image/png;base64,forged';
  }
}

const isNobodys = (rights: Rights | undefined, operation: string) =>
  rights?.[operation] !== undefined && Object.keys(rights[operation]).length === 0;
/** Collections that nobody writes from outside, which access.integration.test.ts tries. */
const closed = Object.entries(collectionRights).flatMap(([slug, rights]) =>
  isNobodys(rights, 'create') && isNobodys(rights, 'update') ? [slug] : [],
);
/** The fields that the access table gives to nobody. */
const withheld = (slug: string, operation: string) =>
  Object.entries(ruledFields[slug] ?? {}).flatMap(([name, rule]) =>
    isNobodys(fieldRules[rule], operation) ? [name] : [],
  );

/** What the collections ask for, all in one. */
const needed = {
  ...{ alt: 'A nurse', title: 'A title', heading: 'A heading', name: 'A name', who: 'A mother' },
  ...{ identifiable: 'no', uses: ['website'], role: 'author', password: 'a password for tests only' },
};
const fileByKind: Record<string, () => Buffer | Promise<Buffer>> = {
  media: () => drawPicture(),
  films: () => readFilm(),
  pdfs: () => writePdf(),
};
async function formWith(slug: string, words: object): Promise<FormData> {
  const body = new FormData();
  const bytes = await fileByKind[slug]?.();
  if (!bytes) throw new Error(`a file for ${slug} is missing here`);
  body.append('file', new Blob([new Uint8Array(bytes)]), 'Clinic');
  body.append('_payload', JSON.stringify(words));
  return body;
}

const marks = ['forged', '987654', '2001-02-0'];
/** Everything that the database holds about a document, also of its versions. */
const readStored = (slug: string) =>
  connectOnce(testDatabaseUrl(), async client => {
    const table = slug.replaceAll('-', '_');
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = 'public' and table_name = any($1)`,
      [[table, `${table}_locales`, `_${table}_v`, `_${table}_v_locales`]],
    );
    let text = '';
    for (const { name } of tables) {
      const { rows } = await client.query(`select row_to_json(t)::text as row from ${name} t`);
      text += rows.map(({ row }) => row).join('\n');
    }
    return text;
  });
const forgedIn = (text: string) => marks.filter(mark => text.includes(mark));

type Kind = { slug: string; flattenedFields: FlattenedField[]; upload?: unknown };
const forgery = (kind: Kind, operation: 'create' | 'update') => {
  const names = [...listSystemFields(kind), ...withheld(kind.slug, operation)];
  return Object.fromEntries(
    kind.flattenedFields
      .filter(({ name }) => names.includes(name))
      .map(field => [field.name, otherThan(field)]),
  );
};

describe('system fields', () => {
  it('every hidden field is a system field or has an access rule, except those that staff set in other ways', () => {
    const kinds: Kind[] = [...payload.config.collections, ...payload.config.globals];
    const missed = kinds.flatMap(kind => {
      const known = [...listSystemFields(kind), ...Object.keys(ruledFields[kind.slug] ?? {})];
      const isClosed = closed.includes(kind.slug);
      return kind.flattenedFields
        .filter(field => isHidden(field) && isStored(field) && !isClosed)
        .filter(({ name }) => !known.includes(name) && !Object.hasOwn(setByStaff, name))
        .map(({ name }) => `${kind.slug}.${name}`);
    });
    expect(missed).toEqual([]);
  });

  it.each(ROLES)(
    'the role %s cannot set a system field when it creates a document, in any collection',
    async role => {
      const forged: string[] = [];
      for (const config of payload.config.collections.filter(({ slug }) => !closed.includes(slug))) {
        const before = forgedIn(await readStored(config.slug));
        const email = `${role}-made@adey.test`;
        const words = { ...needed, email, ...forgery(config, 'create') };
        const body = config.upload ? await formWith(config.slug, words) : words;
        const query = config.versions ? '?draft=true' : '';
        await callApi('POST', `/${config.slug}${query}`, { headers: sessionHeaders(role), body });
        expect(before).toEqual([]);
        const found = forgedIn(await readStored(config.slug));
        if (found.length > 0) forged.push(`${config.slug}: ${found}`);
      }
      expect(forged).toEqual([]);
    },
  );

  it.each(ROLES)(
    'the role %s cannot change a system field of any collection, in one document or in bulk',
    async role => {
      const forged: string[] = [];
      for (const config of payload.config.collections.filter(({ slug }) => !closed.includes(slug))) {
        const { slug } = config;
        const owner = sessions.get(role)?.user ?? null;
        const id =
          (await addSpecimen(payload, slug, 'own', owner)) ??
          (await addSpecimen(payload, slug, 'closed', null));
        const body = forgery(config, 'update');
        const draft = config.versions ? 'draft=true' : '';
        for (const path of [`/${slug}/${id}`, `/${slug}/${id}?${draft}`, `/${slug}?where[id][equals]=${id}`])
          await callApi('PATCH', path, { headers: sessionHeaders(role), body });
        const found = forgedIn(await readStored(slug));
        if (found.length > 0) forged.push(`${slug}: ${found}`);
      }
      expect(forged).toEqual([]);
    },
  );

  it.each(ROLES)('the role %s cannot change a system field of any settings', async role => {
    for (const config of payload.config.globals) {
      await callApi('POST', `/globals/${config.slug}`, {
        headers: sessionHeaders(role),
        body: forgery(config, 'update'),
      });
      expect(forgedIn(await readStored(config.slug)), config.slug).toEqual([]);
    }
  });

  it('system fields are written by our own code, and the values that an author sends for them are ignored', async () => {
    const headers = sessionHeaders('author');
    const made = await callApi('POST', '/media', {
      headers,
      body: await formWith('media', { ...needed, blur: 'forged' }),
    });
    const { doc } = await made.json();
    expect(doc).toMatchObject({
      blur: expect.stringMatching(/^data:image\/webp;base64,/),
      begunBy: sessions.get('author')?.user.id,
      origin: expect.stringMatching(/^[0-9a-f-]{36}$/),
      mimeType: 'image/jpeg',
      width: 64,
    });
    const changed = await callApi('PATCH', `/media/${doc.id}`, {
      headers,
      body: { alt: 'Another', blur: 'x:/forged', width: 1, mimeType: 'text/html' },
    });
    const { blur, width, mimeType } = doc;
    expect((await changed.json()).doc).toMatchObject({ alt: 'Another', blur, width, mimeType });
  });
});
