import type { CollectionConfig } from 'payload';
import { editorOrAdmin, isAdmin, nobody } from '#cms/access/roles.ts';
import { adminGroups } from '#cms/admin-groups.ts';
import { subscriberStatuses, subscribeSources } from './subscribe.rules.ts';

/**
 * Who joined the community. Written by subscribe.action.ts in one statement, never by a form: the compared address is
 * unique, so an address is there once however often and however spelled it was sent. No network address is kept.
 */
export const subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Subscribers' },
  access: { create: nobody, read: editorOrAdmin, update: nobody, delete: isAdmin },
  admin: {
    group: adminGroups.fromVisitors,
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'status', 'language', 'joinedAt'],
    listSearchableFields: ['name', 'email'],
    description:
      'People who asked for news by email. They join on the site; whoever asks to be forgotten is deleted here by an admin.',
  },
  defaultSort: '-joinedAt',
  lockDocuments: false,
  fields: [
    { type: 'text', name: 'name', label: 'Name', required: true },
    { type: 'text', name: 'email', label: 'Email', required: true },
    {
      type: 'text',
      name: 'compared',
      label: 'Email as it is compared',
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
      admin: { description: 'waiting: the address is not confirmed yet. left: gets nothing any more.' },
    },
    { type: 'select', name: 'language', label: 'Language', required: true, options: ['en', 'am'] },
    {
      type: 'date',
      name: 'joinedAt',
      label: 'Joined',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      type: 'select',
      name: 'source',
      label: 'Joined through',
      required: true,
      options: [...subscribeSources],
    },
    {
      type: 'text',
      name: 'consentVersion',
      label: 'Wording of the consent',
      required: true,
      admin: { description: 'The day from which the note above Join had the words that were agreed to.' },
    },
  ],
};
