import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isEmailAddress } from '#core/email-address.ts';
import { locales } from '#core/locale.ts';
import { sendingControls } from '#features/newsletter/issues/issue-sending.rules.ts';
import {
  controlSending,
  type SendProblem,
  scheduleIssue,
  sendIssue,
  unscheduleIssue,
} from '#features/newsletter/issues/send-issue.action.ts';
import { readerEditions } from '#features/newsletter/subscribe.rules.ts';
import { releaseIssue } from '#platform/mail/outbox-maintenance.ts';
import { moment, people, problemSentence, releaseNames } from './desk.texts.ts';
import { refuseTest } from './may-get-test.ts';
import { sendTest } from './queue-test.ts';
import { renderIssue } from './render-draft.ts';
import { respond } from './signed-in-writer.ts';

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
        ? respond(200, `A test is on its way to ${wanted.to}.`)
        : respond(404, 'This issue no longer exists.');
    }
    case 'send': {
      const sent = await sendIssue(payload, id, senderOf(req, now));
      return sent.ok
        ? respond(200, `It is on its way to ${people(sent.value.readers)}.`)
        : refusal(sent.problem);
    }
    case 'schedule': {
      const dueAt = new Date(wanted.at);
      const scheduled = await scheduleIssue(payload, id, { ...senderOf(req, now), dueAt });
      return scheduled.ok ? respond(200, `It goes out ${moment(wanted.at)}.`) : refusal(scheduled.problem);
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
        ? respond(200, steered[wanted.act])
        : respond(409, tooLate);
  }
}

const tooLate = 'It is too late for that.';
const steered = {
  pause: 'Paused. Nothing more goes out until you go on.',
  resume: 'Sending continues.',
  stop: 'Stopped for good.',
} as const;

function senderOf(req: PayloadRequest, now: Date) {
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
      return respond(422, problem.problems.map(problemSentence).join(' '));
  }
}
