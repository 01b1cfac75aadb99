import { sql } from '@payloadcms/db-postgres/drizzle';
import {
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { labelIn } from '#cms/language/translate.ts';
import { findTitle } from '#cms/trash/find-uses.ts';
import { wordsIn } from '#core/search-words.ts';
import { isStatementTimeout, readWithTimeout } from '#platform/database/cms-pool.ts';
import { logWarning } from '#platform/log.ts';
import { exactMatch, type Match, matchedEntries, nearMatch } from './search-index.ts';
import { isIndexedKind } from './search-kinds.rules.ts';

/** A document that the caller may open. */
export type StaffResult = { kind: string; title: string; state: 'draft' | 'published' | null; href: string };

const longestQuestion = 120;
const mostWords = 8;
const mostCandidates = 60;
const mostShown = 20;
const mostRecords = 4;
const shortestName = 2;
/** The timeout of each of the two statements, longer than for visitors, because staff are trusted. */
const statementMs = 500;

/**
 * Collections that are searched directly in these fields. Personal data is not copied into the index, so that erasing the
 * record is enough.
 */
const records: readonly (readonly [CollectionSlug, readonly string[]])[] = [
  ['consents', ['who', 'about']],
  ['messages', ['name', 'email', 'message']],
  ['subscribers', ['name', 'email']],
  ['staff', ['name', 'email']],
];

type Found = { kind: string; document: number };

/** The matching documents that `user` may read, drafts included, best first; then records of people. Labels in the language of `req`. */
async function searchForStaff(req: PayloadRequest, user: TypedUser, typed: string): Promise<StaffResult[]> {
  const asked = [...typed]
    .slice(0, longestQuestion)
    .join('')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  const words = [...new Set(wordsIn(asked, mostWords).map(({ word }) => word))];
  if (words.length === 0) return [];
  const exact = await candidates(req, exactMatch(words));
  const near = exact.length === 0 ? await candidates(req, nearMatch(words)) : [];
  const [content, people] = await Promise.all([
    readable(req, user, [...exact, ...near]),
    findRecords(req, user, asked),
  ]);
  return [...content.slice(0, mostShown), ...people];
}

/** Searches both languages, because staff write in one and look for the other. */
async function candidates(req: PayloadRequest, match: Match | null): Promise<Found[]> {
  if (!match) return [];
  const rows = await readWithTimeout<Found>(
    req.payload,
    statementMs,
    sql`with ${matchedEntries(match)}
      select kind, document from matched
      where seen_by in ('all', 'staff')
      group by kind, document
      order by bool_or(title @@ query) desc, max(ts_rank(words, query, 1)) desc, max(day) desc nulls last, kind, document
      limit ${mostCandidates}`,
  );
  return rows.filter(row => isIndexedKind(row.kind));
}

/** The documents among these that `user` may read, in the same order. */
async function readable(
  req: PayloadRequest,
  user: TypedUser,
  found: readonly Found[],
): Promise<StaffResult[]> {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  const read = await Promise.all(
    kinds.map(async kind => {
      const ids = found.filter(row => row.kind === kind).map(({ document }) => document);
      const where = { id: { in: ids } };
      return [kind, await readAs(req, user, kind as CollectionSlug, where, mostCandidates)] as const;
    }),
  );
  const results = new Map(read.flatMap(([kind, rows]) => rows.map(row => [`${kind} ${row.id}`, row.result])));
  return found.flatMap(({ kind, document }) => results.get(`${kind} ${document}`) ?? []);
}

async function findRecords(req: PayloadRequest, user: TypedUser, asked: string): Promise<StaffResult[]> {
  if ([...asked].length < shortestName) return [];
  const found = await Promise.all(
    records.map(([collection, fields]) =>
      readAs(
        req,
        user,
        collection,
        { or: fields.map(field => ({ [field]: { contains: asked } })) },
        mostRecords,
      ),
    ),
  );
  return found.flat().map(({ result }) => result);
}

/** The documents of a collection that `user` may read; empty where they may not read it at all. */
async function readAs(
  { payload, i18n }: PayloadRequest,
  user: TypedUser,
  collection: CollectionSlug,
  where: Where,
  limit: number,
): Promise<{ id: number; result: StaffResult }[]> {
  const { config } = payload.collections[collection];
  const { access, labels, versions } = config;
  const mayRead = await access.read({ req: { user, payload, context: {} } as PayloadRequest });
  if (mayRead === false) return [];
  const { docs } = await payload.find({
    collection,
    where,
    limit,
    draft: Boolean(versions?.drafts),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  });
  return (docs as unknown as ({ id: number; _status?: string } & Record<string, unknown>)[]).map(
    document => ({
      id: document.id,
      result: {
        kind: labelIn(labels.singular, i18n.language),
        title: findTitle(document, config, i18n.language),
        state: document._status === 'draft' || document._status === 'published' ? document._status : null,
        href: `${payload.config.routes.admin}/collections/${collection}/${document.id}`,
      },
    }),
  );
}

/** `GET /api/search?q=` of the admin. */
export const staffSearchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: async req => {
    const headers = { 'cache-control': 'no-store' };
    if (!editorOrAdmin({ req }) || !req.user) throw new Forbidden(req.t);
    const typed = req.searchParams.get('q') ?? '';
    try {
      return Response.json({ results: await searchForStaff(req, req.user, typed) }, { headers });
    } catch (error) {
      if (!isStatementTimeout(error)) throw error;
      logWarning('search took too long', { staff: true });
      return Response.json({ results: [], isSlow: true }, { headers });
    }
  },
};
