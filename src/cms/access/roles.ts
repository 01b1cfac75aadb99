import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** The slug of the collection that holds staff accounts (cms/accounts). */
export const STAFF = 'staff';

/** What a staff account may be. Each later right is given to roles here and in the rules beside this file. */
export const ROLES = ['admin', 'editor', 'door'] as const;
export type Role = (typeof ROLES)[number];

type Asker = { req: Pick<PayloadRequest, 'user'> };

/** The role of whoever asks; null for visitors and supporters, so that a new kind of account starts with nothing. */
export function roleOf(user: unknown): Role | null {
  const account = user as { collection?: unknown; role?: unknown } | null | undefined;
  if (account?.collection !== STAFF) return null;
  return ROLES.find(role => role === account.role) ?? null;
}

/** Admins: everything. */
export const isAdmin = ({ req }: Asker): boolean => roleOf(req.user) === 'admin';

/** Those who write: content and consent records. */
export const editorOrAdmin = ({ req }: Asker): boolean => {
  const role = roleOf(req.user);
  return role === 'admin' || role === 'editor';
};

export const anyone = (): boolean => true;
export const nobody = (): boolean => false;

/** Field rule: only admins see or change it. */
export const adminField: FieldAccess = ({ req }) => isAdmin({ req });

/** Field rule: only those who write see it, such as the consent behind a picture. */
export const editorField: FieldAccess = ({ req }) => editorOrAdmin({ req });

/** Hides a collection from the menu of those who may not use it; access rules protect it, this only tidies. */
export const hiddenUnlessAdmin = ({ user }: { user: unknown }): boolean => roleOf(user) !== 'admin';

/** Visitors read what is published, those who write read drafts too (`_status` is Payload's). */
export const publishedOrStaff: Access = ({ req }) =>
  editorOrAdmin({ req }) || { _status: { equals: 'published' } };

/** What every content collection grants; consent adds its gate to `read` (cms/consents). */
export const contentAccess = {
  create: editorOrAdmin,
  read: publishedOrStaff,
  readVersions: editorOrAdmin,
  update: editorOrAdmin,
  delete: editorOrAdmin,
  unlock: editorOrAdmin,
};
