import type { Access, FieldAccess, PayloadRequest, Where } from 'payload';
import { secondStepIsRequired } from './second-step-setting.ts';

/** The slug of the collection that holds staff accounts (cms/accounts). */
export const STAFF = 'staff';

/** The roles of staff accounts. New rights are given to roles here and in the rules beside this file. */
export const ROLES = ['admin', 'editor', 'door'] as const;
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

/** Those who write content and consent records. */
export const editorOrAdmin = ({ req }: AccessRequest): boolean => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};

export const nobody = (): boolean => false;

/** Field rule: only admins read or change it. */
export const adminField: FieldAccess = ({ req }) => isAdmin({ req });

/** Field rule: only editors and admins read it, such as the consent behind a picture. */
export const editorField: FieldAccess = ({ req }) => editorOrAdmin({ req });

/** Hides a collection from the menu; access rules protect it, this only tidies. */
export const hiddenUnlessAdmin = ({ user }: { user: unknown }): boolean => roleOf(user) !== 'admin';

/** Set in `context` by each read for a page of the site: the instant that counts as now. */
export type SiteReadContext = { now?: Date };

/** Whether our own code reads for the site. A request over HTTP starts with an empty context. */
const readsForSite = (req: PayloadRequest): boolean => (req.context as SiteReadContext).now instanceof Date;

/**
 * Editors and admins read everything, the site reads what visitors may see, and nobody else reads anything: the admin
 * gives a stranger no published document either, because only the site knows what of it may be shown where.
 */
export const siteOrWriters =
  (visitorsSee: (req: PayloadRequest) => Where | true): Access =>
  ({ req }) =>
    editorOrAdmin({ req }) || (readsForSite(req) && visitorsSee(req));

/** Visitors see what is published; editors and admins read drafts too (`_status` is Payload's). */
export const publishedOrWriters = siteOrWriters(() => ({ _status: { equals: 'published' } }));

/** What every content collection grants; consent restricts `read` further (cms/consents). */
export const contentAccess = {
  create: editorOrAdmin,
  read: publishedOrWriters,
  readVersions: editorOrAdmin,
  update: editorOrAdmin,
  delete: editorOrAdmin,
  unlock: editorOrAdmin,
};

/** What the libraries of pictures and films grant beside `read`: they have no versions, and drafts are of no use there. */
export const libraryAccess = {
  create: editorOrAdmin,
  update: editorOrAdmin,
  delete: editorOrAdmin,
  unlock: editorOrAdmin,
};
