import { sql } from '@payloadcms/db-postgres/drizzle';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  TypedUser,
} from 'payload';
import { z } from 'zod';
import { mayChange } from '#cms/access/access-for.ts';
import { MAY_PUBLISH } from '#cms/access/roles.ts';
import { isAutosave } from '#cms/saves/autosave.ts';
import { recordSave } from '#cms/saves/save-store.ts';
import { isLocale } from '#core/locale.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { queueMail, queueMails } from '#platform/mail/outbox.ts';
import { inOneTransaction, lockInTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { fillPlaceholders, MOST_WORDS } from './approval.rules.ts';
import { approvalAnsweredKind, approvalMailTexts, publishAskedKind } from './approval-mails.texts.ts';
import type { Place } from './approval-store.ts';
import { publishedVersion, wholeVersion } from './approval-version.ts';

// Somebody who may not publish asks those who may. One request can be open for a document; publishing it in any way,
// sending it back, withdrawing it and the bin end it.

export type RequestState = 'open' | 'published' | 'sent-back' | 'withdrawn';

export type PublishRequest = {
  id: number;
  askedBy: number;
  asker: string | null;
  askedAt: string;
  note: string;
  /** The digest of the content at the time of the request (`wholeVersion`). */
  content: string;
  state: RequestState;
  words: string;
  decider: string | null;
  decidedAt: string | null;
} & Place;

type Row = {
  id: string;
  collection: string;
  document: number;
  asked_by: number;
  asker: string | null;
  asked_at: string | Date;
  note: string;
  content: string;
  decision: Exclude<RequestState, 'open'> | null;
  words: string;
  decider: string | null;
  decided_at: string | Date | null;
};

const AT_MOST = 50;
const STORED_DAYS = 365;
const SHOWN_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

const requests = sql`select r.*, asker.name as asker, decider.name as decider from staff.publish_requests r
  left join public.staff asker on asker.id = r.asked_by left join public.staff decider on decider.id = r.decided_by`;

const toRequest = ({ id, collection, document, note, content, words, asker, decider, ...row }: Row) => ({
  id: Number(id),
  ...{ collection, document, note, content, words, asker, decider },
  askedBy: row.asked_by,
  askedAt: new Date(row.asked_at).toISOString(),
  state: row.decision ?? ('open' as const),
  decidedAt: row.decided_at && new Date(row.decided_at).toISOString(),
});

/** The open requests, oldest first. */
export const listOpenRequests = async (writer: Writer): Promise<PublishRequest[]> =>
  (
    await queryRows<Row>(writer, sql`${requests} where r.decision is null order by r.id limit ${AT_MOST}`)
  ).map(toRequest);

/** What one member of staff asked to publish that is open or was decided within a month; newest first. */
export async function listRequestsBy(writer: Writer, staff: number, now: Date): Promise<PublishRequest[]> {
  const rows = await queryRows<Row>(
    writer,
    sql`${requests} where r.asked_by = ${staff} and r.decision is distinct from 'withdrawn'
          and coalesce(r.decided_at, ${now.toISOString()}) > ${before(now, SHOWN_DAYS)}
        order by coalesce(r.decided_at, r.asked_at) desc limit ${AT_MOST}`,
  );
  return rows.map(toRequest);
}

async function latestRequest(
  writer: Writer,
  { collection, document }: Place,
): Promise<PublishRequest | null> {
  const [row] = await queryRows<Row>(
    writer,
    sql`${requests} where r.collection = ${collection} and r.document = ${document} order by r.id desc limit 1`,
  );
  return row ? toRequest(row) : null;
}

/** Deletes requests that were decided a year before `now`, and returns how many. */
export async function deleteOldRequests(writer: Writer, now: Date): Promise<number> {
  const gone = await queryRows(
    writer,
    sql`delete from staff.publish_requests where decided_at < ${before(now, STORED_DAYS)} returning id`,
  );
  return gone.length;
}

type Decision = { decision: Exclude<RequestState, 'open'>; words?: string; by: TypedUser | null };

/** Closes the open request for a document, if any, and mails the person who asked unless they withdrew it. */
async function endRequest(
  req: PayloadRequest,
  { collection, document }: Place,
  { decision, words = '', by }: Decision,
): Promise<boolean> {
  const [ended] = await queryRows<{
    id: string;
    asked_by: number;
    name: string | null;
    email: string | null;
    language: string | null;
  }>(
    req,
    sql`with ended as (
          update staff.publish_requests set decision = ${decision}, words = ${words}, decided_by = ${by ? Number(by.id) : null},
            decided_at = ${clock.now().toISOString()}
          where collection = ${collection} and document = ${document} and decision is null returning id, asked_by)
        select ended.*, s.name, s.email, s.language from ended left join public.staff s on s.id = ended.asked_by`,
  );
  if (!ended) return false;
  if (decision === 'withdrawn' || !ended.email || ended.asked_by === Number(by?.id)) return true;
  const locale = isLocale(ended.language) ? ended.language : 'en';
  const texts = approvalMailTexts[locale].answered;
  const version = await wholeVersion(req, { collection, document });
  const places = { who: String(by?.name ?? 'Adey'), title: version?.title ?? '' };
  await queueMail(req, {
    kind: approvalAnsweredKind,
    to: ended.email,
    toName: ended.name ?? '',
    locale,
    subject: fillPlaceholders(texts.subject[decision], places),
    data: {
      name: ended.name ?? '',
      says: fillPlaceholders(texts.says[decision], places),
      words: words && fillPlaceholders(texts.words, { words }),
      page: formAddress(req, { collection, document }),
    },
    dedupeKey: `publish-request:${ended.id}`,
    forStaff: true,
  });
  return true;
}

/** Publishing a document closes its request and informs the author; moving it to the bin closes the request silently. */
export const endRequestAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (isAutosave(req, collection)) return;
  const place = { collection: collection.slug, document: Number(doc.id) };
  if (doc.deletedAt) await endRequest(req, place, { decision: 'withdrawn', by: req.user });
  else if (doc._status === 'published') await endRequest(req, place, { decision: 'published', by: req.user });
};

