import {
  type Access,
  type AccessResult,
  type CollectionSlug,
  docAccessOperation,
  type FieldAccess,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload';
import { ownValue } from '#core/own-value.ts';
import type { MailArea } from '#platform/mail/mail-areas.ts';
import {
  collectionRights,
  type DonationRight,
  donationRights,
  type FieldRule,
  type FigureRight,
  fieldRules,
  figureRights,
  findRight,
  globalRights,
  type MeetingRight,
  mailRights,
  meetingRights,
  type Right,
  type Row,
  type SignedFormRight,
  signedFormRights,
  type TicketRight,
  ticketRights,
} from './access-table.ts';
import { createdBy } from './created-by.ts';
import { isAuthor, isShownVersion, ROLES, type Role, readRole, readsForSite } from './roles.ts';

type Operation = 'create' | 'read' | 'readVersions' | 'update' | 'delete' | 'unlock';
type Condition = (req: PayloadRequest) => Where | boolean;
/** `data`: the values sent; undefined when the admin only asks which buttons to show. */
type FurtherCondition = (req: PayloadRequest, data?: unknown) => AccessResult | Promise<AccessResult>;

type Conditions = {
  /** Narrows "public" in the table: which documents the site may show to visitors. */
  shown?: Condition;
  /** Narrows "own" in the table. */
  own?: (req: PayloadRequest, operation: Operation) => Where | boolean;
  /** A further condition after the table, such as that an issue has not been sent yet. */
  only?: Partial<Record<Operation, FurtherCondition>>;
};

const allowEither = (shown: Where | boolean, other: Where): Where | boolean => {
  if (typeof shown === 'boolean') return shown || other;
  return { or: [shown, other] };
};
const isPublished: Condition = () => ({ _status: { equals: 'published' } });

/** Documents in the bin are never shown, whatever `shown` says. */
function outsideBin(shown: Where | boolean): Where | boolean {
  const condition: Where = { deletedAt: { exists: false } };
  if (typeof shown === 'boolean') return shown && condition;
  return { and: [shown, condition] };
}

/** Moving a document to the bin also checks the right to delete, with `deletedAt` set. */
const isForBin = (operation: Operation, data: unknown) =>
  operation === 'delete' && Boolean((data as { deletedAt?: unknown } | undefined)?.deletedAt);

/** Authors never publish, neither a new document nor an existing one. */
const isRefusedPublishing = (operation: Operation, data: unknown, req: PayloadRequest) =>
  (operation === 'create' || operation === 'update') &&
  isAuthor({ req }) &&
  (data as { _status?: unknown } | undefined)?._status === 'published';

const callersRight = (row: Row, req: PayloadRequest) =>
  findRight(row, readRole(req.user) ?? (readsForSite(req) ? 'site' : 'visitor'));

/** In a preview, staff read what visitors see and what their own role may read. */
function rightToRead(row: Row, req: PayloadRequest): Right {
  const right = callersRight(row, req);
  const onSite = findRight(row, 'site');
  if (!readsForSite(req) || onSite === 'no' || onSite === right) return right;
  if (right === 'no') return onSite;
  return [onSite, right].includes('yes') ? 'yes' : 'public or own';
}

/**
 * Builds the access rules of a collection or global from its rows in the access table, the only place that grants rights.
 * An operation without a row is refused to everybody.
 * @throws Error where the table has no rows for `slug`
 */
export function accessFor(slug: string, { shown = isPublished, own, only = {} }: Conditions = {}) {
  const rights = ownValue(collectionRights, slug) ?? ownValue(globalRights, slug);
  if (!rights) throw new Error(`The access table has no rows for "${slug}".`);
  const rule =
    (operation: Operation): Access =>
    ({ req, data, id }) => {
      if (operation === 'readVersions' && !req.user && isShownVersion(req, slug, id)) return true;
      const row = rights.trash && isForBin(operation, data) ? rights.trash : rights[operation];
      const right = (operation === 'read' ? rightToRead : callersRight)(row ?? {}, req);
      const visible = () => (rights.trash ? outsideBin(shown(req)) : shown(req));
      if (right === 'public') return visible();
      if (right === 'public or own') return allowEither(visible(), createdBy(req));
      if (isRefusedPublishing(operation, data, req)) return false;
      if (right === 'own' && operation === 'readVersions') return createdBy(req, 'version.begunBy');
      if (right === 'own') return own?.(req, operation) ?? false;
      return right === 'yes' && (only[operation]?.(req, data) ?? true);
    };
  return {
    create: rule('create'),
    read: rule('read'),
    readVersions: rule('readVersions'),
    update: rule('update'),
    delete: rule('delete'),
    unlock: rule('unlock'),
  };
}

/** Whether the caller may see this part of the donations desk, or use this endpoint. */
export const mayUseDonations = ({ user }: Pick<PayloadRequest, 'user'>, what: DonationRight): boolean =>
  findRight(donationRights[what], readRole(user) ?? 'visitor') === 'yes';

/** The roles with this right to donations. */
export const rolesWithDonationRight = (what: DonationRight): Role[] =>
  ROLES.filter(role => findRight(donationRights[what], role) === 'yes');

/** Whether the caller may read consent records. Calls without a user come from our own code, which may. */
export const mayReadConsents = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  !user || findRight(collectionRights.consents?.read ?? {}, readRole(user) ?? 'visitor') === 'yes';

/** The areas whose mails the caller may read. */
export const readableMailAreas = ({ user }: Pick<PayloadRequest, 'user'>): MailArea[] =>
  (Object.keys(mailRights) as MailArea[]).filter(
    area => findRight(mailRights[area], readRole(user) ?? 'visitor') === 'yes',
  );

/** Whether the caller may use this endpoint of the signed forms. */
export const mayUseSignedForms = ({ user }: Pick<PayloadRequest, 'user'>, what: SignedFormRight): boolean =>
  findRight(signedFormRights[what], readRole(user) ?? 'visitor') === 'yes';

/** Whether the caller may see the figures, or use this endpoint of theirs. */
export const mayUseFigures = ({ user }: Pick<PayloadRequest, 'user'>, what: FigureRight): boolean =>
  findRight(figureRights[what], readRole(user) ?? 'visitor') === 'yes';

/** Whether the caller may see the meetings with visitors, or use this endpoint. */
export const mayUseMeetings = ({ user }: Pick<PayloadRequest, 'user'>, what: MeetingRight): boolean =>
  findRight(meetingRights[what], readRole(user) ?? 'visitor') === 'yes';

/** Whether the caller may see who comes to an event, or use this endpoint. */
export const mayUseTickets = ({ user }: Pick<PayloadRequest, 'user'>, what: TicketRight): boolean =>
  findRight(ticketRights[what], readRole(user) ?? 'visitor') === 'yes';

/** Anyone who may change a sample may clear the mark to keep it. */
const mayKeep = (rule: FieldRule, operation: string, doc: unknown) =>
  rule === 'sample' && operation === 'update' && (doc as { sample?: unknown } | undefined)?.sample === true;

/** Builds the access rules of a field that has rights of its own. */
export function fieldAccess(rule: FieldRule): {
  create?: FieldAccess;
  read?: FieldAccess;
  update?: FieldAccess;
} {
  const rules = Object.entries(fieldRules[rule]).map(([operation, row]) => {
    const isAllowed: FieldAccess = ({ req, doc }) =>
      callersRight(row, req) === 'yes' || mayKeep(rule, operation, doc);
    return [operation, isAllowed];
  });
  return Object.fromEntries(rules);
}

type Query = { where: Where; limit: number; draft?: boolean; sort?: string; depth?: number };

/** A document of any collection. */
type ReadDocument = { id: number } & Record<string, unknown>;

/** The documents of one collection that `user` may read, for lists over many collections; empty if there are none. */
export async function findReadable(
  { payload, user }: { payload: Payload; user: TypedUser },
  slug: string,
  query: Query,
): Promise<ReadDocument[]> {
  const { docs } = await payload.find({
    depth: 0,
    ...query,
    collection: slug as CollectionSlug,
    pagination: false,
    overrideAccess: false,
    user,
    // Otherwise one unreadable collection would fail the whole list.
    disableErrors: true,
  });
  return docs as unknown as ReadDocument[];
}

/** Whether the caller may change this document; with `publish`, whether they may publish it, checked as Payload's form does. */
export async function mayChange(
  req: PayloadRequest,
  slug: string,
  id: number,
  { publish = false } = {},
): Promise<boolean> {
  const config = req.payload.collections[slug as CollectionSlug].config;
  const data = { _status: publish ? 'published' : 'draft' };
  const rights = await docAccessOperation({ id, collection: { config } as never, data, req });
  return Boolean((rights as { update?: unknown }).update);
}

/**
 * Whether `user` can do more than visitors with a collection or global: change it, or read what visitors cannot. The menu
 * lists only these; links to public documents work all the same.
 */
export function hasStaffAccess(user: unknown, slug: string): boolean {
  const rights = ownValue(collectionRights, slug) ?? ownValue(globalRights, slug);
  const actor = readRole(user) ?? 'visitor';
  return Object.values(rights ?? {}).some(row => !['no', 'public'].includes(findRight(row, actor)));
}
