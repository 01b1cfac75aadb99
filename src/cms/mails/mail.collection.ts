import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionConfig, Field, PayloadRequest, Where } from 'payload';
import { accessFor, readableMailAreas } from '#cms/access/access-for.ts';
import { isAdmin } from '#cms/access/roles.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { type MailState, mailEditions, mailStates, mailStateWords } from '#platform/mail/mail.rules.ts';
import { kindsIn } from '#platform/mail/mail-areas.ts';
import type { BulkWords } from '#platform/mail/outbox-maintenance.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import { mailEndpoints } from './mail.endpoints.ts';

type Asking = Pick<PayloadRequest, 'user'>;

/**
 * The mails that the caller may read: all for admins, and for others those of their areas that contain no link to a staff
 * account. A condition on the row, so that the others can be neither searched, sorted nor counted.
 */
export function readableMails(req: Asking): Where | true {
  if (isAdmin({ req })) return true;
  return {
    and: [{ kind: { in: kindsIn(readableMailAreas(req)) } }, { forStaff: { not_equals: true } }],
  };
}

/** What staff see of a mail that they may not read. */
export type UnreadableMail = { id: number; kind: string; state: MailState; at: Date };

const SHOWN = 50;

/** The newest mails that the caller may not read; empty for admins. */
export async function listUnreadableMails(reader: Writer, req: Asking): Promise<UnreadableMail[]> {
  if (isAdmin({ req })) return [];
  const rows = await queryRows<Omit<UnreadableMail, 'at'> & { at: string | Date }>(
    reader,
    sql`select id, kind, state, coalesce(sent_at, created_at) as at from mails
        where for_staff or not (kind = any(${sql.param(kindsIn(readableMailAreas(req)))}::text[])) order by id desc limit ${SHOWN}`,
  );
  return rows.map(({ id, kind, state, at }) => ({ id, kind, state, at: new Date(at) }));
}

const access = accessFor('mails', { only: { read: readableMails } });

const aside = { position: 'sidebar' } as const;

const seen: Field[] = [
  {
    type: 'ui',
    name: 'mail',
    label: 'Mail',
    admin: { disableListColumn: true, components: { Field: adminComponents.MailView } },
  },
  { type: 'text', name: 'to', label: 'Recipient', required: true },
  { type: 'text', name: 'toName', label: 'Name' },
  { type: 'text', name: 'subject', label: 'Subject', required: true },
  {
    type: 'select',
    name: 'state',
    label: 'State',
    required: true,
    options: mailStates.map(value => ({ value, label: mailStateWords[value] })),
    admin: aside,
  },
  { type: 'textarea', name: 'reason', label: 'Reason', admin: aside },
  {
    type: 'select',
    name: 'bounce',
    label: 'Why it came back',
    options: [
      { value: 'hard', label: 'Permanent: there is no such mailbox' },
      { value: 'soft', label: 'Temporary: the mailbox did not accept this mail' },
    ],
    admin: aside,
  },
  { type: 'number', name: 'attempts', label: 'Attempts', required: true, admin: aside },
  moment('nextAttemptAt', 'Next attempt'),
  moment('sentAt', 'Sent'),
  { type: 'text', name: 'kind', label: 'About', required: true, index: true, admin: aside },
  {
    type: 'select',
    name: 'locale',
    label: 'Language',
    required: true,
    options: [
      { value: 'en', label: 'English' },
      { value: 'am', label: 'አማርኛ' },
    ],
    admin: aside,
  },
  { type: 'text', name: 'messageId', label: 'Message-ID', required: true, index: true, admin: aside },
];

/** Needed for sending, not shown in the form. */
const behind: Field[] = [
  { type: 'text', name: 'compared', required: true, index: true },
  { type: 'textarea', name: 'html' },
  { type: 'textarea', name: 'text' },
  { type: 'json', name: 'headers' },
  { type: 'json', name: 'data' },
  { type: 'textarea', name: 'sealed', hidden: true },
  { type: 'select', name: 'edition', options: [...mailEditions] },
  { type: 'text', name: 'bulkOf' },
  { type: 'checkbox', name: 'forStaff' },
  { type: 'text', name: 'dedupeKey', unique: true },
  { type: 'text', name: 'leaseBy' },
  { type: 'date', name: 'leaseUntil' },
].map(field => ({ ...field, admin: { hidden: true } }) as Field);

function moment(name: string, label: string): Field {
  return {
    type: 'date',
    name,
    label,
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  };
}

/**
 * The outbox: every mail to one person, from the moment it is queued. queueMail (platform/mail) writes it in the transaction
 * it belongs to, and the worker sends and updates it; forms never write it. `bulkWords` reads the texts of mails that belong
 * to an issue.
 */
export const mailCollection = (bulkWords: BulkWords): CollectionConfig => ({
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Outbox' },
  access,
  admin: {
    group: adminGroups.records,
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    description: 'Every mail the site sends, with its status and the reason.',
    components: { beforeListTable: [adminComponents.OutboxCounts] },
  },
  endpoints: mailEndpoints(bulkWords),
  defaultSort: '-createdAt',
  lockDocuments: false,
  indexes: [{ fields: ['state', 'nextAttemptAt'] }, { fields: ['bulkOf', 'state', 'nextAttemptAt'] }],
  fields: [...seen, ...behind],
});
