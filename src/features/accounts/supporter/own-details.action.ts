import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

const phone = /^\+?[\d][\d ()./-]{4,30}$/;

/** name: not a valid name. phone: not a valid number. service: these details are managed by the identity service. */
type OwnDetailsProblem = 'name' | 'phone' | 'service';

/** Stores the first name and optional phone of somebody who signs in by mail. */
export async function saveOwnDetails(
  writer: Writer,
  userId: string,
  details: { firstName: string; phone: string },
): Promise<Outcome<null, OwnDetailsProblem>> {
  const [firstName, number] = [tidyName(details.firstName), details.phone.trim()];
  if (!isFullName(firstName)) return problem('name');
  if (number !== '' && !phone.test(number)) return problem('phone');
  const updated = await queryRows(
    writer,
    sql`update auth."user" set "firstName" = ${firstName}, name = ${firstName}, phone = ${number}, "updatedAt" = now()
        where id = ${userId} and not exists (select 1 from auth.account where "userId" = ${userId}) returning id`,
  );
  return updated.length === 1 ? ok(null) : problem('service');
}

/** Whether an identity service provides this person's details. */
export async function hasService(writer: Writer, userId: string): Promise<boolean> {
  return (
    (await queryRows(writer, sql`select 1 from auth.account where "userId" = ${userId} limit 1`)).length > 0
  );
}

/** Stores the language of mails; the dashboard opens in it after sign-in. */
export async function chooseLanguage(writer: Writer, userId: string, language: Locale): Promise<void> {
  await queryRows(
    writer,
    sql`update auth."user" set language = ${language}, "updatedAt" = now() where id = ${userId} returning 1`,
  );
}

type Kind = keyof EventMarks;

/** Stores a browser's events in the account, with consent; existing ones stay. */
export async function saveEventMarks(writer: Writer, userId: string, marks: EventMarks): Promise<void> {
  for (const kind of ['loved', 'viewed'] as const)
    if (marks[kind].length > 0)
      await queryRows(
        writer,
        sql`insert into auth.event_marks (user_id, kind, event_key)
            select ${userId}, ${kind}, key from jsonb_array_elements_text(${JSON.stringify(marks[kind])}::jsonb) as key
            on conflict do nothing`,
      );
}

/** The stored events of an account, newest first. */
export async function listEventMarks(writer: Writer, userId: string): Promise<EventMarks> {
  const rows = await queryRows<{ kind: Kind; event_key: string }>(
    writer,
    sql`select kind, event_key from auth.event_marks where user_id = ${userId} order by kept_at desc, event_key`,
  );
  const of = (kind: Kind) => rows.filter(row => row.kind === kind).map(row => row.event_key);
  return { loved: of('loved'), viewed: of('viewed') };
}

/** Deletes the stored events; the browser keeps its own. */
export async function deleteEventMarks(writer: Writer, userId: string): Promise<void> {
  await queryRows(writer, sql`delete from auth.event_marks where user_id = ${userId}`);
}

/** Keys of the events a browser has loved or viewed, as used for counting. */
export type EventMarks = { readonly loved: readonly string[]; readonly viewed: readonly string[] };

/** More events than the charity will have in the lifetime of a browser. */
const most = 500;
const longestKey = 200;

/** Parses a JSON list of keys from a form; anything else counts as empty. */
export function readKeys(text: string | undefined): string[] {
  const list = parsed(text ?? '');
  if (!Array.isArray(list)) return [];
  const keys = list.filter(key => typeof key === 'string' && isKey(key));
  return [...new Set(keys)].slice(0, most);
}

// PostgreSQL cannot store NUL or unpaired surrogates.
const isKey = (key: string) => key !== '' && key.length <= longestKey && !/[\p{Cc}\p{Cs}]/u.test(key);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // The form was not sent by our script; treated as empty.
  }
}
