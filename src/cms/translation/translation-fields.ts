import type { Field } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';
import { adminComponents } from '#cms/admin-components.ts';
import type { TranslationState } from './translation.rules.ts';

/** Labels for lists and filters. */
export const translationLabels: Record<TranslationState, string> = {
  missing: 'Not translated',
  behind: 'Older than the English',
  partial: 'In progress',
  fine: 'Up to date',
};

/** Whether the Amharic of a document matches its English, for lists, filters, the dashboard and the form. */
export const translationFields: Field[] = [
  {
    type: 'select',
    name: 'translation',
    enumName: 'translation_state',
    label: 'Amharic',
    index: true,
    custom: systemField,
    options: Object.entries(translationLabels).map(([value, label]) => ({ value, label })),
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'Updated from the texts with each save.',
    },
  },
  {
    type: 'checkbox',
    name: 'translationChecked',
    label: 'The Amharic matches the current English',
    virtual: true,
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: adminComponents.CheckedField },
    },
  },
  { type: 'json', name: 'translatedFrom', hidden: true, custom: systemField },
];
