import type { APIContext } from 'astro';
import type { Payload } from 'payload';
import {
  findReader,
  savePreferences,
  unsubscribe,
} from '#features/newsletter/preferences/preferences.action.ts';
import { choicesForm, pauseEnd, type Reader } from '#features/newsletter/preferences/preferences.rules.ts';
import type { PreferencesView } from '#features/newsletter/preferences/preferences-page.tsx';
import { readerParameter, readReader } from '#features/newsletter/reader-links.ts';
import { eraseSubscriber, exportReaderData } from '#features/newsletter/subscriber.personal-data.ts';
import { type FormFields, readFormFields } from '#platform/http/request-body.ts';
import { openCms } from '#platform/payload.ts';
import { inOneTransaction } from '#platform/transaction.ts';

type Visit = Pick<APIContext, 'request' | 'url' | 'locals'>;

/** What a reader's page shows, or a file they asked for. */
export type ReadPreferences = { view: PreferencesView; status: number } | { file: Response };

const ended = (kind: 'left' | 'erased' | 'gone' | 'broken', status = 200): ReadPreferences => ({
  view: { kind },
  status,
});

/** Reads the link of a reader and does what they pressed. The signed link alone says who they are; no cookie does. */
export async function readPreferences({ request, url, locals }: Visit): Promise<ReadPreferences> {
  const id = readReader('preferences', url.searchParams.get(readerParameter));
  if (id === null) return ended('broken', 400);
  const payload = await openCms();
  const reader = await findReader(payload, id);
  if (!reader) return ended('gone', 410);
  if (reader.status === 'left') return ended('left');
  const { now } = locals.renderContext;
  const fields = request.method === 'POST' ? await readFormFields(request) : {};
  if (!fields) return ended('broken', 400);
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
    return ended('left');
  }
  if (fields.act === 'erase') {
    await inOneTransaction(payload, req => eraseSubscriber(req, reader.email, now));
    return ended('erased');
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
  if (!(await savePreferences(payload, reader.id, choices, now))) return ended('left');
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
