import type { CollectionConfig } from 'payload';
import { editorOrAdmin, nobody } from '#cms/access/roles.ts';
import { countKinds } from './count.rules.ts';

/**
 * How often something was opened, viewed or loved, and the donation page looked for. Written by one atomic statement (count.action.ts),
 * never by a form: reading and writing back would lose counts when two people click at once.
 */
export const counts: CollectionConfig = {
  slug: 'counts',
  labels: { singular: 'Number', plural: 'Numbers' },
  admin: {
    group: 'Insight',
    useAsTitle: 'key',
    defaultColumns: ['kind', 'key', 'n'],
    description:
      'How often posts were opened, events viewed and loved, and links to the donation page followed (donate). Counted by the site, not edited.',
  },
  defaultSort: '-n',
  access: { create: nobody, read: editorOrAdmin, update: nobody, delete: nobody },
  indexes: [{ fields: ['kind', 'key'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...countKinds], label: 'What is counted' },
    { name: 'key', type: 'text', required: true, index: true, label: 'Of what' },
    { name: 'n', type: 'number', required: true, defaultValue: 0, label: 'How often' },
  ],
};
