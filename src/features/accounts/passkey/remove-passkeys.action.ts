import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { defaultLocale, isLocale } from '#core/locale.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { inOneTransaction, rowsOf } from '#platform/transaction.ts';
import { endSessions } from '../supporter/sessions.ts';
import { passkeyMailTexts, passkeysRemovedKind } from './passkey-mail.texts.ts';

/**
 * Removes all passkeys of a supporter who lost them, signs them out everywhere and tells them by mail. Returns how many
 * there were; null if no account has this address.
 */
export async function removePasskeys(payload: Payload, email: string): Promise<number | null> {
  return inOneTransaction(payload, async req => {
    const [account] = await rowsOf<{ id: string; email: string; language: string | null }>(
      req,
      sql`select id, email, language from auth."user" where email = ${email} for update`,
    );
    if (!account) return null;
    const removed = await rowsOf(
      req,
      sql`delete from auth.passkeys where user_id = ${account.id} returning 1`,
    );
    await endSessions(req, account);
    const locale = isLocale(account.language) ? account.language : defaultLocale;
    const { subject } = passkeyMailTexts[locale].removed;
    await queueMail(req, { kind: passkeysRemovedKind, to: account.email, locale, subject, data: {} });
    return removed.length;
  });
}
