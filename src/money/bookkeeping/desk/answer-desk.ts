import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { mayUseDonations } from '#cms/access/access-for.ts';
import type { DonationRight } from '#cms/access/access-table.ts';
import { sayTo } from '#cms/language/amharic.ts';
import type { Message } from '#core/message.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { readFormFields, readTextFields, readUploadForm } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { type DeskProblem, type DoneCode, problemTexts } from './desk.texts.ts';
import { typedCookie } from './typed-fields.rules.ts';

export const DESK_PATH = '/gifts';
export const deskClock = startClock(env.FIXED_NOW);

/** The page to show after an act, below the admin, with the result for its query. */
export type Onward = { to: string; done: DoneCode };
/** The problem, with its page and field; `about` is a sentence with numbers that replaces the usual one. */
export type Stopped = { to: string; code: DeskProblem; field?: string; about?: Message };
export type DeskAnswer = Outcome<Onward, Stopped>;
export type Acting = { by: number; now: Date };

const TEN_MINUTES = 10 * 60_000;
const ACTS_IN_TEN_MINUTES = 300;
let perAccount: RateLimit | undefined;

/** The answer to a call without the right or over the limit; null if it may go on. */
export async function refuseCall(req: PayloadRequest, right: DonationRight): Promise<Response | null> {
  if (!mayUseDonations(req, right))
    return Response.json(
      { errors: [{ message: 'Only bookkeepers and admins may do this.' }] },
      { status: 403 },
    );
  perAccount ??= createSharedLimit({
    name: 'donations desk',
    limit: ACTS_IN_TEN_MINUTES,
    windowMs: TEN_MINUTES,
  });
  const wait = await perAccount.refuse(`staff ${req.user?.id}`);
  if (wait === null) return null;
  return Response.json(
    { errors: [{ message: problemTexts['too-often'] }] },
    { status: 429, headers: { 'retry-after': String(wait) } },
  );
}

/**
 * A form of the desk as an endpoint: checks right, limit and shape, then acts. A page with script gets JSON; a plain form
 * is redirected to its page, which shows the same message.
 */
export function deskForm<Shape extends z.ZodType>(
  right: DonationRight,
  shape: Shape,
  act: (req: PayloadRequest, form: z.infer<Shape>, acting: Acting) => Promise<DeskAnswer>,
): Endpoint {
  return deskEndpoint(right, async req => {
    const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    // Only this kind of body has been counted by the limits of the admin (src/staff/request-limits).
    const fields = isPlain ? await readFormFields(req as unknown as Request) : null;
    const read = readForm(shape, fields);
    return answer(req, read.ok ? await act(req, read.value, actingNow(req)) : read, fields);
  });
}

/** An endpoint of the desk that checks the right and the limit. */
export function deskEndpoint(
  right: DonationRight,
  reply: (req: PayloadRequest) => Promise<Response>,
): Endpoint {
  const [method = '', path = ''] = right.split(' ');
  return {
    method: method as 'post',
    path,
    handler: async req => (await refuseCall(req, right)) ?? reply(req),
  };
}

export const actingNow = ({ user }: PayloadRequest): Acting => ({
  by: Number(user?.id),
  now: deskClock.now(),
});

/** The fields in the shape of the form, or the first wrong one. */
export function readForm<Shape extends z.ZodType>(
  shape: Shape,
  fields: Readonly<Record<string, string>> | null,
): Outcome<z.infer<Shape>, Stopped> {
  const read = shape.safeParse(fields ?? {});
  if (read.success) return ok(read.data);
  const field = String(read.error.issues[0]?.path[0] ?? '');
  return problem({ to: findWayBack(fields), code: 'bad-form', field });
}

/** A form that cannot be read leads back to the page of its donation, or to the desk. */
const findWayBack = (fields: Readonly<Record<string, string>> | null) =>
  /^RF\d{2}[0-9A-Z]{1,21}$/.test(fields?.reference ?? '') ? `${DESK_PATH}/${fields?.reference}` : DESK_PATH;

/** The response to a form. A plain form that is sent back keeps what was typed in a cookie. */
export function answer(
  req: PayloadRequest,
  outcome: DeskAnswer,
  typed: Readonly<Record<string, string>> | null = null,
): Response {
  const { admin } = req.payload.config.routes;
  const { to } = outcome.ok ? outcome.value : outcome.problem;
  const result = outcome.ok ? ['done', outcome.value.done] : ['problem', outcome.problem.code];
  const onward = `${admin}${to}${to.includes('?') ? '&' : '?'}${result.join('=')}`;
  if (!req.headers.get('accept')?.includes('application/json'))
    return new Response(null, {
      status: 303,
      headers: { location: onward, ...(!outcome.ok && typed && typedHeader(req, typed)) },
    });
  if (outcome.ok) return Response.json({ to: onward });
  const { code, field, about } = outcome.problem;
  // The browser translates whole sentences only, so a sentence with names in it is translated here.
  const message = about ? sayTo(req)(about) : problemTexts[code];
  return Response.json({ errors: [{ message, field }] }, { status: 422 });
}

function typedHeader(req: PayloadRequest, fields: Readonly<Record<string, string>>): Record<string, string> {
  const action = new URL(req.url ?? '', env.STAFF_URL).pathname;
  const cookie = typedCookie({ action, fields }, env.STAFF_URL.startsWith('https:'));
  return cookie === null ? {} : { 'set-cookie': cookie };
}

/** The page of bank statements, below the admin. */
export const BANK_PATH = `${DESK_PATH}/bank`;

type FileForm<Shape extends z.ZodType> = {
  right: DonationRight;
  shape: Shape;
  /** The field of the file, the largest size of the whole form, and the problem of a larger one. */
  file: { field: string; mostBytes: number; tooLarge: Stopped };
};

/** Like `deskForm`, with a file; null if none was chosen. */
export function deskFileForm<Shape extends z.ZodType>(
  { right, shape, file }: FileForm<Shape>,
  act: (
    req: PayloadRequest,
    form: z.infer<Shape>,
    sent: { file: File | null; acting: Acting },
  ) => Promise<DeskAnswer>,
): Endpoint {
  return deskEndpoint(right, async req => {
    const sent = await readSent(req, file.mostBytes);
    if (sent === 'too-large') return answer(req, problem(file.tooLarge));
    const texts = readTextFields(sent);
    const form = readForm(shape, texts);
    if (!form.ok) return answer(req, form, texts);
    const chosen = sent.get(file.field);
    return answer(
      req,
      await act(req, form.value, { file: isChosen(chosen) ? chosen : null, acting: actingNow(req) }),
      texts,
    );
  });
}

/** Browsers send an empty file field as a file without a name. */
const isChosen = (sent: FormDataEntryValue | null): sent is File =>
  sent instanceof File && (sent.size > 0 || sent.name !== '');

async function readSent(req: PayloadRequest, mostBytes: number): Promise<FormData | 'too-large'> {
  const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  if (!isPlain) return (await readUploadForm(req as never, mostBytes)) ?? new FormData();
  const form = new FormData();
  for (const [name, value] of Object.entries((await readFormFields(req as unknown as Request)) ?? {}))
    form.append(name, value);
  return form;
}
