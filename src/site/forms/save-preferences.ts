import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import type { z } from 'zod';
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
import { readerParameter, readReader } from '#features/newsletter/reader-links.ts';
import { eraseSubscriber, exportReaderData } from '#features/newsletter/subscriber.personal-data.ts';
import { type FormFields, readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { runForm } from '#site/form-results.ts';

type LinkVisit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/** A reader's page, or the file they asked for. */
type Preferences = { view: PreferencesView; status: number } | { file: Response };

const endedView = (kind: 'left' | 'erased' | 'gone' | 'broken', status = 200): Preferences => ({
  view: { kind },
  status,
});

/** What a press on the preferences page led to: the reader is gone, or the choices with a notice. */
type PreferencesResult =
  | { status: number; ended: 'left' | 'erased' }
  | { status: number; notice: 'saved' | 'no-topic' | null; typed?: z.output<typeof typedChoices> };

/** The preferences behind a reader's signed link, after the act that was pressed. The link identifies the reader, not a cookie. */
export async function answerPreferences(visit: LinkVisit): Promise<Preferences> {
  const { request, url, locals } = visit;
  const id = readReader('preferences', url.searchParams.get(readerParameter));
  if (id === null) return endedView('broken', 400);
  const fields = request.method === 'POST' ? await readFormFields(request) : {};
  if (!fields) return endedView('broken', 400);
  const payload = await openCms();
  const before = await findReader(payload, id);
  const { now } = locals.renderContext;
  if (fields.act === 'data' && before && before.status !== 'left')
    return { file: answerFile(await exportReaderData(payload, before.email)) };
  const result = await runForm(visit, () => act(payload, before, fields, now));
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

function answerFile(data: unknown): Response {
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="adey-newsletter.json"',
      'cache-control': 'no-store',
    },
  });
}
