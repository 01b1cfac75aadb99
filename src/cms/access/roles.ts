import type { PayloadRequest } from 'payload';
import { env } from '#platform/env.ts';
import { secondStepPolicy } from '#platform/passkeys/passkey.rules.ts';

/** The slug of the collection that holds staff accounts (cms/accounts). */
export const STAFF = 'staff';

/** The roles of staff accounts. Their rights are in access-table.ts. */
export const ROLES = ['admin', 'editor', 'publisher', 'author', 'bookkeeper', 'door'] as const;
export type Role = (typeof ROLES)[number];

type AccessRequest = { req: Pick<PayloadRequest, 'user'> };

function accountRole(user: unknown): Role | null {
  const account = user as { collection?: unknown; role?: unknown } | null | undefined;
  if (account?.collection !== STAFF) return null;
  return ROLES.find(role => role === account.role) ?? null;
}

/** Whether the account may only add a passkey so far: its role needs a second step, and it has none. */
export function awaitsSecondStep(user: unknown): boolean {
  const role = accountRole(user);
  if (role === null || !secondStepIsRequired(role)) return false;
  return (user as { secondStep?: unknown }).secondStep !== true;
}

/**
 * The caller's role; null for visitors and supporters, so that a new kind of account starts without rights, and for
 * staff who still have to add their second step.
 */
export const readRole = (user: unknown): Role | null => (awaitsSecondStep(user) ? null : accountRole(user));

export const isAdmin = ({ req }: AccessRequest): boolean => readRole(req.user) === 'admin';

/** Roles that handle content and personal data: messages, subscribers, consents. */
export const editorOrAdmin = ({ req }: AccessRequest): boolean => {
  const role = readRole(req.user);
  return role === 'admin' || role === 'editor';
};

/** The roles that may publish. */
export const MAY_PUBLISH: Role[] = ['admin', 'editor', 'publisher'];

/** Whether the caller may publish. */
export const mayPublish = ({ req }: AccessRequest): boolean =>
  editorOrAdmin({ req }) || readRole(req.user) === 'publisher';

/** Whether the caller is an author, who writes drafts for others to publish and sees only drafts and public content. */
export const isAuthor = ({ req }: AccessRequest): boolean => readRole(req.user) === 'author';

/** Whether the caller works on content; the access table says on which. */
export const worksOnContent = ({ req }: AccessRequest): boolean => mayPublish({ req }) || isAuthor({ req });

/** Whether the caller may open the admin. */
export const usesAdmin = ({ req }: AccessRequest): boolean => {
  const role = readRole(req.user);
  return role !== null && role !== 'door';
};

export const nobody = (): boolean => false;

/** Hides a collection from the menu. Access rules protect it; this only tidies the menu. */
export const hiddenUnlessAdmin = ({ user }: { user: unknown }): boolean => readRole(user) !== 'admin';

/** Set in `context` by reads for the site: the instant that counts as now, and the version that an approval link shows. */
export type SiteReadContext = { now?: Date; shownVersion?: { collection: string; version: number } };

/** Whether our own code reads for the site. The context of an HTTP request starts empty. */
export const readsForSite = (req: PayloadRequest): boolean =>
  (req.context as SiteReadContext).now instanceof Date;

/** Whether this is the version that the site shows to the person asked to approve it. */
export const isShownVersion = (req: PayloadRequest, collection: string, version: unknown): boolean => {
  const { shownVersion } = req.context as SiteReadContext;
  return (
    readsForSite(req) && shownVersion?.collection === collection && shownVersion.version === Number(version)
  );
};

/** Whether the settings require a second step of sign-in for this role. */
export function secondStepIsRequired(role: string | null): boolean {
  const asked = secondStepPolicy(env);
  return asked === 'everyone' || (asked === 'admins' && role === 'admin');
}
