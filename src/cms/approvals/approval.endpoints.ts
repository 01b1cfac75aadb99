import type { CollectionSlug, Endpoint, PayloadRequest, TypedUser } from 'payload';
import { z } from 'zod';
import { mayChange } from '#cms/access/access-for.ts';
import { isAdmin, MAY_PUBLISH } from '#cms/access/roles.ts';
import { hasValidConsent } from '#cms/consents/consent-gate.ts';
import { findOnlyPage } from '#cms/only-page.ts';
import { recordSave } from '#cms/saves/save-store.ts';
import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { isLocale } from '#core/locale.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { type AskedPerson, answerAsStaff, askApproval } from './approval.action.ts';
import { approvalAnswers, MOST_WORDS } from './approval.rules.ts';
import { listApprovals, type Place, withdrawApproval } from './approval-store.ts';
import { newestVersion } from './approval-version.ts';

const path = '/:id/approvals';
const HOUR_MS = 60 * 60_000;
const ASKED_IN_AN_HOUR = 30;
/** Enough for a whole board. */
const MOST_OPEN = 10;
const clock = startClock(env.FIXED_NOW);
let perAccount: RateLimit | undefined;

const note = z.string().trim().max(MOST_WORDS).default('');
const wanted = z.union([
  z.strictObject({ staff: z.number().int().positive(), note }),
  z.strictObject({
    name: z.string().transform(tidyName).refine(isFullName),
    email: z.string().transform(pastedEmail).refine(isEmailAddress),
    language: z.enum(['en', 'am']),
    note,
  }),
]);
const withdrawn = z.strictObject({ approval: z.number().int().positive() });
const answered = z.strictObject({
  approval: z.number().int().positive(),
  answer: z.enum(approvalAnswers),
  words: note,
});
const respond = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
const refuse = (status: number, message: string) => respond(status, { message });

type Act = (req: PayloadRequest, user: TypedUser, place: Place) => Promise<Response>;

/** Asking for approval of one kind of content: list, ask, answer, withdraw; for those who may change the document. */
export function approvalEndpoints(collection: string): Endpoint[] {
  const within = (act: Act) => async (req: PayloadRequest) => {
    const document = Number(req.routeParams?.id);
    const isThere = Number.isSafeInteger(document) && (await maySee(req, collection, document));
    if (!isThere || !req.user) return refuse(404, 'This no longer exists.');
    return act(req, req.user, { collection, document });
  };
  return [
    { path, method: 'get', handler: within(answer) },
    { path, method: 'post', handler: within(ask) },
    { path, method: 'patch', handler: within(reply) },
    { path, method: 'delete', handler: within(withdraw) },
  ];
}

async function maySee(req: PayloadRequest, collection: string, id: number): Promise<boolean> {
  if (!(await mayChange(req, collection, id))) return false;
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
  });
  return found !== null;
}

async function answer({ payload }: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const [approvals, version, people] = await Promise.all([
    listApprovals({ payload }, place, clock.now()),
    newestVersion(payload, user, place),
    listColleagues(payload, user),
  ]);
  const mayAsk = version !== null;
  return respond(200, {
    approvals: approvals.map(({ content, ...approval }) => ({
      ...approval,
      isPresent: content === version?.content,
      mayAnswer: approval.state === 'open' && approval.askedStaff === Number(user.id),
      mayWithdraw: approval.askedBy === Number(user.id) || isAdmin({ req: { user } }),
    })),
    people: people.map(({ id, name }) => ({ id, name })),
    mayAsk,
  });
}

/** Those who may publish, but the one who asks. */
async function listColleagues(payload: PayloadRequest['payload'], user: TypedUser) {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { and: [{ role: { in: MAY_PUBLISH } }, { id: { not_equals: user.id } }] },
    sort: 'name',
    limit: 200,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs;
}

async function ask(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const read = wanted.safeParse(await readBody(req));
  if (!read.success) return refuse(400, 'Choose a colleague, or enter a name and a valid email.');
  const person = await findPerson(req, user, read.data);
  if (!person) return refuse(400, 'This colleague cannot be asked.');
  const version = await newestVersion(req.payload, user, place);
  if (!version) return refuse(409, 'Save a draft first.');
  if (!(await hasAddress(req, user, place)))
    return refuse(409, 'Give it a title first, so that it has an address.');
  const now = clock.now();
  if (!(await hasValidConsent(req, version.about, 'website', now)))
    return refuse(
      409,
      'They would see nothing: this is about a person, and no valid consent covers the website.',
    );
  const open = (await listApprovals({ payload: req.payload }, place, now)).filter(
    ({ state }) => state === 'open',
  );
  if (open.length >= MOST_OPEN)
    return refuse(409, 'Ten people have been asked already. Withdraw one request first.');
  perAccount ??= createSharedLimit({ name: 'approvals', limit: ASKED_IN_AN_HOUR, windowMs: HOUR_MS });
  if ((await perAccount.refuse(`staff ${user.id}`)) !== null)
    return refuse(429, 'You have asked too many people at once. Please try again in an hour.');
  await askApproval(req.payload, user, { place, version, person, note: read.data.note }, now);
  return answer(req, user, place);
}

async function hasAddress({ payload }: PayloadRequest, user: TypedUser, { collection, document }: Place) {
  if (findOnlyPage(payload.collections[collection as CollectionSlug].config) !== null) return true;
  const found = await payload.findByID({
    collection: collection as CollectionSlug,
    id: document,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return Boolean((found as { slug?: unknown }).slug);
}

async function findPerson(
  { payload }: PayloadRequest,
  user: TypedUser,
  asked: z.infer<typeof wanted>,
): Promise<AskedPerson | null> {
  if (!('staff' in asked))
    return { name: asked.name, email: asked.email, language: asked.language, staff: null };
  const found = (await listColleagues(payload, user)).find(({ id }) => id === asked.staff);
  if (!found) return null;
  const { name, email, language } = found as { name?: string | null; email: string; language?: unknown };
  return {
    name: name || 'colleague',
    email,
    language: isLocale(language) ? language : 'en',
    staff: found.id,
  };
}

/** The answer of a colleague, who reads the draft here and needs no link. */
async function reply(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const read = answered.safeParse(await readBody(req));
  if (!read.success) return refuse(400, 'Choose an answer.');
  const version = await newestVersion(req.payload, user, place);
  const { approval: id, ...given } = read.data;
  const outcome = version
    ? await answerAsStaff(req.payload, user, { id, place, title: version.title, ...given }, clock.now())
    : null;
  return outcome?.ok ? answer(req, user, place) : refuse(409, 'It has already been answered or withdrawn.');
}

async function withdraw(req: PayloadRequest, user: TypedUser, place: Place): Promise<Response> {
  const read = withdrawn.safeParse(await readBody(req));
  if (!read.success) return refuse(400, 'Say what to withdraw.');
  const by = isAdmin({ req: { user } }) ? null : Number(user.id);
  const isDone = await inOneTransaction(req.payload, async inside => {
    if (!(await withdrawApproval(inside, { ...place, id: read.data.approval, by }, clock.now())))
      return false;
    await recordSave(Object.assign(inside, { user }), place, 'approval-withdrawn');
    return true;
  });
  return isDone ? answer(req, user, place) : refuse(409, 'It has already been answered or withdrawn.');
}

const readBody = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => null);
