import type { CollectionConfig } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminGroups } from '#cms/admin-groups.ts';
import { sendingStates } from './issue-sending.rules.ts';

/**
 * The sending of an issue, at most one per issue, so a second press finds the first. Written by our actions only. The
 * bodies are rendered when staff press "send" or "schedule", so what goes out is what they saw.
 */
export const issueSendings: CollectionConfig = {
  slug: 'issue-sendings',
  labels: { singular: 'Sending', plural: 'Sendings' },
  access: accessFor('issue-sendings'),
  admin: { group: adminGroups.newsletter, hidden: true, useAsTitle: 'state' },
  lockDocuments: false,
  fields: [
    {
      type: 'relationship',
      name: 'issue',
      label: 'Issue',
      relationTo: 'newsletter-issues',
      required: true,
      unique: true,
      index: true,
    },
    {
      type: 'select',
      name: 'state',
      label: 'State',
      required: true,
      index: true,
      options: [...sendingStates],
    },
    { type: 'date', name: 'dueAt', label: 'Goes out at', index: true },
    { type: 'date', name: 'queuedAt', label: 'Queued at' },
    { type: 'number', name: 'readers', label: 'Readers', defaultValue: 0, required: true },
    { type: 'text', name: 'startedBy', label: 'Started by' },
    { type: 'text', name: 'reason', label: 'Why it did not go out' },
    { type: 'json', name: 'bodies', label: 'Bodies', required: true, admin: { hidden: true } },
  ],
};
