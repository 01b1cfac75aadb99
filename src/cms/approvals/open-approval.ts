import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload, SanitizedCollectionConfig, TypedUser } from 'payload';
import { STAFF, worksOnContent } from '#cms/access/roles.ts';
import type { AboutPeople } from '#cms/consents/consent.rules.ts';
import { hasValidConsent } from '#cms/consents/consent-gate.ts';
import { findOnlyPage } from '#cms/only-page.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { queryRows } from '#platform/transaction.ts';
import { type ApprovalAnswer, type ApprovalState, approvalState } from './approval.rules.ts';
import { readApprovalLink } from './approval-store.ts';
import { titleIn } from './approval-version.ts';

/** The approval that a link opens, and its state. */
export type OpenedApproval = {
  id: number;
  collection: string;
  document: number;
  version: number;
  note: string;
  name: string;
  asker: string | null;
  language: Locale;
  endsAt: Date;
  state: ApprovalState;
  words: string;
  /** The asker, with whose rights the draft is shown; null if they may no longer read drafts. */
  viewer: TypedUser | null;
};

type Row = {
  id: string;
  collection: string;
  document: number;
  version: number;
  note: string;
  name: string;
  language: string;
  ends_at: string | Date;
  withdrawn_at: string | Date | null;
  answer: ApprovalAnswer | null;
  words: string;
  asked_by: number;
  asker: string | null;
  role: string | null;
};

/** The approval that a link is for at `now`, in any state; null if we did not sign the link or the approval is deleted. */
export async function openApproval(
  payload: Payload,
  link: string | null,
  now: Date,
): Promise<OpenedApproval | null> {
  const read = readApprovalLink(link);
  if (!read) return null;
  const [row] = await queryRows<Row>(
    { payload },
    sql`select * from staff.open_approval(${read.id}, ${read.proof})`,
  );
  if (!row) return null;
  const { collection, document, version, note, name, asker, answer, words } = row;
  const [endsAt, withdrawnAt] = [new Date(row.ends_at), row.withdrawn_at ? new Date(row.withdrawn_at) : null];
  const user = {
    id: row.asked_by,
    collection: STAFF,
    role: row.role,
    secondStep: true,
  } as unknown as TypedUser;
  return {
    ...{ id: Number(row.id), collection, document, version, note, name, asker, words, endsAt },
    language: isLocale(row.language) ? row.language : 'en',
    state: approvalState({ answer, withdrawnAt, endsAt }, now),
    viewer: worksOnContent({ req: { user } }) ? user : null,
  };
}

/** The version that an approval shows, and where its page would be. */
export type ShownVersion = {
  readonly collection: string;
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly document: { id: number } & Record<string, unknown>;
};

/**
 * The version that an open approval is for, as visitors would see it at `now`: pictures of people without a valid consent are
 * left out, and a text about somebody without one is not shown at all. Null also if the approval is over, the version or its
 * document is deleted, or the asker may no longer read it.
 */
export async function readShownVersion(
  payload: Payload,
  { collection, document, version, state, viewer }: OpenedApproval,
  now: Date,
): Promise<ShownVersion | null> {
  const slug = collection as CollectionSlug;
  if (state !== 'open' || !viewer || !Object.hasOwn(payload.collections, slug)) return null;
  const { config } = payload.collections[slug];
  const id = String(version);
  const asked = { collection: slug, overrideAccess: false, disableErrors: true } as const;
  const asViewer = { ...asked, user: viewer, depth: 0, context: { now } };
  const asVisitor = { ...asked, depth: 1, context: { now, shownVersion: { collection, version } } };
  const [present, permitted, found] = await Promise.all([
    payload.findByID({ ...asViewer, id: document }),
    payload.findVersionByID({ ...asViewer, id }),
    payload.findVersionByID({ ...asVisitor, id, locale: 'all' }),
  ]);
  if (!present || Number(permitted?.parent) !== document || !found) return null;
  const about = permitted.version as unknown as AboutPeople;
  if (!(await hasValidConsent({ payload }, about, 'website', now))) return null;
  const shown: ShownVersion['document'] = {
    ...(found.version as unknown as Record<string, unknown>),
    id: document,
  };
  const page = findPage(config, shown);
  return page && { collection, ...page, title: titleIn(payload, collection, shown), document: shown };
}

/** The slug and path of a document's page; null if it has none. */
function findPage(
  config: SanitizedCollectionConfig,
  { slug }: ShownVersion['document'],
): Pick<ShownVersion, 'slug' | 'path'> | null {
  const only = findOnlyPage(config);
  if (only !== null) return { slug: '', path: only };
  const { folder } = config.custom;
  if (typeof slug !== 'string' || typeof folder !== 'string') return null;
  return { slug, path: `${folder}/${encodeURIComponent(slug)}` };
}
