import { expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';

/** A long text whose only words are a link to this address. */
function textWithLink(url: string) {
  const element = { version: 1, direction: null, format: '', indent: 0 } as const;
  const words = { type: 'text', version: 1, text: 'more', detail: 0, format: 0, mode: 'normal', style: '' };
  const fields = { url, linkType: 'custom' };
  const link = { ...element, type: 'link', id: '6b0be61f41c03050038dfe41', fields, children: [words] };
  const paragraph = { ...element, type: 'paragraph', textFormat: 0, textStyle: '', children: [link] };
  return { root: { ...element, type: 'root' as const, children: [paragraph] } };
}

const draft = { _status: 'draft', draft: true } as const;
const published = { _status: 'published', draft: false } as const;

it.each([
  ['example.org/more?from=adey', 'https://example.org/more?from=adey', [draft, published]],
  ['https://example.org/more', 'https://example.org/more', [draft, published]],
  ['/news', '/news', [published]],
])('the link %s in a text is stored as %s, as a draft and published', async (typed, stored, ways) => {
  const payload = await openTestPayload();
  const { id } = await payload.create({
    collection: 'posts',
    draft: true,
    data: { heading: typed, type: 'normal' } as never,
  });
  for (const { draft: isDraft, _status } of ways) {
    const data = { body: textWithLink(typed), identifiable: 'no', _status } as never;
    const saved = await payload.update({ collection: 'posts', id, draft: isDraft, data });
    expect(JSON.stringify(saved.body)).toContain(`"url":"${stored}"`);
  }
});
