import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editorOrAdmin } from '#cms/access/roles.ts';
import { comparedEmail, isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { confirmationMail } from '#features/newsletter/confirmation/confirmation-mail.ts';
import { recordErasure } from '#platform/backup/erasures.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { UNSUBSCRIBED, unsubscribeWithin } from './preferences/preferences.action.ts';
import { unsubscribedHashes } from './reader-links.ts';

/** taken: another subscriber has this address. left: its owner has unsubscribed. */
type CorrectionProblem = 'not-suspended' | 'invalid' | 'same' | 'taken' | 'left';

/**
 * Replaces a suspended address with a corrected one: a new subscription with the same choices, which its owner has to
 * confirm. Links in mail to the old address do not open it.
 */
export function correctAddress(
  payload: Payload,
  id: number,
  typed: string,
  now: Date,
): Promise<Outcome<{ id: number }, CorrectionProblem>> {
  const email = pastedEmail(typed);
  return inOneTransaction<Outcome<{ id: number }, CorrectionProblem>>(payload, async req => {
    const row = await lockSuspended(req, id);
    if (!row) return problem('not-suspended');
    if (!isEmailAddress(email)) return problem('invalid');
    const compared = comparedEmail(email);
    if (compared === row.compared) return problem('same');
    const there = await findOthers(req, compared);
    if (there.length > 0) return problem(there.includes(compared) ? 'taken' : 'left');
    const at = now.toISOString();
    const { rows } = (await (
      await getExecutor(req)
    ).execute(sql`
      insert into subscribers
        (name, email, compared, status, language, topics_news, topics_events, topics_projects, edition, paused_until,
         joined_at, source, consent_version, consent_text, confirmation_mailed_at, updated_at, created_at)
      select name, ${email}, ${compared}, 'waiting', language, topics_news, topics_events, topics_projects, edition,
        paused_until, ${at}, source, consent_version, consent_text, ${at}, ${at}, ${at}
      from subscribers where id = ${id}
      returning id
    `)) as { rows: { id: number }[] };
    const corrected = Number(rows[0]?.id);
    await unsubscribeWithRecord(req, id, now);
    await queueMail(req, confirmationMail({ id: corrected, email }, { language: row.language, now }));
    return ok({ id: corrected });
  });
}

/** Unsubscribes a suspended address, so that no import brings it back; false if it is not suspended. */
export function unsubscribeSuspended(payload: Payload, id: number, now: Date): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    if (!(await lockSuspended(req, id))) return false;
    await unsubscribeWithRecord(req, id, now);
    return true;
  });
}

/** Mails a suspended address the link that ends its suspension; false if it is not suspended. */
export function resendToSuspended(payload: Payload, id: number, now: Date): Promise<boolean> {
  return inOneTransaction(payload, async req => {
    const row = await lockSuspended(req, id);
    if (!row) return false;
    await queueMail(req, confirmationMail({ id, email: row.email }, { language: row.language, now }));
    const at = now.toISOString();
    await (await getExecutor(req)).execute(
      sql`update subscribers set confirmation_mailed_at = ${at}, updated_at = ${at} where id = ${id}`,
    );
    return true;
  });
}

const LONGEST_SUSPENDED_DAYS = 365;

/** Unsubscribes addresses that have been suspended for a year, and returns how many. */
export async function unsubscribeLongSuspended(payload: Payload, now: Date): Promise<number> {
  const longAgo = new Date(now.getTime() - LONGEST_SUSPENDED_DAYS * 86_400_000).toISOString();
  const { rows } = (await (
    await getExecutor({ payload })
  ).execute(sql`select id from subscribers where status = 'suspended' and suspended_at <= ${longAgo}`)) as {
    rows: { id: number }[];
  };
  for (const { id } of rows) await unsubscribeSuspended(payload, id, now);
  return rows.length;
}

type SuspendedRow = { email: string; compared: string; language: Locale };

async function lockSuspended(req: PayloadRequest, id: number): Promise<SuspendedRow | null> {
  const { rows } = (await (
    await getExecutor(req)
  ).execute(
    sql`select email, compared, language from subscribers where id = ${id} and status = 'suspended' for update`,
  )) as { rows: SuspendedRow[] };
  return rows[0] ?? null;
}

async function unsubscribeWithRecord(req: PayloadRequest, id: number, now: Date): Promise<void> {
  const compared = await unsubscribeWithin(req, id, now);
  if (compared !== null) await recordErasure(req, compared, [UNSUBSCRIBED]);
}

async function findOthers(req: PayloadRequest, compared: string): Promise<string[]> {
  const { rows } = (await (
    await getExecutor(req)
  ).execute(
    sql`select compared from subscribers where compared in ${[compared, ...unsubscribedHashes(compared)]}`,
  )) as { rows: { compared: string }[] };
  return rows.map(row => row.compared);
}

const respond = (status: number, message: string, more: object = {}) =>
  Response.json({ message, ...more }, { status });

const notSuspended = 'This address is not suspended any more.';

const correctionRequest = z.strictObject({ email: z.string().max(2 * longestEmail) });

const correctionProblems: Record<CorrectionProblem, [number, string]> = {
  'not-suspended': [409, notSuspended],
  invalid: [422, 'Please enter a valid email'],
  same: [422, 'Mail came back from this address. Enter another one, or ask again by mail.'],
  taken: [409, 'This address is on the list already. Take the suspended one off the list.'],
  left: [409, 'Whoever has this address has left the newsletter. Only they can join again.'],
};

/** What admins and editors can do about a suspended address; paths are below `/api/subscribers`. */
export const suspensionEndpoints: Endpoint[] = [
  act('mend', async (req, id, now) => {
    const parsed = correctionRequest.safeParse(await req.json?.().catch(() => null));
    if (!parsed.success) return respond(...correctionProblems.invalid);
    const corrected = await correctAddress(req.payload, id, parsed.data.email, now);
    if (!corrected.ok) return respond(...correctionProblems[corrected.problem]);
    return respond(
      200,
      'The address is changed. A mail asks the person who has it to confirm.',
      corrected.value,
    );
  }),
  act('ask-again', async (req, id, now) =>
    (await resendToSuspended(req.payload, id, now))
      ? respond(200, 'A mail asking them to confirm is on its way. Until they do, they get no newsletter.')
      : respond(409, notSuspended),
  ),
  act('take-out', async (req, id, now) =>
    (await unsubscribeSuspended(req.payload, id, now))
      ? respond(200, 'The address is off the list.')
      : respond(409, notSuspended),
  ),
];

function act(
  name: string,
  perform: (req: PayloadRequest, id: number, now: Date) => Promise<Response>,
): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async req => {
      if (!editorOrAdmin({ req })) return respond(403, 'Only editors and admins may do this.');
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return respond(404, 'Not found');
      return perform(req, id, new Date());
    },
  };
}
