import type { CollectionConfig, Field } from 'payload';
import { accessFor, fieldAccess } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-components.ts';
import { csvDownload, toText } from '#cms/csv-download.ts';
import { messageStates } from './message.rules.ts';

/** The visitor's own text: written once by send-message.action.ts and never edited. */
const asSent = { access: fieldAccess('sent once') };

const sent: Field[] = [
  { type: 'text', name: 'name', label: 'Name', required: true, ...asSent },
  { type: 'text', name: 'email', label: 'Email', required: true, ...asSent },
  { type: 'textarea', name: 'message', label: 'Message', required: true, ...asSent, admin: { rows: 12 } },
];

const aside: Field[] = [
  {
    type: 'select',
    name: 'state',
    label: 'State',
    required: true,
    index: true,
    defaultValue: 'new',
    options: [...messageStates],
    admin: { position: 'sidebar', description: 'Set it to answered once somebody has written back.' },
  },
  {
    type: 'textarea',
    name: 'note',
    label: 'Note for staff',
    maxLength: 2_000,
    admin: { position: 'sidebar', description: 'Who answered, or what was agreed. Only staff read it.' },
  },
  {
    type: 'date',
    name: 'sentAt',
    label: 'Sent',
    required: true,
    index: true,
    ...asSent,
    admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    type: 'select',
    name: 'language',
    label: 'Language of the page',
    required: true,
    options: [
      { label: 'English', value: 'en' },
      { label: 'አማርኛ', value: 'am' },
    ],
    ...asSent,
    admin: { position: 'sidebar' },
  },
];

/** Fields for lists and searches, hidden in the form. */
const behind: Field[] = [
  { type: 'text', name: 'firstLine', label: 'Begins with', ...asSent, admin: { hidden: true } },
  { type: 'text', name: 'compared', required: true, index: true, ...asSent, admin: { hidden: true } },
];

const table = csvDownload([
  { name: 'Sent', of: ({ sentAt }) => toText(sentAt) },
  { name: 'Name', of: ({ name }) => toText(name) },
  { name: 'Email', of: ({ email }) => toText(email) },
  { name: 'Message', of: ({ message }) => toText(message) },
  { name: 'Language', of: ({ language }) => toText(language) },
  { name: 'State', of: ({ state }) => toText(state) },
  { name: 'Note for staff', of: ({ note }) => toText(note) },
]);

/** The inbox of the contact page. Staff read messages, mark them answered and add notes; nobody edits them. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: { singular: 'Message', plural: 'Messages' },
  access: accessFor('messages'),
  endpoints: table.endpoints,
  admin: {
    components: table.components,
    group: adminGroups.people,
    useAsTitle: 'name',
    defaultColumns: ['name', 'firstLine', 'state', 'sentAt'],
    listSearchableFields: ['name', 'email', 'message'],
    description:
      'What visitors wrote on the contact page. Answer by email, then mark the message as answered.',
  },
  defaultSort: '-sentAt',
  fields: [...sent, ...aside, ...behind],
};
