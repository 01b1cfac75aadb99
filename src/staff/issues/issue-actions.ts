import { createLocalReq, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { comparedEmail, isEmailAddress } from '#core/email-address.ts';
import { type Locale, locales } from '#core/locale.ts';
import { type Message, message } from '#core/message.ts';
import { pickWords } from '#core/words.ts';
import {
  composeIssue,
  type RenderIssue,
  readDraft,
} from '#features/newsletter/issues/compose-issue.action.ts';
import { issueRenderer } from '#features/newsletter/issues/issue.email.tsx';
import {
  type IssueBody,
  listIssuePictures,
  readerPlaceholders,
  sendingControls,
} from '#features/newsletter/issues/issue.rules.ts';
import { issueTexts } from '#features/newsletter/issues/issue.texts.ts';
import { issueBody, mailablePictures } from '#features/newsletter/issues/issue-mails.action.ts';
import {
  controlSending,
  type SendProblem,
  scheduleIssue,
  sendIssue,
  unscheduleIssue,
} from '#features/newsletter/issues/send-issue.action.ts';
import { type ReaderEdition, readerEditions } from '#features/newsletter/subscribe.rules.ts';
import { env } from '#platform/env.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { releaseIssue } from '#platform/mail/outbox-maintenance.ts';
import { logRefusal } from '#platform/operations/visit-watch.ts';
import { openCms } from '#platform/payload.ts';
import { letterhead } from '../mails/write-mails.tsx';
import { inOne, people, problemSentence, releaseNames, toMoment } from './desk.texts.ts';

/** The acts of the sending panel. */
const wanted = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('test'),
    to: z.string().trim().refine(isEmailAddress),
    locale: z.enum(locales),
    edition: z.enum(readerEditions),
  }),
  z.strictObject({ act: z.literal('send') }),
  z.strictObject({ act: z.literal('schedule'), at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ act: z.literal('unschedule') }),
  z.strictObject({ act: z.literal('release') }),
  z.strictObject({ act: z.enum(sendingControls) }),
]);
type Wanted = z.infer<typeof wanted>;

/** Performs an act of the sending panel and responds with one sentence about the result. */
export async function performDeskAct(
  req: PayloadRequest,
  id: number,
  body: unknown,
  now: Date,
): Promise<Response> {
  const read = wanted.safeParse(body);
  if (!read.success) return respond(400, 'Please check the address and the time.');
  return perform(req, id, read.data, now);
}

async function perform(req: PayloadRequest, id: number, wanted: Wanted, now: Date): Promise<Response> {
  const { payload } = req;
  switch (wanted.act) {
    case 'test': {
      const refused = await refuseTest(req, wanted.to);
      if (refused) return respond(refused.status, refused.message);
      return (await sendTest(req, id, wanted, now))
        ? respond(200, message('A test is on its way to {address}.', { address: wanted.to }))
        : respond(404, 'This issue no longer exists.');
    }
    case 'send': {
      const sent = await sendIssue(payload, id, toSender(req, now));
      return sent.ok
        ? respond(200, message('It is on its way to {people}.', { people: people(sent.value.readers) }))
        : refusal(sent.problem);
    }
    case 'schedule': {
      const dueAt = new Date(wanted.at);
      const scheduled = await scheduleIssue(payload, id, { ...toSender(req, now), dueAt });
      return scheduled.ok
        ? respond(200, message('It goes out {moment}.', { moment: toMoment(wanted.at) }))
        : refusal(scheduled.problem);
    }
    case 'unschedule':
      return (await unscheduleIssue(payload, id, now))
        ? respond(200, 'It is a draft again.')
        : respond(409, 'It is already on its way.');
    case 'release': {
      const released = await releaseIssue(payload, id);
      return released > 0 ? respond(200, releaseNames.done(released)) : respond(409, releaseNames.nothing);
    }
    default:
      return (await controlSending(payload, id, wanted.act, now))
        ? respond(200, controlResults[wanted.act])
        : respond(409, tooLate);
  }
}

const tooLate = 'It is too late for that.';
const controlResults = {
  pause: 'Paused. Nothing more goes out until you resume sending.',
  resume: 'Sending continues.',
  stop: 'Stopped for good.',
} as const;

function toSender(req: PayloadRequest, now: Date) {
  return { by: String(req.user?.name ?? ''), now, render: renderIssue };
}

