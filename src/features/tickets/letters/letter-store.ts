import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import type { MailState } from '#platform/mail/mail.rules.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { type Holder, listInside, readHolders } from '../orders/holders.ts';
import { LETTER_KIND } from '../orders/order-mail.texts.ts';
import { type Choosing, type Letter, type LetterDraft, MOST_CHOSEN } from './letter.rules.ts';

/** One letter, or null. */
export async function findLetter(reader: Writer, id: string): Promise<Letter | null> {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null;
  const [letter] = await readLetters(reader, sql`l.id = ${id}::uuid`);
  return letter ?? null;
}

/** The letters of an event, the newest first. */
export const listLetters = (reader: Writer, event: number): Promise<Letter[]> =>
  readLetters(reader, sql`l.event = ${event}`);

const readLetters = (reader: Writer, condition: SQL): Promise<Letter[]> =>
  queryRows<Letter>(
    reader,
    sql`select l.id, l.event, l.chosen, l.words, l.revision, l.sent_by as "sentBy", l.people,
          jsonb_build_object('to', l.audience, 'of', coalesce(l.kind, l.order_id::text)) as audience,
          (extract(epoch from l.changed_at) * 1000)::float8 as "changedAt",
          (extract(epoch from l.sent_at) * 1000)::float8 as "sentAt"
        from tickets.letters l where ${condition} order by coalesce(l.sent_at, l.changed_at) desc, l.id`,
  );

/**
 * Stores a letter as it is written; false if it was sent or deleted, its order is gone, or somebody else has changed it since it
 * was shown. The last writer may also save from an earlier form, after pressing Back.
 */
export async function storeLetter(
  writer: Writer,
  { id, event, audience: { to, of }, chosen, words, revision }: LetterDraft,
  { account, now }: { account: number; now: Date },
): Promise<boolean> {
  const [kind, order] = [to === 'kind' ? of : null, to === 'order' ? of : null];
  const stored = await queryRows(
    writer,
    sql`insert into tickets.letters as known (id, event, audience, kind, order_id, chosen, words, account, changed_at)
        select ${id}::uuid, ${event}::int, ${to}, ${kind}, ${order}::uuid, ${choosable(event, asArray(chosen))},
          ${JSON.stringify(words)}::jsonb, ${account}::int, ${now.toISOString()}::timestamptz
        where (${order}::uuid is null or exists (select from tickets.orders where id = ${order}::uuid))
          and (${revision}::int = 0 or exists (select from tickets.letters where id = ${id}::uuid))
        on conflict (id) do update set audience = excluded.audience, kind = excluded.kind, order_id = excluded.order_id,
          chosen = excluded.chosen, words = excluded.words, account = excluded.account, changed_at = excluded.changed_at, revision = known.revision + 1
        where known.sent_at is null and known.event = excluded.event
          and (known.revision = ${revision}::int or known.account = excluded.account) returning id`,
  );
  return stored.length > 0;
}

const asArray = (ids: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** SQL: those of an array of orders whose person can be chosen for a letter about an event. */
const choosable = (event: number, ids: SQL): SQL =>
  sql`array(select o.id from tickets.orders o where o.id = any(${ids})
        and o.state = 'confirmed' and o.email is not null and exists (select from tickets.tickets t
          where t.order_id = o.id and t.event = ${event}::int and t.cancelled_at is null) order by o.id)`;

/**
 * Chooses people for a letter, in addition to those who are chosen already. Returns how many of them cannot be written to about
 * this event; `nobody` if that is all of them. `many`: they are too many with those who were. `gone`: the letter was sent, or it is
 * about another event.
 */
export async function choosePeople(
  writer: Writer,
  { id, event, chosen }: Choosing,
  { account, now }: { account: number; now: Date },
): Promise<Outcome<{ ignored: number }, 'nobody' | 'many' | 'gone'>> {
  if (chosen.length > MOST_CHOSEN) return problem('many');
  const [choice] = await queryRows<{ fit: string[] }>(
    writer,
    sql`select ${choosable(event, asArray(chosen))} as fit`,
  );
  const fit = choice?.fit ?? [];
  if (fit.length === 0) return problem('nobody');
  // Without those who gave up since they were chosen.
  const all = choosable(event, sql`known.chosen || excluded.chosen`);
  const stored = await queryRows(
    writer,
    sql`insert into tickets.letters as known (id, event, audience, chosen, words, account, changed_at)
        values (${id}::uuid, ${event}::int, 'chosen', ${asArray(fit)}, '{}', ${account}::int,
          ${now.toISOString()}::timestamptz)
        on conflict (id) do update set audience = 'chosen', kind = null, order_id = null, chosen = ${all},
          account = excluded.account, changed_at = excluded.changed_at, revision = known.revision + 1
        where known.sent_at is null and known.event = excluded.event and cardinality(${all}) <= ${MOST_CHOSEN} returning id`,
  );
  if (stored.length > 0) return ok({ ignored: chosen.length - fit.length });
  const known = await findLetter(writer, id);
  return problem(known?.event === event && known.sentAt === null ? 'many' : 'gone');
}

/** Deletes a letter that was not sent. */
export async function deleteDraft(writer: Writer, id: string): Promise<void> {
  await queryRows(writer, sql`delete from tickets.letters where id = ${id}::uuid and sent_at is null`);
}

/** Everybody who can be written to about an event, and with which tickets somebody is inside. */
export async function readAll(
  reader: Writer,
  event: number,
): Promise<{ holders: Holder[]; inside: Set<string> }> {
  const holders = await readHolders(reader, event);
  const waiting = await readHolders(reader, event, sql`true`, 'waiting');
  return { holders: [...holders, ...waiting], inside: await listInside(reader, event) };
}

/** How many mails of each letter are in which state; those of people who were erased are gone. */
export async function countOutcomes(
  reader: Writer,
  letters: readonly string[],
): Promise<Map<string, Partial<Record<MailState, number>>>> {
  if (letters.length === 0) return new Map();
  const rows = await queryRows<{ letter: string; state: MailState; count: number }>(
    reader,
    sql`select bulk_of as letter, state, count(*)::int as count from mails
        where kind = ${LETTER_KIND} and bulk_of in ${[...letters]} group by 1, 2`,
  );
  const byLetter = Map.groupBy(rows, ({ letter }) => letter);
  return new Map(
    [...byLetter].map(([letter, all]) => [
      letter,
      Object.fromEntries(all.map(({ state, count }) => [state, count])),
    ]),
  );
}
