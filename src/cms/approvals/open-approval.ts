import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { editorOrAdmin, STAFF } from '#cms/access/roles.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { rowsOf } from '#platform/transaction.ts';
import { type ApprovalAnswer, type ApprovalState, approvalState } from './approval.rules.ts';
import { readApprovalLink } from './approval-link.ts';
import { titleIn } from './approval-version.ts';

/** What a link leads to: what is asked of whom, and where it stands. */
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
  /** Whose rights the draft is shown with; null once they may not see drafts any more. */
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

/** The approval that a link is for at `now`, in any state; null where we did not sign it or it is gone. */
export async function openApproval(
  payload: Payload,
  link: string | null,
  now: Date,
): Promise<OpenedApproval | null> {
  const read = readApprovalLink(link);
  if (!read) return null;
  const [row] = await rowsOf<Row>(
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
    viewer: editorOrAdmin({ req: { user } }) ? user : null,
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
 * The one version an open approval is for, with the rights of whoever asked; null where it is over, or the version, its
 * document or their rights are gone. Nothing else that is not public is read with them.
 */
export async function readShownVersion(
  payload: Payload,
  { collection, document, version, state, viewer }: OpenedApproval,
  now: Date,
): Promise<ShownVersion | null> {
  const slug = collection as CollectionSlug;
  if (state !== 'open' || !viewer || !Object.hasOwn(payload.collections, slug)) return null;
  const { custom } = payload.collections[slug].config;
  const context = { now };
  const asked = {
    collection: slug,
    overrideAccess: false,
    user: viewer,
    context,
    disableErrors: true,
  } as const;
  const [present, found] = await Promise.all([
    payload.findByID({ ...asked, id: document, depth: 0 }),
    payload.findVersionByID({ ...asked, id: String(version), depth: 1, locale: 'all' }),
  ]);
  if (!present || !found || Number(found.parent) !== document) return null;
  const shown = { ...(found.version as unknown as Record<string, unknown>), id: document };
  const address = (shown as { slug?: unknown }).slug;
  if (typeof address !== 'string' || typeof custom?.folder !== 'string') return null;
  return {
    collection,
    slug: address,
    path: `${custom.folder}/${encodeURIComponent(address)}`,
    title: titleIn(payload, collection, shown),
    document: shown,
  };
}
