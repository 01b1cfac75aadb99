import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Locale } from '#core/locale.ts';
import { env } from '#platform/env.ts';
import { queueMails, type UnwrittenMail } from '#platform/mail/outbox.ts';
import { queryRows } from '#platform/transaction.ts';
import type { Attack } from './abuse.rules.ts';
import { attackMailKind, attackMailTexts } from './attack-mail.texts.ts';
import { readAttack } from './slow-down.ts';

type Admin = { id: number; name: string; email: string; language: Locale | null };

/**
 * Mails every admin if the donation form is under attack, once a day, however many processes check.
 * @returns how many mails were queued.
 */
export async function reportAttack(payload: Payload, now: Date): Promise<number> {
  const attack = await readAttack({ payload }, now);
  if (attack === null) return 0;
  const admins = await queryRows<Admin>(
    { payload },
    sql`select id, name, email, language from staff where role = 'admin'`,
  );
  const page = `${env.STAFF_URL}${payload.config.routes.admin}/gifts`;
  return queueMails(
    { payload },
    admins.map(admin => mailTo(admin, attack, page, now.toISOString().slice(0, 10))),
  );
}

function mailTo(
  { id, name, email, language }: Admin,
  attack: Attack,
  page: string,
  day: string,
): UnwrittenMail {
  const locale = language ?? 'en';
  const texts = attackMailTexts[locale];
  return {
    kind: attackMailKind,
    to: email,
    toName: name,
    locale,
    subject: texts.subject,
    data: { name, page, says: texts.noticed[attack] },
    dedupeKey: `${attackMailKind}:${day}:${id}`,
    forStaff: true,
  };
}
