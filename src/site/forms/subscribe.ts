import type { APIContext } from 'astro';
import { subscribe, toSubscriptionResult } from '#features/newsletter/subscribe.endpoint.ts';
import {
  errorsOnSubmit,
  type FieldErrors,
  type SubscriptionResult,
} from '#features/newsletter/subscribe.rules.ts';
import { subscribeRequest } from '#features/newsletter/subscribe.schema.ts';
import { subscribeTexts } from '#features/newsletter/subscribe.texts.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { runForm } from '#site/form-results.ts';

/** The result of a plain form: the submitted values, their errors, or the outcome of the subscription. */
type PlainSubscription = {
  status: number;
  values: { name: string; email: string };
  errors?: FieldErrors;
  result?: SubscriptionResult;
};

type Visit = Pick<APIContext, 'request' | 'clientAddress' | 'locals'>;

/** Subscribes the sender of a form posted to /send/subscribe without script; any other request gets an empty form. */
export const answerSubscription = async (visit: Visit): Promise<PlainSubscription> =>
  (await runForm(visit, () => postSubscription(visit))) ?? { status: 200, values: empty };

const empty = { name: '', email: '' };

async function postSubscription({ request, clientAddress, locals }: Visit): Promise<PlainSubscription> {
  const fields = await readFormFields(request);
  if (!fields) return { status: 400, values: empty };
  const values = { name: fields.name ?? '', email: fields.email ?? '' };
  const parsed = subscribeRequest.safeParse({ ...values, source: fields.source });
  if (!parsed.success) return { status: 422, values, errors: errorsOnSubmit(values) };
  const { locale: language, now } = locals.renderContext;
  const { name } = parsed.data;
  const texts = subscribeTexts[language];
  const refused = (status: number, message: string) => ({
    status,
    values,
    result: { type: 'Error', message, user: { name } } as const,
  });
  const outcome = await unlessUnavailable(async () =>
    subscribe(await openCms(), parsed.data, { clientAddress, language, now }),
  );
  if (!outcome) return refused(503, texts.failed);
  if (outcome.ok) return { status: 200, values, result: toSubscriptionResult(outcome.value, name, language) };
  return refused(429, texts.tooOften);
}
