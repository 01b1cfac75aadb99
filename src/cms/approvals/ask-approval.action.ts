import type { Payload, TypedUser } from 'payload';
import { noteSave } from '#cms/saves/save-store.ts';
import type { Locale } from '#core/locale.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { APPROVAL_DAYS, fillPlaces } from './approval.rules.ts';
import { approvalLink } from './approval-link.ts';
import { approvalAskedKind, approvalMailTexts } from './approval-mails.texts.ts';
import { type Place, storeApproval } from './approval-store.ts';
import type { Version } from './approval-version.ts';

/** `staff`: their account, where they have one. */
export type AskedPerson = { name: string; email: string; language: Locale; staff: number | null };

/** Asks somebody to approve a version: the approval, its line in the audit trail and the mail, or none of them. */
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
    await noteSave(Object.assign(req, { user }), place, 'approval-asked');
    const asker = String(user.name ?? 'Adey');
    const texts = approvalMailTexts[language].asked;
    await queueMail(req, {
      kind: approvalAskedKind,
      to: email,
      toName: name,
      locale: language,
      subject: fillPlaces(texts.subject, { asker, title: version.title }),
      data: {
        name,
        asker,
        title: version.title,
        note: note && fillPlaces(texts.note, { note }),
        days: String(APPROVAL_DAYS),
      },
      secrets: { link: approvalLink(id, secret, language) },
      dedupeKey: `${approvalAskedKind}:${id}`,
    });
  });
}
