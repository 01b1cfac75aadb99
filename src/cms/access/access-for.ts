import type { Access, AccessResult, FieldAccess, PayloadRequest, Where } from 'payload';
import { ownValue } from '#core/own-value.ts';
import type { MailArea } from '#platform/mail/mail-areas.ts';
import {
  collectionRights,
  type FieldRule,
  type FigureRight,
  fieldRules,
  figureRights,
  type GiftRight,
  giftRights,
  globalRights,
  type MeetingRight,
  mailRights,
  meetingRights,
  type Right,
  type Row,
  rightOf,
  type SignedFormRight,
  signedFormRights,
} from './access-table.ts';
import { begunBy } from './begun-by.ts';
import { isAuthor, isShownVersion, ROLES, type Role, readsForSite, roleOf } from './roles.ts';

type Operation = 'create' | 'read' | 'readVersions' | 'update' | 'delete' | 'unlock';
type Condition = (req: PayloadRequest) => Where | boolean;
/** `data`: what is sent, if anything is; the admin asks without, to know what to offer. */
type FurtherCondition = (req: PayloadRequest, data?: unknown) => AccessResult | Promise<AccessResult>;

type Conditions = {
  /** What the table calls public: the part that the site may show to visitors. */
  shown?: Condition;
  /** What the table calls own. */
  own?: Condition;
  /** A further condition after the table, such as that an issue has not been sent yet. */
  only?: Partial<Record<Operation, FurtherCondition>>;
};

const eitherOf = (shown: Where | boolean, other: Where): Where | boolean => {
  if (typeof shown === 'boolean') return shown || other;
  return { or: [shown, other] };
};
const isPublished: Condition = () => ({ _status: { equals: 'published' } });

/** Documents in the bin are on no page, whatever else would show them. */
function outsideBin(shown: Where | boolean): Where | boolean {
  const condition: Where = { deletedAt: { exists: false } };
  if (typeof shown === 'boolean') return shown && condition;
  return { and: [shown, condition] };
}

/** Payload asks for the right to delete when something is put into the bin, and names the instant. */
const isForBin = (operation: Operation, data: unknown) =>
  operation === 'delete' && Boolean((data as { deletedAt?: unknown } | undefined)?.deletedAt);

/** An author never publishes: neither a new document, nor one that is there. */
const isRefusedPublishing = (operation: Operation, data: unknown, req: PayloadRequest) =>
  (operation === 'create' || operation === 'update') &&
  isAuthor({ req }) &&
  (data as { _status?: unknown } | undefined)?._status === 'published';

const callersRight = (row: Row, req: PayloadRequest) =>
  rightOf(row, roleOf(req.user) ?? (readsForSite(req) ? 'site' : 'visitor'));

/** A preview is the page that visitors see, and in it what the role reads besides. */
function rightToRead(row: Row, req: PayloadRequest): Right {
  const right = callersRight(row, req);
  const onSite = rightOf(row, 'site');
  if (!readsForSite(req) || onSite === 'no' || onSite === right) return right;
  if (right === 'no') return onSite;
  return [onSite, right].includes('yes') ? 'yes' : 'public or own';
}

/**
 * The rules of a collection or of settings, made from their rows of the access table: a right is written there and
 * nowhere else. What has no row is refused to everybody.
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
      if (right === 'public or own') return eitherOf(visible(), begunBy(req));
      if (isRefusedPublishing(operation, data, req)) return false;
      if (right === 'own' && operation === 'readVersions') return begunBy(req, 'version.begunBy');
      if (right === 'own') return own?.(req) ?? false;
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

/** Whether somebody may see this part of the gifts desk or call this endpoint. */
export const mayUseGifts = ({ user }: Pick<PayloadRequest, 'user'>, what: GiftRight): boolean =>
  rightOf(giftRights[what], roleOf(user) ?? 'visitor') === 'yes';

/** The roles that may use something about gifts. */
export const rolesWithGiftRight = (what: GiftRight): Role[] =>
  ROLES.filter(role => rightOf(giftRights[what], role) === 'yes');

/** Whether the caller may read consent records. Our own code, which runs without a user, may. */
export const mayKnowConsents = ({ user }: Pick<PayloadRequest, 'user'>): boolean =>
  !user || rightOf(collectionRights.consents?.read ?? {}, roleOf(user) ?? 'visitor') === 'yes';

/** The areas whose mails somebody may read. */
export const readableMailAreas = ({ user }: Pick<PayloadRequest, 'user'>): MailArea[] =>
  (Object.keys(mailRights) as MailArea[]).filter(
    area => rightOf(mailRights[area], roleOf(user) ?? 'visitor') === 'yes',
  );

/** Whether somebody may call this endpoint of the signed forms. */
export const mayUseForms = ({ user }: Pick<PayloadRequest, 'user'>, what: SignedFormRight): boolean =>
  rightOf(signedFormRights[what], roleOf(user) ?? 'visitor') === 'yes';

/** Whether somebody may see the figures, or call this endpoint of theirs. */
export const mayUseFigures = ({ user }: Pick<PayloadRequest, 'user'>, what: FigureRight): boolean =>
  rightOf(figureRights[what], roleOf(user) ?? 'visitor') === 'yes';

/** Whether somebody may see the meetings with visitors, or call this endpoint. */
export const mayUseMeetings = ({ user }: Pick<PayloadRequest, 'user'>, what: MeetingRight): boolean =>
  rightOf(meetingRights[what], roleOf(user) ?? 'visitor') === 'yes';

/** Anyone who may change a sample may also keep it by clearing the mark. */
const mayKeep = (rule: FieldRule, operation: string, doc: unknown) =>
  rule === 'sample' && operation === 'update' && (doc as { sample?: unknown } | undefined)?.sample === true;

/** The same for a field with rights of its own. */
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
