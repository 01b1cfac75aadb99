import type { DateField, Field } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';
import { readerTopics } from '../subscribe.rules.ts';

/** A duplicated issue starts without the sending state of the original. */
const notCopied = { beforeDuplicate: [() => null] };

function moment(name: string, label: string, hidden: boolean): DateField {
  return {
    type: 'date',
    name,
    label,
    index: true,
    custom: systemField,
    hooks: notCopied,
    admin: hidden
      ? { hidden: true }
      : { position: 'sidebar', readOnly: true, condition: data => Boolean(data?.[name]) },
  };
}

/** Written by the sending actions (freeze-issue.action.ts), never by the form. */
export const frozenFields: Field[] = [
  moment('frozenAt', 'Fixed at', true),
  moment('sentAt', 'Sent', false),
  {
    type: 'json',
    name: 'content',
    label: 'What goes out',
    custom: systemField,
    hooks: notCopied,
    admin: { hidden: true },
  },
];

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'Amharic' },
];
const topicNames = { news: 'News', events: 'Events', projects: 'Projects' } as const;

/** The audience of an issue, and whether the public may read it afterwards. */
export const readersFields: Field[] = [
  {
    type: 'select',
    name: 'topic',
    label: 'For readers who chose',
    index: true,
    options: readerTopics.map(value => ({ value, label: topicNames[value] })),
    admin: {
      description: 'Leave empty for everybody. Readers choose their topics on their preferences page.',
    },
  },
  {
    type: 'select',
    name: 'languages',
    label: 'For readers in',
    hasMany: true,
    options: languages,
    admin: {
      description: 'Leave empty for both. Each reader gets their language, English where it is missing.',
    },
  },
  {
    type: 'checkbox',
    name: 'onSite',
    label: 'Keep it on the Newsletter page once it is sent',
    defaultValue: true,
  },
];
