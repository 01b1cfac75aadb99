import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Locale } from '#core/locale.ts';
import { rowsOf, type Writer } from './rows-of.ts';

/** Keeps the language somebody wants to be written to in; their page opens in it after each sign-in. */
export async function chooseLanguage(writer: Writer, userId: string, language: Locale): Promise<void> {
  await rowsOf(
    writer,
    sql`update auth."user" set language = ${language}, "updatedAt" = now() where id = ${userId} returning 1`,
  );
}
