import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import {
  checkConfirmation,
  confirmSubscription,
} from '#features/newsletter/confirmation/confirm-subscription.action.ts';
import {
  findReader,
  savePreferences,
  unsubscribe,
} from '#features/newsletter/preferences/preferences.action.ts';
import { choicesForm, pauseEnd, type Reader } from '#features/newsletter/preferences/preferences.rules.ts';
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

/** The result of a plain form: the submitted values, their errors, or the outcome of the subscription. */
type PlainSubscription = {
  status: number;
  values: { name: string; email: string };
  errors?: FieldErrors;
  result?: SubscriptionResult;
};

type Visit = Pick<APIContext, 'request' | 'clientAddress' | 'locals'>;

/** Subscribes the sender of a form posted to /send/subscribe without script; any other request gets an empty form. */
export async function readSubscription({
  request,
  clientAddress,
  locals,
}: Visit): Promise<PlainSubscription> {
  const empty = { name: '', email: '' };
  if (request.method !== 'POST') return { status: 200, values: empty };
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
export async function readConfirmation({
  request,
  url,
  locals,
}: LinkVisit): Promise<ConfirmationView & { status: number }> {
  const { locale: language, now } = locals.renderContext;
  const written = url.searchParams.get(readerParameter);
  const payload = await openCms();
  if (request.method !== 'POST') {
    const { state, id } = await checkConfirmation(payload, written, now);
    // Opening an old mail again shows that the address is confirmed; its link gives no access to preferences.
    return { state, preferences: null, status: id === null && state === 'broken' ? 400 : statusOf[state] };
  }
  const outcome = await confirmSubscription(payload, written, { language, now });
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

/** The preferences behind a reader's signed link, after the act that was pressed. The link identifies the reader, not a cookie. */
export async function readPreferences({ request, url, locals }: LinkVisit): Promise<ReadPreferences> {
  const id = readReader('preferences', url.searchParams.get(readerParameter));
  if (id === null) return endedView('broken', 400);
  const payload = await openCms();
  const reader = await findReader(payload, id);
  if (!reader) return endedView('gone', 410);
  if (reader.status === 'left') return endedView('left');
  const { now } = locals.renderContext;
  const fields = request.method === 'POST' ? await readFormFields(request) : {};
  if (!fields) return endedView('broken', 400);
  return act(payload, reader, fields, now);
}

async function act(
  payload: Payload,
  reader: Reader,
  fields: FormFields,
  now: Date,
): Promise<ReadPreferences> {
  if (fields.act === 'leave') {
    await unsubscribe(payload, reader.id, now);
    return endedView('left');
  }
  if (fields.act === 'erase') {
    await inOneTransaction(payload, req => eraseSubscriber(req, reader.email, now));
    return endedView('erased');
  }
  if (fields.act === 'data') return { file: fileOf(await exportReaderData(payload, reader.email)) };
  if (fields.act === 'save') return save(payload, reader, fields, now);
  return { view: { kind: 'choices', reader, choices: reader, now, notice: null }, status: 200 };
}

async function save(
  payload: Payload,
  reader: Reader,
  fields: FormFields,
  now: Date,
): Promise<ReadPreferences> {
  const read = choicesForm.safeParse(fields);
  if (!read.success)
    return { view: { kind: 'choices', reader, choices: reader, now, notice: 'no-topic' }, status: 422 };
  const { pause, ...chosen } = read.data;
  const choices = { ...chosen, pausedUntil: pauseEnd(pause, reader.pausedUntil, now) };
  if (!(await savePreferences(payload, reader.id, choices, now))) return endedView('left');
  return { view: { kind: 'choices', reader, choices, now, notice: 'saved' }, status: 200 };
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
export async function readUnsubscribe({
  request,
  url,
  locals,
}: LinkVisit): Promise<{ view: PreferencesView; status: number }> {
  const id = readReader('leave', url.searchParams.get(readerParameter));
  if (id === null) return { view: { kind: 'broken' }, status: 400 };
  const payload = await openCms();
  const reader = await findReader(payload, id);
  if (!reader || reader.status === 'left') return { view: { kind: 'left' }, status: 200 };
  if (request.method !== 'POST') return { view: { kind: 'unsubscribe' }, status: 200 };
  await unsubscribe(payload, id, locals.renderContext.now);
  return { view: { kind: 'left' }, status: 200 };
}
