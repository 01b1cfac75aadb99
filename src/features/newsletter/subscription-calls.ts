import type { Locale } from '#core/locale.ts';
import { readJsonBody } from '#platform/http/json-body.ts';
import { problemDocument } from '#platform/http/problem-document.ts';
import { openCms } from '#platform/payload.ts';
import { type Asking, type SubscribeProblem, type Subscription, subscribe } from './subscribe.action.ts';
import type { SubscriptionResult } from './subscribe.rules.ts';
import { type SubscribeRequest, subscribeRequest } from './subscribe.schema.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';

const noStore = { 'cache-control': 'no-store' };
const types = { newly: 'Success', already: 'Already Subscribed' } as const;

/** What is told to somebody who asked to join, in their language. */
export function resultOf(ended: Subscription, name: string, language: Locale): SubscriptionResult {
  const type = types[ended];
  return { type, message: subscribeTexts[language][typeWords[type].message], user: { name } };
}

/** Why somebody could not join now: for whoever wrote the call, and as `message` for the visitor. */
function refusalOf({ wait }: SubscribeProblem, language: Locale): Response {
  const headers = { 'retry-after': String(wait) };
  const message = subscribeTexts[language].tooOften;
  return problemDocument(429, 'Too Many Requests', 'Subscribed often enough for now.', headers, { message });
}

type Called =
  | { refused: Response }
  | { ended: Subscription; result: SubscriptionResult; request: SubscribeRequest };

async function call(request: Request, asking: Asking): Promise<Called> {
  const body = await readJsonBody(request, subscribeRequest);
  if (!body.ok) return { refused: body.problem };
  const outcome = await subscribe(await openCms(), body.value, asking);
  if (!outcome.ok) return { refused: refusalOf(outcome.problem, asking.language) };
  const result = resultOf(outcome.value, body.value.name, asking.language);
  return { ended: outcome.value, result, request: body.value };
}

/** `POST /api/addSubscriber`: `success` true says newly subscribed, false already; with it comes what the dialog shows. */
export async function answerAddSubscriber(request: Request, asking: Asking): Promise<Response> {
  const called = await call(request, asking);
  if ('refused' in called) return called.refused;
  return Response.json({ success: called.ended === 'newly', ...called.result }, { headers: noStore });
}

/** `POST /api/{product}/subscribe`: the ok flag says that the address is in; a failure carries `error`. */
export async function answerProductSubscribe(request: Request, asking: Asking): Promise<Response> {
  const called = await call(request, asking);
  if (!('refused' in called)) return Response.json({ ok: true, ...called.result }, { headers: noStore });
  const { status, headers } = called.refused;
  const told = (await called.refused.json()) as { detail: string };
  return new Response(JSON.stringify({ ...told, ok: false, error: told.detail }), { status, headers });
}
