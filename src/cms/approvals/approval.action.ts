import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, TypedUser } from 'payload';
import { recordSave } from '#cms/saves/save-store.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { env } from '#platform/env.ts';
import { queueMail, type UnwrittenMail } from '#platform/mail/outbox.ts';
import { inOneTransaction, queryRows } from '#platform/transaction.ts';
import { APPROVAL_DAYS, type ApprovalAnswer, fillPlaceholders } from './approval.rules.ts';
import { approvalAnsweredKind, approvalAskedKind, approvalMailTexts } from './approval-mails.texts.ts';
import {
  type Asker,
  approvalLink,
  type Place,
  readApprovalLink,
  storeApproval,
  storeStaffAnswer,
} from './approval-store.ts';
import type { Version } from './approval-version.ts';
import type { OpenedApproval } from './open-approval.ts';

type Given = { answer: ApprovalAnswer; words: string; title: string };

/**
 * Stores the only answer to an approval, with an entry in the audit trail and a mail to the person who asked. `over`:
 * already answered, withdrawn or expired; the database decides, so only one of two concurrent answers counts.
 */
export async function answerApproval(
  payload: Payload,
  link: string | null,
  approval: OpenedApproval,
  { answer, words, title }: Given,
  now: Date,
): Promise<Outcome<null, 'over'>> {
  const read = readApprovalLink(link);
  if (!read || read.id !== approval.id) return problem('over');
  const { id, proof } = read;
  const isStored = await inOneTransaction(payload, async req => {
    const [asker] = await queryRows<Omit<Asker, 'name'>>(
      req,
      sql`select * from staff.answer_approval(${id}, ${proof}, ${now.toISOString()}, ${answer}, ${words})`,
    );
    if (!asker) return false;
    if (asker.email !== null)
      await queueMail(req, mailTo(approval, asker, { answer, words, title }, payload));
    return true;
  });
  return isStored ? ok(null) : problem('over');
}

type StaffAnswered = { id: number; place: Place; title: string; answer: ApprovalAnswer; words: string };

/** Stores the answer of a colleague in the admin, who needs no link. */
export async function answerAsStaff(
  payload: Payload,
  user: TypedUser,
  { id, place, title, answer, words }: StaffAnswered,
  now: Date,
): Promise<Outcome<null, 'over'>> {
  const isStored = await inOneTransaction(payload, async req => {
    const given = { ...place, id, staff: Number(user.id), answer, words };
    const asker = await storeStaffAnswer(req, given, now);
    if (!asker) return false;
    await recordSave(
      Object.assign(req, { user }),
      place,
      answer === 'approved' ? 'approved' : 'changes-asked',
    );
    if (asker.email !== null)
      await queueMail(
        req,
        mailTo({ id, ...place, name: asker.name }, asker, { answer, words, title }, payload),
      );
    return true;
  });
  return isStored ? ok(null) : problem('over');
}

function mailTo(
  { id, collection, document, name }: Pick<OpenedApproval, 'id' | 'collection' | 'document' | 'name'>,
  { asker, email, language }: Omit<Asker, 'name'>,
  { answer, words, title }: Given,
  payload: Payload,
): UnwrittenMail {
  const locale = isLocale(language) ? language : 'en';
  const texts = approvalMailTexts[locale].answered;
  const filled = (text: string) => fillPlaceholders(text, { who: name, title });
  return {
    kind: approvalAnsweredKind,
    to: email ?? '',
    toName: asker ?? '',
    locale,
    subject: filled(texts.subject[answer]),
    data: {
      name: asker ?? '',
      says: filled(texts.says[answer]),
      words: words ? fillPlaceholders(texts.words, { words }) : texts.noWords,
      page: `${env.STAFF_URL}${payload.config.routes.admin}/collections/${collection}/${document}`,
    },
    dedupeKey: `${approvalAnsweredKind}:${id}`,
    forStaff: true,
  };
}

/** `staff`: the id of their account, if they have one. */
export type AskedPerson = { name: string; email: string; language: Locale; staff: number | null };

/** Asks somebody to approve a version: stores the approval, its audit trail entry and the mail in one transaction. */
export async function askApproval(
  payload: Payload,
  user: TypedUser,
  { place, version, person, note }: { place: Place; version: Version; person: AskedPerson; note: string },
  now: Date,
): Promise<void> {
  const { name, email, language } = person;
  await inOneTransaction(payload, async req => {
    const by = Number(user.id);
    const asked = { ...place, version: version.id, content: version.content, by, note, ...person, now };
    const { id, secret } = await storeApproval(req, asked);
    await recordSave(Object.assign(req, { user }), place, 'approval-asked');
    const asker = String(user.name ?? 'Adey');
    const texts = approvalMailTexts[language].asked;
    await queueMail(req, {
      kind: approvalAskedKind,
      to: email,
      toName: name,
      locale: language,
      subject: fillPlaceholders(texts.subject, { asker, title: version.title }),
      data: {
        name,
        asker,
        title: version.title,
        note: note && fillPlaceholders(texts.note, { note }),
        days: String(APPROVAL_DAYS),
      },
      secrets: { link: approvalLink(id, secret, language) },
      dedupeKey: `${approvalAskedKind}:${id}`,
    });
  });
}
