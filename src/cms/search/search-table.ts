import { connectOnce } from '#platform/database/connect-once.ts';

/** Names the shape of the table and what is written into it: a new name has the index of every database made again. */
export const searchTableStep = 'search-entries-4';

/**
 * Derived from the content and never the last word: what a search finds is read again with access control. It holds no
 * text that can be read, only words. `seen_by`: `all` where the newest form of a document is the published one, else
 * `visitors` for the published one and `staff` for the newest.
 */
const table = `
  create schema if not exists search;
  drop table if exists search.entries;
  create table search.entries (
    kind text not null,
    document integer not null,
    locale text not null,
    seen_by text not null check (seen_by in ('all', 'visitors', 'staff')),
    day date,
    title tsvector not null,
    words tsvector not null,
    near tsvector not null,
    primary key (kind, document, locale, seen_by)
  );
  create index entries_words on search.entries using gin (words);
  create index entries_near on search.entries using gin (near);
  comment on table search.entries is
    'The words of content: what visitors see, and drafts above it for staff. Made again from the content at any time.';
`;

/** Creates the table of the search in the database at `url`, empty. */
export async function prepareSearchTable(url: string): Promise<void> {
  await connectOnce(url, client => client.query(table));
}
