import type { Access, CollectionConfig, Field } from 'payload';
import { isAdmin, nobody, roleOf } from '#cms/access/roles.ts';
import { adminGroups } from '#cms/admin-groups.ts';
import { mailEditions, mailStates } from '#platform/mail/mail-state.rules.ts';

/** Mails to staff hold keys to their accounts, so that editors read only what went to visitors. */
const readers: Access = ({ req }) => {
  const role = roleOf(req.user);
  if (role === 'editor') return { forStaff: { not_equals: true } };
  return role === 'admin';
};

const seen: Field[] = [
  { type: 'text', name: 'to', label: 'To', required: true },
  { type: 'text', name: 'toName', label: 'Name' },
  { type: 'text', name: 'subject', label: 'Subject', required: true },
  {
    type: 'select',
    name: 'state',
    label: 'State',
    required: true,
    options: [...mailStates],
    admin: { position: 'sidebar' },
  },
  { type: 'text', name: 'reason', label: 'Reason', admin: { position: 'sidebar' } },
  { type: 'number', name: 'attempts', label: 'Tries', required: true, admin: { position: 'sidebar' } },
  moment('nextAttemptAt', 'Next try'),
  moment('sentAt', 'Sent'),
  { type: 'text', name: 'kind', label: 'About', required: true, index: true, admin: { position: 'sidebar' } },
  {
    type: 'select',
    name: 'locale',
    label: 'Language',
    required: true,
    options: ['en', 'am'],
    admin: { position: 'sidebar' },
  },
  { type: 'text', name: 'messageId', label: 'Message-ID', required: true, admin: { position: 'sidebar' } },
];

/** What sending needs and nobody reads in the form. */
const behind: Field[] = [
  { type: 'text', name: 'compared', required: true, index: true },
  { type: 'textarea', name: 'html' },
  { type: 'textarea', name: 'text' },
  { type: 'json', name: 'headers' },
  { type: 'json', name: 'data' },
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
 * The outbox: every message to one person, from the moment it is decided on. Written by queueMail (platform/mail) within
 * the act it tells of, sent and marked by the worker, never by a form.
 */
export const mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: 'Mail', plural: 'Outbox' },
  access: { create: nobody, read: readers, update: nobody, delete: isAdmin },
  admin: {
    group: adminGroups.behind,
    useAsTitle: 'subject',
    defaultColumns: ['to', 'subject', 'state', 'reason', 'createdAt'],
    listSearchableFields: ['to', 'subject'],
    description: 'Every mail the site sends: what became of it, and why.',
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  indexes: [{ fields: ['state', 'nextAttemptAt'] }, { fields: ['bulkOf', 'state', 'nextAttemptAt'] }],
  fields: [...seen, ...behind],
};
