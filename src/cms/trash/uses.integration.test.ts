import type { CollectionSlug, FlattenedField, Payload, TypedUser } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { canPointTo, findUses, listLinks } from './find-uses.ts';

let payload: Payload;
let editor: TypedUser;
let width = 70;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = (await signIn(payload, 'editor')).user as TypedUser;
});

const newPicture = async (data = {}) =>
  addPicture(payload, { bytes: await drawPicture({ width: ++width }), ...data });
const listUses = (id: number, collection = 'media', user = editor) =>
  findUses({ payload }, user, { collection, ids: [id] });
const listTitles = async (id: number, collection?: string) =>
  (await listUses(id, collection)).uses.map(({ kind, title }) => `${kind}: ${title}`);

const TARGET = 4711;

/** One value for each way in which a field can refer to a document in `collection`. */
function valuesPointing(field: FlattenedField, collection: string): unknown[] {
  const localized = (value: unknown) =>
    'localized' in field && field.localized ? [{ en: null, am: value }] : [value];
  const within = (fields: readonly FlattenedField[]) =>
    fields.flatMap(inner => valuesPointing(inner, collection).map(value => ({ [inner.name]: value })));
  switch (field.type) {
    case 'upload':
    case 'relationship': {
      if (!canPointTo(field, collection)) return [];
      const link = Array.isArray(field.relationTo) ? { relationTo: collection, value: TARGET } : TARGET;
      return localized(field.hasMany ? [1, link] : link);
    }
    case 'richText':
      return localized({
        root: {
          children: [
            { type: 'paragraph', children: [{ fields: { doc: { relationTo: collection, value: TARGET } } }] },
          ],
        },
      });
    case 'group':
    case 'tab':
      return within(field.flattenedFields).flatMap(localized);
    case 'array':
      return within(field.flattenedFields).flatMap(row => localized([{}, row]));
    case 'blocks':
      return field.blocks.flatMap(({ slug, flattenedFields }) =>
        within(flattenedFields).flatMap(row => localized([{ blockType: slug, ...row }])),
      );
    default:
      return [];
  }
}

describe('findUses', () => {
  it('findUses covers every field of every collection and all settings that can refer to something', () => {
    const kinds = [...payload.config.collections, ...payload.config.globals];
    const tried: string[] = [];
    for (const target of payload.config.collections.filter(({ trash }) => trash))
      for (const { slug, flattenedFields } of kinds)
        for (const field of flattenedFields)
          for (const value of valuesPointing(field, target.slug)) {
            const path = `${slug}.${field.name} to ${target.slug}`;
            tried.push(path);
            expect(canPointTo(field, target.slug), path).toBe(true);
            expect(listLinks([field], { [field.name]: value }), path).toContainEqual({
              collection: target.slug,
              id: TARGET,
            });
          }
    for (const path of [
      'posts.img to media',
      'events.moreImg to media',
      'newsletter-issues.parts to media',
      'newsletter-issues.parts to posts',
      'media.consent to consents',
      'films.still to media',
      'posts.body to pdfs',
      'pdfs.consent to consents',
    ])
      expect(tried).toContain(path);
  });

  it('findUses names kinds, settings and untitled documents in the language of the reader', async () => {
    const { id } = await newPicture();
    const data = { heading: '', type: 'normal' as const, img: id };
    const post = await payload.create({ collection: 'posts', data, draft: true });
    const home = { heroPicture: id, _status: 'draft' as const };
    await payload.create({ collection: 'home', data: home, draft: true });
    const namesIn = async (language: string) =>
      (await findUses({ payload, i18n: { language } }, editor, { collection: 'media', ids: [id] })).uses.map(
        ({ kind, title }) => `${kind}: ${title}`,
      );
    expect(await namesIn('en')).toEqual([`News post: Number ${post.id}`, 'Home page: Home page']);
    expect(await namesIn('am')).toEqual([`ዜና: ቁጥር ${post.id}`, 'መነሻ ገጽ: መነሻ ገጽ']);
  });

  it('findUses names a published post, one that uses a document in its draft, and one that drops it in its draft', async () => {
    const { id } = await newPicture();
    const other = await newPicture();
    const post = (heading: string, img: number) =>
      payload.create({
        collection: 'posts',
        data: { heading, type: 'normal', postDate: '2026-11-20', img, _status: 'published' },
      });
    await post('Published with it', id);
    const drafted = await post('Draft with it', other.id);
    const dropped = await post('Draft without it', id);
    const save = (document: number, img: number) =>
      payload.update({ collection: 'posts', id: document, data: { img }, draft: true });
    await save(drafted.id, id);
    await save(dropped.id, other.id);
    expect(await listTitles(id)).toEqual([
      'News post: Published with it',
      'News post: Draft with it',
      'News post: Draft without it',
    ]);
    const { uses } = await listUses(id);
    expect(uses[1]?.href).toBe(`/admin/collections/posts/${drafted.id}`);
  });

  it('findUses names pictures by their description, and newsletter issues that use them', async () => {
    const consent = await addConsent(payload);
    const { id } = await newPicture({ identifiable: 'yes', consent: consent.id, alt: 'A girl with a drum' });
    expect(await listTitles(consent.id, 'consents')).toEqual(['Picture: A girl with a drum']);
    await payload.create({
      collection: 'newsletter-issues',
      draft: true,
      data: { subject: 'Three clinics', parts: [{ blockType: 'picture', img: id }] } as never,
    });
    expect(await listTitles(id)).toEqual(['Newsletter issue: Three clinics']);
  });

  it('findUses leaves out binned content, and counts what the reader may not open', async () => {
    const { id } = await newPicture();
    const story = await payload.create({
      collection: 'team-members' as CollectionSlug,
      data: { name: 'Medical director', img: id } as never,
      draft: true,
    });
    const ticketStaff = (await signIn(payload, 'door')).user as TypedUser;
    expect(await listUses(id, 'media', ticketStaff)).toEqual({ uses: [], hidden: 1 });
    await payload.update({
      collection: 'team-members' as CollectionSlug,
      id: story.id,
      data: { deletedAt: new Date().toISOString() } as never,
    });
    expect(await listUses(id)).toEqual({ uses: [], hidden: 0 });
  });
});
