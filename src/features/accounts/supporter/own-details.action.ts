import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { rowsOf, type Writer } from '#platform/transaction.ts';

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
  const updated = await rowsOf(
    writer,
    sql`update auth."user" set "firstName" = ${firstName}, name = ${firstName}, phone = ${number}, "updatedAt" = now()
        where id = ${userId} and not exists (select 1 from auth.account where "userId" = ${userId}) returning id`,
  );
  return updated.length === 1 ? ok(null) : problem('service');
}

/** Whether an identity service provides this person's details. */
export async function hasService(writer: Writer, userId: string): Promise<boolean> {
  return (
    (await rowsOf(writer, sql`select 1 from auth.account where "userId" = ${userId} limit 1`)).length > 0
  );
}

/** Stores the language of mails; the dashboard opens in it after sign-in. */
export async function chooseLanguage(writer: Writer, userId: string, language: Locale): Promise<void> {
  await rowsOf(
    writer,
    sql`update auth."user" set language = ${language}, "updatedAt" = now() where id = ${userId} returning 1`,
  );
}
