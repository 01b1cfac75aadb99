import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { rowsOf, type Writer } from './rows-of.ts';

/** Stores the language of mails; the dashboard opens in it after sign-in. */
export async function chooseLanguage(writer: Writer, userId: string, language: Locale): Promise<void> {
  await rowsOf(
    writer,
    sql`update auth."user" set language = ${language}, "updatedAt" = now() where id = ${userId} returning 1`,
  );
}
