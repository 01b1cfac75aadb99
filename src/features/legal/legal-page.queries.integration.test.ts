import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRenderContext } from '#platform/render-context.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { findLegalPage } from './legal-page.queries.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

async function pageAt(slug: string, locale: 'en' | 'am') {
  const found = await findLegalPage(
    createRenderContext({ locale, now: new Date('2026-11-20T09:00:00Z') }),
    slug,
  );
  if (!found || 'movedTo' in found) throw new Error(`No legal page at ${slug}`);
  return found;
}

describe('legal page queries', () => {
  it('legal pages have the same sections in both languages, with anchors in the page’s language', async () => {
    const english = await pageAt('privacy', 'en');
    const amharic = await pageAt('privacy', 'am');
    expect(amharic.sections).toHaveLength(english.sections.length);
    expect(english.sections[0]).toMatchObject({
      anchor: 'who-is-responsible',
      heading: { text: 'Who is responsible' },
    });
    expect(amharic.sections[0]).toMatchObject({ anchor: 'ኃላፊው-ማን-ነው', heading: { text: 'ኃላፊው ማን ነው' } });
    for (const { text } of amharic.sections) expect(text.lang).toBeUndefined();
    expect(amharic.translated).toBe(true);
  });

  it('an untranslated legal page shows when it took effect and changed, and marks its English text', async () => {
    await payload.create({
      collection: 'legal-pages',
      data: {
        title: 'Imprint',
        validFrom: '2026-02-01',
        sections: [{ heading: 'Address', text: 'Sample street 1' }],
        _status: 'published',
      },
    });
    const imprint = await pageAt('imprint', 'am');
    expect(imprint).toMatchObject({
      validFrom: '2026-02-01',
      changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      translated: false,
      sections: [{ heading: { text: 'Address', lang: 'en' } }],
    });
  });
});
