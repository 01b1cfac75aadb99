import { type Endpoint, type PayloadRequest, ValidationError } from 'payload';
import { z } from 'zod';
import { mayUseFigures } from '#cms/access/access-for.ts';
import type { FigureRight } from '#cms/access/access-table.ts';
import type { CsvCell } from '#core/csv.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { csvResponse } from '#platform/http/file-response.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';
import { toUtcDay } from './count-queue.ts';
import {
  type FigureFilter,
  listPeriods,
  readFigureFilter,
  shownNumber,
  spanBefore,
} from './periods.rules.ts';
import { readEverything, tickOff, toDoKinds } from './read-figures.ts';

export const FIGURES_PATH = '/figures';

const clock = startClock(env.FIXED_NOW);
const TEN_MINUTES = 10 * 60_000;
const ACTS_IN_TEN_MINUTES = 300;
let perAccount: RateLimit | undefined;

const texts = {
  notAllowed: 'Only people who write here may do this.',
  tooOften: 'Too many requests. Please wait a moment, and try again.',
  badForm: 'Something is missing in this form.',
};

const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store', ...headers } });

function endpoint(right: FigureRight, reply: (req: PayloadRequest) => Promise<Response>): Endpoint {
  const [method, path = ''] = right.split(' ');
  return {
    method: method as 'get',
    path,
    handler: async req => {
      if (!mayUseFigures(req, right)) return refuse(403, texts.notAllowed);
      perAccount ??= createSharedLimit({
        name: 'figures',
        limit: ACTS_IN_TEN_MINUTES,
        windowMs: TEN_MINUTES,
      });
      const wait = await perAccount.refuse(`staff ${req.user?.id}`);
      if (wait !== null) return refuse(429, texts.tooOften, { 'retry-after': String(wait) });
      return reply(req);
    },
  };
}

const columns = ['kind', 'name', 'pages seen', 'visits', 'left at once', 'read to the end'];

async function* listRows(req: PayloadRequest, filter: FigureFilter): AsyncGenerator<CsvCell[]> {
  const today = toUtcDay(clock.now());
  const { now: span } = spanBefore(listPeriods(filter, today), today);
  for await (const { kind, name, views, visits, quick, ends } of readEverything(req, filter, span))
    yield [kind, name, ...[views, visits, quick, ends].map(n => shownNumber(n) ?? 'under 5')];
}

const leading = z.strictObject({ from: z.string().min(2).max(200), to: z.string().min(1).max(400) });
const done = z.strictObject({ kind: z.enum(toDoKinds), name: z.string().min(1).max(320) });

async function readForm<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape> | null> {
  const isPlain = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  // The limits of the admin (src/staff/request-limits) cover only this kind of body.
  const read = shape.safeParse((isPlain ? await readFormFields(req as unknown as Request) : null) ?? {});
  return read.success ? read.data : null;
}

function backTo(req: PayloadRequest, act: 'led' | 'done'): Response {
  const to = `${req.payload.config.routes.admin}${FIGURES_PATH}?act=${act}`;
  if (req.headers.get('accept')?.includes('application/json')) return Response.json({ to });
  return new Response(null, { status: 303, headers: { Location: to } });
}

/** What staff do with the figures: download them, redirect a missing address, tick an item off. */
export const figureEndpoints: Endpoint[] = [
  endpoint('get /figures/csv', async req => {
    const filter = readFigureFilter(Object.fromEntries(req.searchParams ?? []));
    return csvResponse(`figures-${toUtcDay(clock.now())}`, columns, listRows(req, filter));
  }),
  endpoint('post /figures/lead', async req => {
    const form = await readForm(req, leading);
    if (!form) return refuse(422, texts.badForm);
    try {
      await req.payload.create({
        collection: 'redirects',
        data: { ...form, _status: 'published' },
        overrideAccess: false,
        user: req.user,
        req,
      });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return refuse(422, error.data.errors[0]?.message ?? texts.badForm);
    }
    return backTo(req, 'led');
  }),
  endpoint('post /figures/done', async req => {
    const form = await readForm(req, done);
    if (!form) return refuse(422, texts.badForm);
    await tickOff(req, form.kind, form.name, toUtcDay(clock.now()));
    return backTo(req, 'done');
  }),
];
