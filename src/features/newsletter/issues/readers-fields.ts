import type { Field } from 'payload';
import { readerTopics } from '../subscribe.rules.ts';

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
