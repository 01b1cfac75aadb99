import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Field,
  type PayloadRequest,
  type Where,
} from 'payload';
import { accessFor, fieldAccess } from '#cms/access/access-for.ts';
import { hiddenUnlessAdmin, type Role, STAFF, usesAdmin } from '#cms/access/roles.ts';
import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { nameField } from '#cms/fields/form-fields.ts';
import { logInfo } from '#platform/log.ts';
import { lockInTransaction } from '#platform/transaction.ts';
import { forgotPassword, notifyOfReset, notifyOldAddress } from './account-mails.ts';
import { FIRST_ACCOUNT_LOCK, firstAccountEndpoint } from './first-account.endpoint.ts';
import {
  invitationEndpoints,
  invitationField,
  invite,
  inviteWithoutPassword,
  revokeOldAddressLink,
} from './invitation.ts';
import { loginEndpoint, markReset, removeHeldSession, requireSecondStep } from './login.endpoint.ts';
import { claimResetToken, deleteUsedToken, refuseWeakPassword, storeTokenDigest } from './password.ts';
import { currentPasswordField, requireCurrentPassword } from './second-step/current-password.ts';
import { finishSignIn } from './second-step/finish-sign-in.endpoint.ts';
import {
  addPasskeyEndpoints,
  manageSecondStepEndpoints,
} from './second-step/manage-second-step.endpoints.ts';
import { deleteSecondStep, hasSecondStep } from './second-step/second-step-store.ts';
import {
  cookieStrategy,
  keepSessionsOnUpdate,
  lockAccount,
  lockRenewal,
  restoreSessionId,
} from './second-step/sessions.ts';
import { limitSignIn, rememberDevice } from './sign-in-limits.ts';

const LAST_ADMIN = 'This is the only admin. Make somebody else an admin first.';

async function refuseLastAdmin(req: Parameters<CollectionBeforeDeleteHook>[0]['req'], id: number | string) {
  await lockInTransaction(req, 'staff:admins');
  const others = await req.payload.count({
    collection: STAFF,
    where: { and: [{ role: { equals: 'admin' } }, { id: { not_equals: id } }] },
    overrideAccess: true,
    req,
  });
  if (others.totalDocs === 0) throw new APIError(LAST_ADMIN, 400, undefined, true);
}

/** Refuses to change the role of the only admin. */
const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const steppingDown = operation === 'update' && originalDoc?.role === 'admin' && data.role !== 'admin';
  if (steppingDown) await refuseLastAdmin(req, originalDoc.id);
  return data;
};

/** Refuses to delete the only admin. */
const keepAnAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = await req.payload.findByID({ collection: STAFF, id, depth: 0, overrideAccess: true, req });
  if (account.role === 'admin') await refuseLastAdmin(req, id);
};

/** Required once, by the form for the first account, the only one used without being signed in. Never stored. */
const setupCodeField: Field = {
  type: 'text',
  name: 'setupCode',
  label: 'Set-up code',
  virtual: true,
  defaultValue: ({ req }) => (!req.user && typeof req.query?.code === 'string' ? req.query.code : undefined),
  admin: {
    condition: (_data, _siblings, { user }) => !user,
    description: 'Shown in the terminal where the site was started. "npm run setup-code" makes a new one.',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    // Payload disables the input of a virtual field unless `readOnly` is false.
    readOnly: false,
  },
};

/**
 * Whether an account has a second step, read from its passkeys each time; roles.ts uses it for the signed-in account. In the
 * form it renders the section where passkeys are added and removed.
 */
const secondStepField: Field = {
  type: 'checkbox',
  name: 'secondStep',
  virtual: true,
  label: secondStepTexts.name,
  access: fieldAccess('signing in'),
  hooks: {
    afterRead: [({ originalDoc, data, req }) => hasSecondStep(req, Number(originalDoc?.id ?? data?.id))],
  },
  admin: {
    components: { Field: adminComponents.AccountSecondStep },
    condition: (_data, _siblings, { user }) => Boolean(user),
    disableBulkEdit: true,
    disableListFilter: true,
  },
};

/** Logs a sign-in by account id. Payload logs wrong passwords itself. */
const logStaffIn: CollectionAfterLoginHook = ({ req, user }) => {
  if (!req.context.isHeld) logInfo('signed in', { server: 'admin', way: 'password', account: user.id });
};

