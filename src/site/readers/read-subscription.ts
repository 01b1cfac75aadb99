import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import type { z } from 'zod';
import {
  checkConfirmation,
  confirmSubscription,
} from '#features/newsletter/confirmation/confirm-subscription.action.ts';
import {
  findReader,
  savePreferences,
  unsubscribe,
} from '#features/newsletter/preferences/preferences.action.ts';
import {
  choicesForm,
  noTopics,
  pauseEnd,
  type Reader,
  typedChoices,
} from '#features/newsletter/preferences/preferences.rules.ts';
import type { PreferencesView } from '#features/newsletter/preferences/preferences-page.tsx';
import { readerLinks, readerParameter, readReader } from '#features/newsletter/reader-links.ts';
import type { ConfirmationView } from '#features/newsletter/reader-pages.tsx';
import { resultOf, subscribe } from '#features/newsletter/subscribe.endpoint.ts';
import {
  errorsOnSubmit,
  type FieldErrors,
  type SubscriptionResult,
} from '#features/newsletter/subscribe.rules.ts';
import { subscribeRequest } from '#features/newsletter/subscribe.schema.ts';
import { subscribeTexts } from '#features/newsletter/subscribe.texts.ts';
import { eraseSubscriber, exportReaderData } from '#features/newsletter/subscriber.personal-data.ts';
import { unlessUnavailable } from '#platform/database/is-unreachable.ts';
import { type FormFields, readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { resultOfForm } from '#site/form-results.ts';

/** The result of a plain form: the submitted values, their errors, or the outcome of the subscription. */
type PlainSubscription = {
  status: number;
  values: { name: string; email: string };
  errors?: FieldErrors;
  result?: SubscriptionResult;
};

type Visit = Pick<APIContext, 'request' | 'clientAddress' | 'locals'>;

/** Subscribes the sender of a form posted to /send/subscribe without script; any other request gets an empty form. */
export const readSubscription = async (visit: Visit): Promise<PlainSubscription> =>
  (await resultOfForm(visit, () => postSubscription(visit))) ?? { status: 200, values: empty };

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
  if (outcome.ok) return { status: 200, values, result: resultOf(outcome.value, name, language) };
  return refused(429, texts.tooOften);
}

type LinkVisit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/** The state of a confirmation link. Only a POST confirms; opening the link changes nothing. */
export async function readConfirmation(visit: LinkVisit): Promise<ReadConfirmation> {
  const { url, locals } = visit;
  const result = await resultOfForm(visit, () => confirm(visit));
  if (result) return result;
  const { state, id } = await checkConfirmation(
    await openCms(),
    url.searchParams.get(readerParameter),
    locals.renderContext.now,
  );
  // Opening an old mail again shows that the address is confirmed; its link gives no access to preferences.
  return { state, preferences: null, status: id === null && state === 'broken' ? 400 : statusOf[state] };
}

type ReadConfirmation = ConfirmationView & { status: number };

async function confirm({ url, locals }: LinkVisit): Promise<ReadConfirmation> {
  const { locale: language, now } = locals.renderContext;
  const written = url.searchParams.get(readerParameter);
  const outcome = await confirmSubscription(await openCms(), written, { language, now });
  if (!outcome.ok) return { state: outcome.problem, preferences: null, status: statusOf[outcome.problem] };
  return { state: 'done', preferences: readerLinks(outcome.value.id, language).preferences, status: 200 };
}

const statusOf = { ready: 200, confirmed: 200, expired: 410, used: 410, broken: 400 } as const;

/** A reader's page, or the file they asked for. */
type ReadPreferences = { view: PreferencesView; status: number } | { file: Response };

const endedView = (kind: 'left' | 'erased' | 'gone' | 'broken', status = 200): ReadPreferences => ({
  view: { kind },
  status,
});

/** What a press on the preferences page led to: the reader is gone, or the choices with a notice. */
type PreferencesResult =
  | { status: number; ended: 'left' | 'erased' }
  | { status: number; notice: 'saved' | 'no-topic' | null; typed?: z.output<typeof typedChoices> };

/** The preferences behind a reader's signed link, after the act that was pressed. The link identifies the reader, not a cookie. */
export async function readPreferences(visit: LinkVisit): Promise<ReadPreferences> {
  const { request, url, locals } = visit;
  const id = readReader('preferences', url.searchParams.get(readerParameter));
  if (id === null) return endedView('broken', 400);
  const fields = request.method === 'POST' ? await readFormFields(request) : {};
  if (!fields) return endedView('broken', 400);
  const payload = await openCms();
  const before = await findReader(payload, id);
  const { now } = locals.renderContext;
  if (fields.act === 'data' && before && before.status !== 'left')
    return { file: fileOf(await exportReaderData(payload, before.email)) };
  const result = await resultOfForm(visit, () => act(payload, before, fields, now));
  if (result && 'ended' in result) return endedView(result.ended, result.status);
  const reader = await findReader(payload, id);
  if (!reader) return endedView('gone', 410);
  if (reader.status === 'left') return endedView('left');
  const { status = 200, notice = null, typed = {} } = result ?? {};
  const { pause, ...chosen } = typed;
  const topics = notice === 'no-topic' ? noTopics : reader.topics;
  const choices = { ...reader, topics, ...chosen };
  return { view: { kind: 'choices', reader, choices, pause, now, notice }, status };
}

async function act(
  payload: Payload,
  reader: Reader | null,
  fields: FormFields,
  now: Date,
): Promise<PreferencesResult> {
  if (!reader || reader.status === 'left') return { status: 200, notice: null };
  if (fields.act === 'leave') {
    await unsubscribe(payload, reader.id, now);
    return { status: 200, ended: 'left' };
  }
  if (fields.act === 'erase') {
    await inOneTransaction(payload, req => eraseSubscriber(req, reader.email, now));
    return { status: 200, ended: 'erased' };
  }
  if (fields.act !== 'save') return { status: 200, notice: null };
  const read = choicesForm.safeParse(fields);
  if (!read.success) return { status: 422, notice: 'no-topic', typed: typedChoices.parse(fields) };
  const { pause, ...chosen } = read.data;
  const choices = { ...chosen, pausedUntil: pauseEnd(pause, reader.pausedUntil, now) };
  const isSaved = await savePreferences(payload, reader.id, choices, now);
  return isSaved ? { status: 200, notice: 'saved' } : { status: 200, ended: 'left' };
}

function fileOf(data: unknown): Response {
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="adey-newsletter.json"',
      'cache-control': 'no-store',
    },
  });
}

/** The page behind the unsubscribe link: the question, and after the button the confirmation. Opening it changes nothing. */
export async function readUnsubscribe(visit: LinkVisit): Promise<{ view: PreferencesView; status: number }> {
  const { url, locals } = visit;
  const id = readReader('leave', url.searchParams.get(readerParameter));
  if (id === null) return { view: { kind: 'broken' }, status: 400 };
  const payload = await openCms();
  await resultOfForm(visit, async () => {
    await unsubscribe(payload, id, locals.renderContext.now);
    return { status: 200 };
  });
  const reader = await findReader(payload, id);
  return { view: { kind: !reader || reader.status === 'left' ? 'left' : 'unsubscribe' }, status: 200 };
}
