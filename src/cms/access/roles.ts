import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** The slug of the collection that holds staff accounts (cms/accounts). */
export const STAFF = 'staff';

/** The roles of staff accounts. New rights are given to roles here and in the rules beside this file. */
export const ROLES = ['admin', 'editor', 'door'] as const;
export type Role = (typeof ROLES)[number];

type AccessRequest = { req: Pick<PayloadRequest, 'user'> };

/** The caller's role; null for visitors and supporters, so that a new kind of account starts without rights. */
export function roleOf(user: unknown): Role | null {
  const account = user as { collection?: unknown; role?: unknown } | null | undefined;
  if (account?.collection !== STAFF) return null;
  return ROLES.find(role => role === account.role) ?? null;
}

export const isAdmin = ({ req }: AccessRequest): boolean => roleOf(req.user) === 'admin';

/** Those who write content and consent records. */
export const editorOrAdmin = ({ req }: AccessRequest): boolean => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};

export const anyone = (): boolean => true;
export const nobody = (): boolean => false;

/** Field rule: only admins read or change it. */
export const adminField: FieldAccess = ({ req }) => isAdmin({ req });

/** Field rule: only editors and admins read it, such as the consent behind a picture. */
export const editorField: FieldAccess = ({ req }) => editorOrAdmin({ req });

/** Hides a collection from the menu; access rules protect it, this only tidies. */
export const hiddenUnlessAdmin = ({ user }: { user: unknown }): boolean => roleOf(user) !== 'admin';

/** Visitors read what is published; editors and admins read drafts too (`_status` is Payload's). */
export const publishedOrStaff: Access = ({ req }) =>
  editorOrAdmin({ req }) || { _status: { equals: 'published' } };

/** What every content collection grants; consent restricts `read` further (cms/consents). */
export const contentAccess = {
  create: editorOrAdmin,
  read: publishedOrStaff,
  readVersions: editorOrAdmin,
  update: editorOrAdmin,
  delete: editorOrAdmin,
  unlock: editorOrAdmin,
};