/** Deletes the requests of a deleted document. */
export const deleteRequests: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await queryRows(
    req,
    sql`delete from staff.publish_requests where collection = ${collection.slug} and document = ${Number(id)}`,
  );
};

const path = '/:id/publish-request';
const HOUR_MS = 60 * 60_000;
const ASKED_IN_AN_HOUR = 30;
const clock = startClock(env.FIXED_NOW);
let perAccount: RateLimit | undefined;

const words = z.string().trim().max(MOST_WORDS);
const wanted = z.strictObject({ note: words.default('') });
/** `seen`: the content that the decision is about. */
const decided = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('published'), seen: z.string().max(100) }),
  z.strictObject({ decision: z.literal('sent-back'), words: words.min(1) }),
]);

const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { message });

type Act = (req: PayloadRequest, user: TypedUser, place: Place) => Promise<Response>;

/** Asking to publish one document of a kind: see the request, ask, decide, withdraw. */
export function publishRequestEndpoints(collection: string): Endpoint[] {
  const within = (act: Act) => async (req: PayloadRequest) => {
    const document = Number(req.routeParams?.id);
    const isThere = Number.isSafeInteger(document) && (await mayChange(req, collection, document));
    if (!isThere || !req.user) return refuse(404, 'This no longer exists.');
    return act(req, req.user, { collection, document });
  };
  return [
    { path, method: 'get', handler: within(answer) },
    { path, method: 'post', handler: within(ask) },
    { path, method: 'patch', handler: within(decide) },
    { path, method: 'delete', handler: within(withdraw) },
  ];
}

const mayPublishIt = (req: PayloadRequest, { collection, document }: Place) =>
  mayChange(req, collection, document, { publish: true });

async function answer(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const { payload } = req;
  const [found, version, published, mayDecide] = await Promise.all([
    latestRequest({ payload }, place),
    wholeVersion({ payload }, place),
    publishedVersion({ payload }, place),
    mayPublishIt(req, place),
  ]);
  const isProposal = published !== null && version?.isDraft === true;
  // Publishers see a request while it is open; its author also sees the outcome.
  const isShown = found && (mayDecide ? found.state === 'open' : found.askedBy === Number(user.id));
  return respond(200, {
    request: isShown ? found : null,
    isChanged: isShown ? found.content !== version?.content : false,
    mayAsk: !mayDecide && version?.isDraft === true && found?.state !== 'open',
    mayDecide,
    isPublic: published !== null,
    compare: isProposal ? comparisonAddress(req, place, { from: published, to: version.id }) : null,
  });
}