/** Logs a sign-out by account id. */
const logStaffOut: CollectionAfterLogoutHook = async ({ req }) => {
  // Locked as when renewing, because Payload then reads and rewrites all sessions of the account.
  if (req.user) await lockAccount(req, Number(req.user.id));
  restoreSessionId(req);
  logInfo('signed out', { server: 'admin', account: req.user?.id });
};

/** Everybody except admins reaches only their own account, to change name or password. */
const ownAccount = ({ user }: PayloadRequest): Where => ({ id: { equals: user?.id } });

const secondStepEndpoints = [finishSignIn, ...addPasskeyEndpoints, ...manageSecondStepEndpoints];

const EIGHT_HOURS_S = 8 * 60 * 60;
/**
 * Payload's lock reveals who has an account and lets anybody lock its owner out; sign-in-limits.ts replaces it.
 */
const NO_LOCK = 0;

export const roleOptions: { value: Role; label: string }[] = [
  { value: 'admin', label: 'Admin: everything, accounts and settings included' },
  { value: 'editor', label: 'Editor: content, pictures and consent records' },
  { value: 'publisher', label: 'Publisher: corrects and publishes what others wrote' },
  { value: 'author', label: 'Author: writes drafts for others to publish' },
  { value: 'bookkeeper', label: 'Bookkeeper: gifts and the books, no content' },
  { value: 'door', label: 'Door: checks tickets in at events' },
];

/** The first account always becomes an admin. Over HTTP it needs a set-up code (first-account.endpoint.ts). */
const firstIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  await lockInTransaction(req, FIRST_ACCOUNT_LOCK);
  const { totalDocs } = await req.payload.count({ collection: STAFF, overrideAccess: true, req });
  return totalDocs === 0 ? { ...data, role: 'admin' } : data;
};

const role: Field = {
  type: 'select',
  name: 'role',
  label: 'Staff role',
  required: true,
  defaultValue: 'editor',
  saveToJWT: true,
  options: roleOptions,
  access: fieldAccess('role'),
  admin: { components: { Field: adminComponents.RoleField } },
};

export const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'Amharic' },
];

const language: Field = {
  type: 'select',
  name: 'language',
  label: 'Mail language',
  defaultValue: 'en',
  options: languageOptions,
  admin: { description: 'The language of the mails admins get when something is wrong.' },
};

const hooks: CollectionConfig['hooks'] = {
  beforeOperation: [
    inviteWithoutPassword,
    lockRenewal,
    keepSessionsOnUpdate,
    markReset,
    claimResetToken,
    limitSignIn,
    requireCurrentPassword,
    refuseWeakPassword,
  ],
  beforeChange: [firstIsAdmin, keepAnAdmin, revokeOldAddressLink, storeTokenDigest],
  afterChange: [invite, notifyOldAddress],
  afterOperation: [notifyOfReset, removeHeldSession],
  beforeDelete: [keepAnAdminOnDelete],
  afterDelete: [({ req, id }) => deleteSecondStep(req, Number(id))],
  beforeLogin: [deleteUsedToken, requireSecondStep],
  afterLogin: [logStaffIn, rememberDevice],
  afterLogout: [logStaffOut],
};

/** Staff accounts; visitors and supporters have none of these. Cookies are secure over HTTPS. */
export const staffAccounts = (secure: boolean): CollectionConfig => ({
  slug: STAFF,
  labels: { singular: 'Staff account', plural: 'Staff accounts' },
  auth: {
    tokenExpiration: EIGHT_HOURS_S,
    maxLoginAttempts: NO_LOCK,
    cookies: { sameSite: 'Lax', secure },
    removeTokenFromResponses: true,
    strategies: [cookieStrategy],
    forgotPassword,
  },
  endpoints: [firstAccountEndpoint, loginEndpoint, ...invitationEndpoints, ...secondStepEndpoints],
  access: {
    admin: usesAdmin,
    ...accessFor(STAFF, { own: ownAccount }),
  },
  admin: {
    group: adminGroups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'invitation', 'secondStep'],
    description: 'Who may work here, and in which role.',
    hidden: hiddenUnlessAdmin,
    components: {
      views: {
        invite: { Component: adminComponents.InvitePage, path: '/create', exact: true },
      },
    },
  },
  fields: [
    nameField({ type: 'text', name: 'name', label: 'Name', required: true }),
    role,
    language,
    setupCodeField,
    currentPasswordField,
    invitationField,
    secondStepField,
  ],
  hooks,
});
