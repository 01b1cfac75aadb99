import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { isLocale, type Locale, locales } from '#core/locale.ts';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import {
  type Letter,
  letterProblem,
  readChoosing,
  readLetter,
} from '#features/tickets/letters/letter.rules.ts';
import { letterTexts } from '#features/tickets/letters/letter.texts.ts';
import {
  choosePeople,
  deleteDraft,
  findLetter,
  storeLetter,
} from '#features/tickets/letters/letter-store.ts';
import { sendLetter } from '#features/tickets/letters/send-letter.action.ts';
import {
  refuse,
  refuseStaff,
  TICKETS_PATH,
  ticketsClock,
} from '#features/tickets/orders/attendees.endpoints.ts';
import { LETTER_TEST_KIND } from '#features/tickets/orders/order-mail.texts.ts';
import { env } from '#platform/env.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { openCms } from '#platform/payload.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { exampleOfLetter, previewLetter } from '../mails/write-mails.tsx';
import { letterRefusals, type letterResults, WRITE_PATH } from './letter-words.ts';

type Fields = Readonly<Record<string, string>>;

/** Answers the forms of a letter: choose people, keep what is written, send a test to oneself, send it, or delete the draft. */
export async function answerLetter(request: Request): Promise<Response> {
  const { req, payload } = await openRequest(request);
  const refused = await refuseStaff(req, 'post /tickets/letter');
  if (refused) return refused;
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const fields = (isForm ? await readFormFields(request) : null) ?? {};
  if (fields.act === 'test') return sendTest(req, payload, fields);
  if (fields.act === 'send') return send(req, payload, fields);
  if (fields.act === 'delete') return discard(req, payload, fields);
  if (fields.act === 'choose') return choose(req, payload, fields);
  return keep(req, payload, fields);
}

async function openRequest(request: Request): Promise<{ req: PayloadRequest; payload: Payload }> {
  const payload = await openCms();
  const { user } = await payload.auth({ headers: request.headers });
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  req.headers = request.headers;
  return { req, payload };
}

/**
 * Stores what is written, complete or not, so that nothing is lost; then shows it, or what is missing, or the list in which more
 * people can be ticked.
 */
async function keep(req: PayloadRequest, payload: Payload, fields: Fields): Promise<Response> {
  const draft = readLetter(fields);
  if (!draft) return refuse(req, 422, letterRefusals.form);
  const by = { account: Number(req.user?.id), now: ticketsClock.now() };
  if (!(await storeLetter({ payload }, draft, by))) {
    const known = await findLetter({ payload }, draft.id);
    const isChanged = known?.event === draft.event && known.sentAt === null;
    return isChanged
      ? turnDown(req, draft, { status: 409, why: 'changed' })
      : refuse(req, 409, letterRefusals.gone);
  }
  if (fields.act === 'more')
    return redirectTo(req, TICKETS_PATH, { event: String(draft.event), letter: draft.id });
  const wrong = letterProblem(draft.words);
  return wrong ? turnDown(req, draft, { status: 422, ...wrong }) : toWriting(req, draft);
}

/** Stores whom somebody ticked in the list of who comes, as a letter without words; then shows it, and how many it cannot go to. */
async function choose(req: PayloadRequest, payload: Payload, fields: Fields): Promise<Response> {
  const choosing = readChoosing(fields);
  if (!choosing) return refuse(req, 422, letterRefusals.form);
  const by = { account: Number(req.user?.id), now: ticketsClock.now() };
  const done = await choosePeople({ payload }, choosing, by);
  if (done.ok)
    return toWriting(req, choosing, { change: '1', ...(done.value.ignored > 0 && { wrong: 'ignored' }) });
  if (done.problem === 'gone') return refuse(req, 409, letterRefusals.gone);
  const why = done.problem === 'many' ? 'many' : choosing.chosen.length > 0 ? 'noneLeft' : 'none';
  if (asksForJson(req)) return refuse(req, 422, letterRefusals[why]);
  const { event, id } = choosing;
  return redirectTo(req, TICKETS_PATH, { event: String(event), letter: id, wrong: why });
}

type Why = keyof typeof letterRefusals;

/** Says what is wrong; without script on the page of the letter, which keeps what is written. */
function turnDown(
  req: PayloadRequest,
  letter: Pick<Letter, 'id' | 'event'>,
  { status, why, field }: { status: number; why: Why; field?: string },
): Response {
  if (asksForJson(req)) return refuse(req, status, letterRefusals[why], field ? { field } : {});
  return toWriting(req, letter, { wrong: why, ...(field && { field, change: '1' }) });
}

