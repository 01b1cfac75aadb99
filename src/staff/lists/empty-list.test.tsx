import type { PayloadRequest } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { adminComponents } from '#cms/admin-components.ts';
import config from '#config';
import { EmptyList } from './empty-list.tsx';

const { collections, routes } = await config;
/** All that have a line in the menu. There is always an account, or nobody could look at the list. */
const lists = collections.filter(
  ({ admin, slug }) => admin.group && admin.hidden !== true && slug !== 'staff',
);

const admin = { collection: 'staff', role: 'admin' } as PayloadRequest['user'];

type Shown = { language?: string; user?: unknown; data?: object; searchParams?: object; segments?: string[] };

function show(
  slug: string,
  { language = 'en', user = admin, data, searchParams = {}, segments }: Shown = {},
) {
  const of = collections.find(collection => collection.slug === slug);
  const i18n = {
    language,
    fallbackLanguage: 'en',
    t: (key: string, { label }: { label: string }) => `${key} ${label}`,
  };
  const props = {
    collectionConfig: of,
    collectionSlug: slug,
    data: { docs: [], totalDocs: 0, ...data },
    hasCreatePermission: user === admin,
    i18n,
    newDocumentURL: `/admin/collections/${slug}/create`,
    params: { segments: segments ?? ['collections', slug] },
    payload: { config: { routes } },
    searchParams,
    user,
  } as unknown as Parameters<typeof EmptyList>[0];
  return renderToStaticMarkup(<EmptyList {...props} />);
}

it('every list in the menu says in both languages what it lacks, with a drawing', () => {
  expect(lists.length).toBeGreaterThan(25);
  for (const { slug, admin: of } of lists) {
    expect(of.components?.beforeListTable, slug).toContain(adminComponents.EmptyList);
    const english = show(slug);
    expect(english, slug).toMatch(/<section class="empty (?!undefined)\w+" aria-label="[^"]+"><h2>[A-Z]/);
    const title = /<h2>([^<]+)</.exec(english)?.[1];
    expect(show(slug, { language: 'am' }), slug).not.toContain(title);
  }
});

it('an empty list names what is missing within a sentence, and leads to the form of the first one', () => {
  expect(show('posts')).toMatch(/<h2>No news posts yet<.*href="\/admin\/collections\/posts\/create">/s);
  expect(show('pdfs')).toContain('<h2>No PDFs yet<');
});

it('who may not write offers no form, and only admins are shown to the import of subscribers', () => {
  const reader = { collection: 'staff', role: 'author' };
  expect(show('posts', { user: reader })).not.toContain('href');
  expect(show('subscribers')).toContain('href="#import-a-list"');
  expect(show('subscribers', { user: { ...reader, role: 'editor' } })).not.toContain('href');
});

describe('a list without what was looked for', () => {
  it.each([
    ['a search', { searchParams: { search: 'zzz' } }],
    ['a filter', { searchParams: { where: { or: [] } } }],
    ['a page after the last', { data: { totalDocs: 3 } }],
  ])('offers the whole list after %s', (_what, shown) => {
    expect(show('posts', shown)).toMatch(/Nothing was found.*href="\/admin\/collections\/posts">Show all</s);
  });

  it('says that the bin is empty in the bin', () => {
    const bin = show('posts', { segments: ['collections', 'posts', 'trash'] });
    expect(bin).toContain('general:noTrashResults');
    expect(bin).not.toContain('href');
  });

  it('shows nothing while there are entries', () => {
    expect(show('posts', { data: { docs: [{ id: 1 }], totalDocs: 1 } })).toBe('');
  });
});
