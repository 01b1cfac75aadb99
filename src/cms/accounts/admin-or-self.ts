import type { Access } from 'payload';
import { editorOrAdmin, isAdmin } from '#cms/access/roles.ts';

/** Admins reach every account; an editor only their own, to change name or password; the role "door" none. */
export const adminOrSelf: Access = ({ req }) => {
  if (isAdmin({ req })) return true;
  return editorOrAdmin({ req }) && req.user ? { id: { equals: req.user.id } } : false;
};