async function findAsked(req: PayloadRequest, payload: Payload, fields: Fields) {
  const letter = await findLetter({ payload }, fields.letter ?? '');
  return letter ?? refuse(req, 404, letterRefusals.gone);
}

async function send(req: PayloadRequest, payload: Payload, fields: Fields): Promise<Response> {
  const letter = await findAsked(req, payload, fields);
  if (letter instanceof Response) return letter;
  const sent = await sendLetter(payload, letter.id, {
    revision: Number(fields.revision),
    events: { en: await findEvent(letter.event, 'en'), am: await findEvent(letter.event, 'am') },
    account: Number(req.user?.id),
    now: ticketsClock.now(),
  });
  if (!sent.ok)
    return turnDown(req, letter, { status: sent.problem === 'often' ? 429 : 409, why: sent.problem });
  return redirectTo(req, TICKETS_PATH, {
    ...{ event: String(letter.event), show: 'letters' },
    done: 'letterSent' satisfies keyof typeof letterResults,
  });
}

async function findEvent(id: number, locale: Locale) {
  const [event = null] = await listSaleEvents(createRenderContext({ locale, now: ticketsClock.now() }), [id]);
  return event;
}

const TESTS_AN_HOUR = 20;
const HOUR = 60 * 60_000;
let tests: RateLimit | undefined;

/** One test in each language that is written, to the address of whoever asks. */
async function sendTest(req: PayloadRequest, payload: Payload, fields: Fields): Promise<Response> {
  const letter = await findAsked(req, payload, fields);
  if (letter instanceof Response) return letter;
  tests ??= createSharedLimit({ name: 'letter tests', limit: TESTS_AN_HOUR, windowMs: HOUR });
  if ((await tests.refuse(`staff ${req.user?.id}`)) !== null)
    return turnDown(req, letter, { status: 429, why: 'tests' });
  for (const locale of locales) {
    const { subject } = letter.words[locale] ?? {};
    if (subject === undefined) continue;
    await queueMail(req, {
      kind: LETTER_TEST_KIND,
      to: String(req.user?.email),
      locale,
      subject: `[${letterTexts[locale].test}] ${subject}`,
      // It goes with the order, like its letter.
      data: {
        ...exampleOfLetter(locale),
        uid: letter.audience.to === 'order' ? (letter.audience.of ?? '') : '',
      },
      bulkOf: letter.id,
    });
  }
  return toWriting(req, letter, { done: 'letterTested' satisfies keyof typeof letterResults });
}

async function discard(req: PayloadRequest, payload: Payload, fields: Fields): Promise<Response> {
  const letter = await findAsked(req, payload, fields);
  if (letter instanceof Response) return letter;
  await deleteDraft({ payload }, letter.id);
  return redirectTo(req, TICKETS_PATH, {
    ...{ event: String(letter.event), show: 'letters' },
    done: 'letterDeleted' satisfies keyof typeof letterResults,
  });
}

function toWriting(
  req: PayloadRequest,
  { id, event }: Pick<Letter, 'id' | 'event'>,
  more: Record<string, string> = {},
): Response {
  return redirectTo(req, WRITE_PATH, { event: String(event), letter: id, ...more });
}

const asksForJson = ({ headers }: PayloadRequest) =>
  headers.get('accept')?.includes('application/json') === true;

function redirectTo(req: PayloadRequest, path: string, query: Record<string, string>): Response {
  const to = `${req.payload.config.routes.admin}${path}?${new URLSearchParams(query)}`;
  return asksForJson(req)
    ? Response.json({ to })
    : new Response(null, { status: 303, headers: { Location: to } });
}

/** A letter as its readers get it, for a frame: it runs no scripts, and its links do not open. */
export async function showLetter(request: Request): Promise<Response> {
  const { req, payload } = await openRequest(request);
  const refused = await refuseStaff(req, 'get /tickets/letter');
  if (refused) return refused;
  const query = new URL(request.url).searchParams;
  const locale = query.get('locale');
  const letter = await findLetter({ payload }, query.get('letter') ?? '');
  const body = letter && isLocale(locale) ? await previewLetter(letter, locale) : null;
  if (!body) return refuse(req, 404, letterRefusals.gone);
  return new Response(body.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `sandbox; default-src 'none'; img-src ${env.SITE_URL}; style-src 'unsafe-inline'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'`,
    },
  });
}
