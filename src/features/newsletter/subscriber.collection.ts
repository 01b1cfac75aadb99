import type { CollectionAfterDeleteHook, CollectionConfig, Field } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { csvDownload, toText } from '#cms/csv-download.ts';
import type { Subscriber } from '#payload-types';
import { recordErasure } from '#platform/backup/erasures.ts';
import { importSubscribersEndpoint } from './lists/import-subscribers.endpoint.ts';
import { UNSUBSCRIBED } from './preferences/preferences.action.ts';
import {
  type ReaderTopic,
  readerEditions,
  readerTopics,
  subscriberSources,
  subscriberStatuses,
} from './subscribe.rules.ts';
import { suspensionEndpoints } from './suspension.action.ts';

/**
 * Logs the deletion of a subscriber by an admin, so that a restore does not bring them back. Unsubscribed people are
 * logged already.
 */
const recordDeletion: CollectionAfterDeleteHook<Subscriber> = async ({ doc, req }) => {
  if (doc.status !== 'left') await recordErasure(req, doc.compared, [UNSUBSCRIBED]);
};

const moment = (name: string, label: string, description?: string): Field => ({
  type: 'date',
  name,
  label,
  admin: { date: { pickerAppearance: 'dayAndTime' }, ...(description ? { description } : {}) },
});

const personFields: Field[] = [
  { type: 'text', name: 'name', label: 'Name', required: true },
  { type: 'text', name: 'email', label: 'Email', required: true },
  {
    type: 'text',
    name: 'compared',
    label: 'Email in the form used for comparing; a keyed hash once somebody has left',
    required: true,
    unique: true,
    index: true,
    admin: { hidden: true },
  },
  {
    type: 'select',
    name: 'status',
    label: 'Status',
    required: true,
    index: true,
    options: [...subscriberStatuses],
    admin: {
      description:
        'waiting: the address is not confirmed yet, and is deleted after 14 days. suspended: mail came back, so nothing is sent. left: gets nothing any more; only a hash is kept, so that an import cannot add them again.',
    },
  },
  {
    type: 'ui',
    name: 'suspension',
    label: 'Mail came back',
    admin: {
      disableListColumn: true,
      components: { Field: adminComponents.Suspension },
    },
  },
  { type: 'textarea', name: 'suspendedFor', label: 'Why mail came back', admin: { hidden: true } },
  { type: 'date', name: 'suspendedAt', label: 'Suspended', index: true, admin: { hidden: true } },
];

/** The reader's choices from the preferences page. */
const chosen: Field[] = [
  { type: 'select', name: 'language', label: 'Language', required: true, index: true, options: ['en', 'am'] },
  {
    type: 'group',
    name: 'topics',
    label: 'Topics',
    fields: readerTopics.map(name => ({ type: 'checkbox', name, required: true, defaultValue: true })),
  },
  {
    type: 'select',
    name: 'edition',
    label: 'Edition',
    required: true,
    defaultValue: 'full',
    options: [...readerEditions],
    admin: { description: 'light: without pictures, for slow or expensive connections.' },
  },
  moment('pausedUntil', 'Paused until', 'No issues are sent before then.'),
];

/** The record of consent the law requires. */
const consent: Field[] = [
  {
    type: 'date',
    name: 'joinedAt',
    label: 'Joined',
    required: true,
    index: true,
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  moment('confirmedAt', 'Confirmed'),
  moment('leftAt', 'Left'),
  {
    type: 'select',
    name: 'source',
    label: 'Joined through',
    required: true,
    options: [...subscriberSources],
  },
  {
    type: 'text',
    name: 'consentVersion',
    label: 'Date of the consent wording',
    required: true,
    admin: { description: 'The day since which the note above Join has had the words they agreed to.' },
  },
  {
    type: 'textarea',
    name: 'consentText',
    label: 'What was agreed to',
    admin: {
      description: 'The exact words, in the language of the page. For an imported list, how people agreed.',
    },
  },
  {
    type: 'date',
    name: 'confirmationMailedAt',
    label: 'Last confirmation mail',
    admin: { hidden: true },
  },
];

const hasTopic = (topics: unknown, topic: ReaderTopic) =>
  Boolean((topics as Record<string, unknown>)?.[topic]);

const table = csvDownload([
  { name: 'Name', of: ({ name }) => toText(name) },
  { name: 'Email', of: ({ email }) => toText(email) },
  { name: 'Status', of: ({ status }) => toText(status) },
  { name: 'Language', of: ({ language }) => toText(language) },
  ...readerTopics.map(topic => ({
    name: `Topic: ${topic}`,
    of: ({ topics }: Record<string, unknown>) => hasTopic(topics, topic),
  })),
  { name: 'Edition', of: ({ edition }) => toText(edition) },
  { name: 'Paused until', of: ({ pausedUntil }) => toText(pausedUntil) },
  { name: 'Joined', of: ({ joinedAt }) => toText(joinedAt) },
  { name: 'Confirmed on', of: ({ confirmedAt }) => toText(confirmedAt) },
  { name: 'Left', of: ({ leftAt }) => toText(leftAt) },
  { name: 'Suspended', of: ({ suspendedAt }) => toText(suspendedAt) },
  { name: 'Why mail came back', of: ({ suspendedFor }) => toText(suspendedFor) },
  { name: 'Joined through', of: ({ source }) => toText(source) },
  { name: 'Date of the consent wording', of: ({ consentVersion }) => toText(consentVersion) },
  { name: 'What was agreed to', of: ({ consentText }) => toText(consentText) },
]);

/**
 * The subscribers. Written only by this feature's actions, each in one statement: the compared address is unique, so an
 * address exists once however often and in whatever spelling it was sent. No network address is stored.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  access: accessFor('subscribers'),
  hooks: { afterDelete: [recordDeletion] },
  endpoints: [...table.endpoints, importSubscribersEndpoint, ...suspensionEndpoints],
  admin: {
    components: {
      beforeListTable: [...(table.components.beforeListTable ?? []), adminComponents.ImportSubscribers],
    },
    group: adminGroups.people,
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'status', 'language', 'joinedAt', 'pausedUntil'],
    listSearchableFields: ['name', 'email'],
    description:
      'People who asked for news by email. They join, choose topics and leave on the site themselves.',
  },
  defaultSort: '-joinedAt',
  lockDocuments: false,
  fields: [...personFields, ...chosen, ...consent],
};
