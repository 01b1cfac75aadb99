import type { PayloadRequest } from 'payload';
import { askedForSecondStep } from '#platform/env.schema.ts';
import { env } from '#platform/env.ts';

/** The slug of the collection that holds staff accounts (cms/accounts). */
export const STAFF = 'staff';

/** The roles of staff accounts. Their rights are in access-table.ts. */
export const ROLES = ['admin', 'editor', 'publisher', 'author', 'bookkeeper', 'door'] as const;
export type Role = (typeof ROLES)[number];

type AccessRequest = { req: Pick<PayloadRequest, 'user'> };

function roleOfAccount(user: unknown): Role | null {
  const account = user as { collection?: unknown; role?: unknown } | null | undefined;
  if (account?.collection !== STAFF) return null;
  return ROLES.find(role => role === account.role) ?? null;
}

/** Whether somebody may do nothing yet but add a passkey: their role needs a second step, and they have none. */
export function awaitsSecondStep(user: unknown): boolean {
  const role = roleOfAccount(user);
  if (role === null || !secondStepIsRequired(role)) return false;
  return (user as { secondStep?: unknown }).secondStep !== true;
}

/**
 * The caller's role; null for visitors and supporters, so that a new kind of account starts without rights, and for
 * staff who still have to add their second step.
 */
export const roleOf = (user: unknown): Role | null => (awaitsSecondStep(user) ? null : roleOfAccount(user));

export const isAdmin = ({ req }: AccessRequest): boolean => roleOf(req.user) === 'admin';

/** Those who look after content and people: messages, readers, consents. */
export const editorOrAdmin = ({ req }: AccessRequest): boolean => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};

/** The roles of those who decide what becomes public. */
export const MAY_PUBLISH: Role[] = ['admin', 'editor', 'publisher'];

/** Those who decide what becomes public. */
export const mayPublish = ({ req }: AccessRequest): boolean =>
  editorOrAdmin({ req }) || roleOf(req.user) === 'publisher';

/** Whether somebody writes drafts for others to publish, and sees no more than them and what is public. */
export const isAuthor = ({ req }: AccessRequest): boolean => roleOf(req.user) === 'author';

/** Those who work on content, each on what the access table gives them. */
export const worksOnContent = ({ req }: AccessRequest): boolean => mayPublish({ req }) || isAuthor({ req });

/** Those who may open the admin at all. */
export const usesAdmin = ({ req }: AccessRequest): boolean => {
  const role = roleOf(req.user);
  return role !== null && role !== 'door';
};

export const nobody = (): boolean => false;

/** Hides a collection from the menu; access rules protect it, this only tidies. */
export const hiddenUnlessAdmin = ({ user }: { user: unknown }): boolean => roleOf(user) !== 'admin';

/**
 * Set in `context` by each read for a page of the site: the instant that counts as now, and the one version that an
 * approval shows.
 */
export type SiteReadContext = { now?: Date; shownVersion?: { collection: string; version: number } };

/** Whether our own code reads for the site. A request over HTTP starts with an empty context. */
export const readsForSite = (req: PayloadRequest): boolean =>
  (req.context as SiteReadContext).now instanceof Date;

/** Whether this is the one version that the site shows to whoever was asked to approve it. */
export const isShownVersion = (req: PayloadRequest, collection: string, version: unknown): boolean => {
  const { shownVersion } = req.context as SiteReadContext;
  return (
    readsForSite(req) && shownVersion?.collection === collection && shownVersion.version === Number(version)
  );
};

/** Whether accounts of this role need a second step of signing in, by the setting. */
export function secondStepIsRequired(role: string | null): boolean {
  const asked = askedForSecondStep(env);
  return asked === 'everyone' || (asked === 'admins' && role === 'admin');
}
