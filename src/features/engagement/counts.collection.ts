import type { CollectionConfig } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-components.ts';
import { csvDownload, toText } from '#cms/csv-download.ts';
import { countKinds } from './count.rules.ts';

const table = csvDownload([
  { name: 'What is counted', of: ({ kind }) => toText(kind) },
  { name: 'Counted for', of: ({ key }) => toText(key) },
  { name: 'Count', of: ({ n }) => Number(n) },
  { name: 'Last counted', of: ({ updatedAt }) => toText(updatedAt) },
]);

/**
 * Counts of clicks, views, loves and shares. Written by one atomic statement (counts.action.ts), never by a form: reading
 * and writing back would lose counts under concurrency.
 */
export const counts: CollectionConfig = {
  slug: 'counts',
  labels: { singular: 'Number', plural: 'Numbers' },
  endpoints: table.endpoints,
  admin: {
    components: table.components,
    group: adminGroups.records,
    useAsTitle: 'key',
    defaultColumns: ['kind', 'key', 'n'],
    description:
      'How often posts were opened, events viewed and loved, both shared, and donation links followed (donate). The site counts them; nobody edits them.',
  },
  defaultSort: '-n',
  access: accessFor('counts'),
  indexes: [{ fields: ['kind', 'key'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...countKinds], label: 'What is counted' },
    { name: 'key', type: 'text', required: true, index: true, label: 'Counted for' },
    { name: 'n', type: 'number', required: true, defaultValue: 0, label: 'Count' },
  ],
};
