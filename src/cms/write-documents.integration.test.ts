import { createLocalReq } from 'payload';
import { expect, it } from 'vitest';
import { openTestPayload } from '../../tests/support/database.ts';
import { body, paragraph, text } from '../../tests/support/rich-text.ts';
import { prepareDocument, type Wanted } from './write-documents.ts';

it('an import without long texts leaves those of both languages unchanged', async () => {
  const payload = await openTestPayload();
  const english = body(paragraph(text('Good news.')));
  const amharic = body(paragraph(text('መልካም ዜና።')));
  const data = { heading: 'A morning', type: 'normal', body: english, _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'posts', data });
  await payload.update({ collection: 'posts', id, locale: 'am', data: { heading: 'ጠዋት', body: amharic } });
  const stored = await payload.db.findOne<NonNullable<Wanted['stored']>>({
    collection: 'posts',
    where: { id: { equals: id } },
  });
  const facts = { type: 'normal', _status: 'published' };
  for (const words of [
    { en: { heading: 'Another morning' }, am: null },
    { en: { heading: 'Another morning' }, am: { heading: 'ሌላ ጠዋት' } },
    { en: null, am: { heading: 'ሌላ ጠዋት' } },
  ]) {
    const req = await createLocalReq({}, payload);
    const prepared = await prepareDocument(req, payload.collections.posts.config, {
      stored,
      facts,
      ...words,
    });
    expect(prepared).toMatchObject({ ok: true, value: { body: { en: english, am: amharic } } });
  }
});
