import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { askedKeys } from '#core/search-keys.ts';

/** Finds rows of search.entries: `where` may name `query`, which also ranks what was found. */
export type Match = { query: SQL; where: SQL };

/** Words and the signs before sounds hold nothing to escape. */
const lexemes = (keys: readonly string[]) => keys.map(key => `'${key}'`).join(' | ');

/** Where a word may stand: as written or begun, as a stem, or by its sound. */
function exactly(word: string): SQL {
  const keys = askedKeys(word).exact;
  const written = [`'${word}':*`, ...(keys.length > 0 ? [lexemes(keys)] : [])].join(' | ');
  return sql`(${written}::tsquery || plainto_tsquery('english', ${word}))`;
}

/** Documents with every one of some folded words. */
export function exactMatch(words: readonly string[]): Match {
  return { query: sql.join(words.map(exactly), sql` && `), where: sql`words @@ query` };
}

/** Documents with every word or, in title and introduction, one that is spelled or sounds nearly alike. */
export function nearMatch(words: readonly string[]): Match | null {
  const nearKeys = words.map(word => askedKeys(word).near);
  if (nearKeys.every(keys => keys.length === 0)) return null;
  const each = words.map((word, at) => {
    const keys = nearKeys[at] ?? [];
    const asWritten = sql`words @@ ${exactly(word)}`;
    return keys.length > 0 ? sql`(${asWritten} or near @@ ${lexemes(keys)}::tsquery)` : asWritten;
  });
  return { query: sql.join(words.map(exactly), sql` || `), where: sql.join(each, sql` and `) };
}

/**
 * The entries that match, as `matched` with the columns of search.entries and `query`. Everything else is asked of these:
 * the database would rather look up the language in another index and compare every entry with the words.
 */
export function matchedEntries({ query, where }: Match): SQL {
  return sql`asked as materialized (select ${query} as query),
    matched as materialized (select entries.*, query from search.entries, asked where ${where})`;
}