async function ask(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const read = wanted.safeParse(await readBody(req));
  if (!read.success) return refuse(400, 'The message to the publisher is too long.');
  if (await mayPublishIt(req, place)) return refuse(403, 'You can publish this yourself.');
  const version = await wholeVersion({ payload: req.payload }, place);
  if (!version) return refuse(409, 'Save a draft first.');
  if (!version.isDraft) return refuse(409, 'Visitors see all of this already. Change something first.');
  perAccount ??= createSharedLimit({ name: 'publish-requests', limit: ASKED_IN_AN_HOUR, windowMs: HOUR_MS });
  if ((await perAccount.refuse(`staff ${user.id}`)) !== null)
    return refuse(429, 'You have asked too often at once. Please try again in an hour.');
  const isStored = await inOneTransaction(req.payload, async inside => {
    const { collection, document } = place;
    const [stored] = await queryRows<{ id: string }>(
      inside,
      sql`insert into staff.publish_requests (collection, document, content, asked_by, asked_at, note)
          values (${collection}, ${document}, ${version.content}, ${Number(user.id)}, ${clock.now().toISOString()},
            ${read.data.note}) on conflict (collection, document) where decision is null do nothing returning id`,
    );
    if (!stored) return false;
    await notifyPublishers(inside, user, { ...place, ...stored, title: version.title, note: read.data.note });
    await recordSave(Object.assign(inside, { user }), place, 'publish-asked');
    return true;
  });
  return isStored ? answer(req, user, place) : refuse(409, 'Somebody has already asked for this.');
}

type Asked = Place & { id: string; title: string; note: string };

/** Mails the request to everybody who may publish and has accepted their invitation, once for each request. */
async function notifyPublishers(
  req: PayloadRequest,
  user: TypedUser,
  { id, collection, document, title, note }: Asked,
): Promise<void> {
  const publishers = await queryRows<{ id: number; name: string; email: string; language: string | null }>(
    req,
    sql`select id, name, email, language from public.staff
        where role in (${sql.join(
          MAY_PUBLISH.map(role => sql`${role}`),
          sql`, `,
        )}) and invitation is null`,
  );
  await queueMails(
    req,
    publishers.map(({ id: publisher, name, email, language }) => {
      const locale = isLocale(language) ? language : 'en';
      const texts = approvalMailTexts[locale].requested;
      const places = { who: String(user.name ?? 'Adey'), title };
      return {
        kind: publishAskedKind,
        to: email,
        toName: name,
        locale,
        subject: fillPlaceholders(texts.subject, places),
        data: {
          name,
          says: fillPlaceholders(texts.says, places),
          words: note && fillPlaceholders(texts.words, { words: note }),
          page: formAddress(req, { collection, document }),
        },
        dedupeKey: `${publishAskedKind}:${id}:${publisher}`,
        forStaff: true,
      };
    }),
  );
}

const formAddress = (req: PayloadRequest, { collection, document }: Place): string =>
  `${env.STAFF_URL}${req.payload.config.routes.admin}/collections/${collection}/${document}`;

/** The screen that compares a draft with what visitors see. */
export const comparisonAddress = (
  { payload }: Pick<PayloadRequest, 'payload'>,
  { collection, document }: Place,
  { from, to }: { from: number; to: number },
): string =>
  `${payload.config.routes.admin}/collections/${collection}/${document}/versions/${to}?versionFrom=${from}`;

const over = () => refuse(409, 'It has already been decided or withdrawn.');

async function decide(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  if (!(await mayPublishIt(req, place)))
    return refuse(403, 'Only people who may publish can decide about this.');
  const read = decided.safeParse(await readBody(req));
  if (!read.success) return refuse(400, 'Please write what should change.');
  const given = read.data;
  const { collection, document } = place;
  const outcome = await inOneTransaction(req.payload, async inside => {
    Object.assign(inside, { user });
    // The lock keeps other saves out between the comparison and publishing.
    await lockInTransaction(inside, `save:${collection}:${document}`);
    if ((await latestRequest(inside, place))?.state !== 'open') return 'over';
    if (given.decision === 'sent-back') {
      const isEnded = await endRequest(inside, place, { ...given, by: user });
      if (isEnded) await recordSave(inside, place, 'sent-back');
      return isEnded ? 'done' : 'over';
    }
    const version = await wholeVersion(inside, place);
    if (version?.content !== given.seen) return 'changed';
    await inside.payload.update({
      collection: collection as CollectionSlug,
      id: document,
      data: { _status: 'published' },
      depth: 0,
      overrideAccess: false,
      user,
      req: inside,
    });
    return 'done';
  });
  if (outcome === 'over') return over();
  if (outcome === 'changed')
    return refuse(409, 'It was changed after you opened this page. Read it again, then publish it.');
  return answer(req, user, place);
}

async function withdraw(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const isDone = await inOneTransaction(req.payload, async inside => {
    Object.assign(inside, { user });
    if ((await latestRequest(inside, place))?.askedBy !== Number(user.id)) return false;
    if (!(await endRequest(inside, place, { decision: 'withdrawn', by: user }))) return false;
    await recordSave(inside, place, 'publish-withdrawn');
    return true;
  });
  return isDone ? answer(req, user, place) : over();
}

const readBody = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => null);
