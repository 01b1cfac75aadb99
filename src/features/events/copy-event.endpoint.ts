import { randomUUID } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { textIn } from '#cms/language/amharic.ts';
import { CHARITY_ZONE, dayIn, type IsoDay } from '#core/zoned-time.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { copyEvent } from './copy-event.action.ts';
import { COPY_DAY, COPY_KEY, copyDayProblem, copyRefusals } from './copy-event.rules.ts';

const clock = startClock(env.FIXED_NOW);
/** The day by the clock of the admin. */
export const copyToday = (): IsoDay => dayIn(CHARITY_ZONE.id, clock.now());

const TEN_MINUTES = 10 * 60_000;
let perAccount: RateLimit | undefined;

const refuse = (
  { i18n }: PayloadRequest,
  status: number,
  problem: keyof typeof copyRefusals,
  headers: Record<string, string> = {},
) =>
  Response.json(
    { errors: [{ message: textIn(copyRefusals[problem], i18n.language), field: COPY_DAY }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

/** Copies an event to another day, for those who may make events. */
export const copyEventEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/:id/copy',
  handler: async req => {
    const { user } = req;
    const { access } = req.payload.collections.events.config;
    if (!user || !(await access.create({ req }))) return refuse(req, 403, 'notAllowed');
    perAccount ??= createSharedLimit({ name: 'copies of events', limit: 60, windowMs: TEN_MINUTES });
    const wait = await perAccount.refuse(`staff ${user.id}`);
    if (wait !== null) return refuse(req, 429, 'tooOften', { 'retry-after': String(wait) });
    const isForm = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    const fields = (isForm ? await readFormFields(req as unknown as Request) : null) ?? {};
    const day = fields[COPY_DAY] ?? '';
    const key = z.uuid().safeParse(fields[COPY_KEY]).data ?? randomUUID();
    const problem = copyDayProblem(day, copyToday());
    if (problem) return refuse(req, 422, problem);
    const id = Number(req.routeParams?.id);
    const copy = Number.isSafeInteger(id) ? await copyEvent(req, { id, day, key }) : null;
    if (copy === null) return refuse(req, 404, 'gone');
    const to = `${req.payload.config.routes.admin}/collections/events/${copy}`;
    if (req.headers.get('accept')?.includes('application/json')) return Response.json({ to });
    return new Response(null, { status: 303, headers: { Location: to } });
  },
};