function refusal(problem: SendProblem): Response {
  switch (problem.code) {
    case 'not-found':
      return respond(404, 'This issue no longer exists.');
    case 'already':
      return respond(409, 'It is already on its way. Nothing was sent twice.');
    case 'past':
      return respond(400, 'That time has passed. Choose a later one, or send it now.');
    case 'not-ready':
      return respond(422, inOne(problem.problems.map(problemSentence)));
  }
}

type Test = { to: string; locale: Locale; edition: ReaderEdition };

/** Sends the current issue to one address; false if there is none. Its unsubscribe links do nothing. */
async function sendTest(
  req: PayloadRequest,
  id: number,
  { to, locale, edition }: Test,
  now: Date,
): Promise<boolean> {
  const body = await renderDraft(req, id, { locale, edition }, now);
  if (!body) return false;
  const harmless = (text: string) =>
    Object.values(readerPlaceholders).reduce(
      (left, placeholder) => left.replaceAll(placeholder, env.SITE_URL),
      text,
    );
  await queueMail(req, {
    kind: 'issue-test',
    to,
    locale,
    subject: `[${issueTexts[locale].testMark}] ${body.subject}`,
    html: harmless(body.html),
    text: harmless(body.text),
  });
  return true;
}

const TESTS_AN_HOUR = 20;
const HOUR = 3_600_000;

let tests: RateLimit | undefined;

/**
 * Why an address may not get a test of an issue, as a status and a sentence; null if it may. Only staff and confirmed
 * readers get one, because nobody else asked for mail from us.
 */
export async function refuseTest(
  req: PayloadRequest,
  to: string,
): Promise<{ status: number; message: Message } | null> {
  const { payload } = req;
  const staff = await payload.count({
    collection: 'staff',
    where: { email: { equals: comparedEmail(to) } },
    overrideAccess: true,
    req,
  });
  const readers = await payload.count({
    collection: 'subscribers',
    where: { and: [{ compared: { equals: comparedEmail(to) } }, { status: { equals: 'confirmed' } }] },
    overrideAccess: true,
    req,
  });
  if (staff.totalDocs + readers.totalDocs === 0)
    return {
      status: 422,
      message: 'A test goes only to people who work here and to readers who have confirmed.',
    };
  tests ??= createSharedLimit({ name: 'issue tests', limit: TESTS_AN_HOUR, windowMs: HOUR });
  const wait = await tests.refuse(String(req.user?.id ?? ''));
  if (wait === null) return null;
  return {
    status: 429,
    message: message(
      'You have sent {tests} tests. You can send the next {minutes, plural, one {in a minute} other {in # minutes}}.',
      {
        tests: TESTS_AN_HOUR,
        minutes: Math.ceil(wait / 60),
      },
    ),
  };
}

/** Renders mails of issues under our name in the language of the mail, with links to our site. */
export const renderIssue: RenderIssue = async (content, mail) =>
  issueRenderer(await letterhead(mail.locale))(content, mail);

type Form = { locale: Locale; edition: ReaderEdition };

/** One mail of an issue: the frozen one if it is being sent, otherwise rendered from the newest draft at `now`. */
export async function renderDraft(
  req: PayloadRequest,
  id: number,
  form: Form,
  now: Date,
): Promise<IssueBody | null> {
  const fixed = await issueBody(req.payload, { issue: String(id), ...form }, now);
  if (fixed) return fixed;
  const issue = await readDraft(req, id);
  if (!issue) return null;
  const { content } = await composeIssue(req, issue, now);
  const pictures = await mailablePictures(req, listIssuePictures(content), now);
  const rendered = await renderIssue(content, { ...form, slug: issue.slug ?? '', pictures });
  return { subject: pickWords(content.subject, form.locale).text, ...rendered };
}

/** The request of a signed-in editor or admin; a refusal for everybody else. */
export async function requestByWriter(request: Request): Promise<PayloadRequest | Response> {
  const payload = await openCms();
  const { user } = await payload.auth({ headers: request.headers });
  if (!user || !editorOrAdmin({ req: { user } })) {
    logRefusal(403, { server: 'admin', method: request.method, of: 'newsletter-issues' });
    return respond(403, 'Only people who write here may do this.');
  }
  return createLocalReq({ user }, payload);
}

/** The id in the address, or null. */
export function parseId(id: string): number | null {
  return /^\d{1,9}$/.test(id) ? Number(id) : null;
}

/** A response with one sentence for the person who pressed the button. */
export function respond(status: number, message: Message): Response {
  return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}
