import type { CollectionSlug, Payload } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addPicture } from '../../../tests/support/pictures.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** Results of the admin's list and pickers, which both search with Payload's query. */
async function found(collection: CollectionSlug, search: string, locale: 'en' | 'am') {
  const collectionConfig = payload.collections[collection].config;
  const where = mergeListSearchAndWhere({ collectionConfig, search });
  const { docs } = await payload.find({ collection, where, locale, overrideAccess: true });
  return docs.map(({ id }) => id);
}

it('a picture is found by its description in either language, whatever language the form is in', async () => {
  const drum = await addPicture(payload, { alt: 'A girl with a drum' });
  await payload.update({ collection: 'media', id: drum.id, locale: 'am', data: { alt: 'ከበሮ የያዘች ልጅ' } });
  await addPicture(payload, { alt: 'A boy with a ball', name: 'drum.jpg' });
  for (const locale of ['en', 'am'] as const)
    for (const words of ['drum', 'ከበሮ'])
      expect(await found('media', words, locale), words).toEqual([drum.id]);
});

it('lists and pickers show pictures and films by description, not by file name', () => {
  for (const slug of ['media', 'films'] as const) {
    const { useAsTitle, defaultColumns } = payload.collections[slug].config.admin;
    expect([useAsTitle, defaultColumns?.[0], defaultColumns?.includes('filename')]).toEqual([
      'alt',
      'alt',
      false,
    ]);
  }
});
