import type { APIRoute } from 'astro';
import { type CountProblem, countOne } from '#features/engagement/count.action.ts';
import { mostNumbersAtOnce, readCountName } from '#features/engagement/count.rules.ts';
import { countRequest } from '#features/engagement/count.schema.ts';
import { listNumbers } from '#features/engagement/numbers.queries.ts';
import { readJsonBody } from '#platform/http/json-body.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { createRateLimit } from '#platform/http/rate-limit.ts';
import { openCms } from '#platform/payload.ts';

const perMinute = createRateLimit({ limit: 30, windowMs: 60_000 });

/** `?of=click:key&of=view:key…`: the numbers of one page in one answer, `{"click:key": 3, …}`. */
export const GET: APIRoute = async ({ url }) => {
  const asked = url.searchParams.getAll('of');
  const names = asked.map(readCountName).filter(name => name !== null);
  if (names.length < asked.length || names.length > mostNumbersAtOnce)
    return problemDocument(400, 'Bad Request', `of: at most ${mostNumbersAtOnce} names such as click:key`);
  return Response.json(await listNumbers(await openCms(), names), {
    headers: { 'cache-control': 'no-store' },
  });
};

/** `{kind, key}` counts one opening, view or love and answers with the new number, `{n}`. */
export const POST: APIRoute = async ({ request, clientAddress }) => {
  const body = await readJsonBody(request, countRequest);
  if (!body.ok) return body.problem;
  const wait = perMinute.refuse(`${clientAddress} ${body.value.kind} ${body.value.key}`, Date.now());
  if (wait !== null)
    return problemDocument(429, 'Too Many Requests', 'Counted often enough for now.', {
      'retry-after': String(wait),
    });
  const counted = await countOne(await openCms(), body.value);
  return counted.ok
    ? Response.json({ n: counted.value }, { headers: { 'cache-control': 'no-store' } })
    : refusals[counted.problem]();
};

const refusals: Record<CountProblem, () => Response> = {
  unknown: () => problemDocument(404, 'Not Found', 'Nothing with that key is counted.'),
};
