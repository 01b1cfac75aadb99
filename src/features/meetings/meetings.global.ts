import type { Field } from 'payload';
import { dayField } from '#cms/fields/form-fields.ts';
import { localizedText } from '#cms/fields/localized-text.ts';
import { settingsGlobal } from '#cms/settings-global.ts';
import { isEmailAddress } from '#core/email-address.ts';
import { isHttpsLink } from '#core/links.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import { addDays, CHARITY_ZONE, isTimeZone } from '#core/zoned-time.ts';
import { defaultRules } from './meeting.schema.ts';

const texts = {
  time: 'Please write a time such as 09:00 or 16:30.',
  order: 'The end must be later than the start.',
  lastDay: 'The last day is before the first.',
  longException: 'An exception can last a year at most. Please check the year.',
  bothTimes: 'Fill in both times, or leave both empty for a day off.',
  zone: 'There is no such time zone. Write it like Africa/Addis_Ababa.',
  name: 'Please enter a valid Name',
  email: 'Please enter a valid email',
  link: 'Please enter a link that begins with https://',
};

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
type Beside<Name extends string> = { siblingData: { [name in Name]?: unknown } };

const times: Field[] = [
  {
    type: 'text',
    name: 'opens',
    label: 'Starts at',
    required: true,
    validate: (value: unknown) => isTime(value) || texts.time,
  },
  {
    type: 'text',
    name: 'closes',
    label: 'Ends at',
    required: true,
    validate: (value: unknown, { siblingData: { opens } }: Beside<'opens'>) => {
      if (!isTime(value)) return texts.time;
      return !isTime(opens) || opens < value || texts.order;
    },
  },
];

const exceptions: Field = {
  type: 'array',
  name: 'exceptions',
  label: 'Exceptions',
  labels: { singular: 'Exception', plural: 'Exceptions' },
  maxRows: 60,
  custom: { rowNames: ['firstDay', 'lastDay'] },
  admin: { description: 'Days with different hours. A day without times cannot be booked.' },
  fields: [
    dayField({ name: 'firstDay', label: 'First day', required: true }),
    {
      ...dayField({ name: 'lastDay', label: 'Last day', required: true }),
      validate: (value: unknown, { siblingData: { firstDay } }: Beside<'firstDay'>) =>
        !value || !firstDay || (lastDayProblem(dayIn(firstDay), dayIn(value)) ?? true),
    },
    {
      type: 'text',
      name: 'opens',
      label: 'Starts at',
      validate: (value: unknown) => !value || isTime(value) || texts.time,
    },
    {
      type: 'text',
      name: 'closes',
      label: 'Ends at',
      validate: (value: unknown, { siblingData: { opens } }: Beside<'opens'>) => {
        if (!value && !opens) return true;
        if (!value || !opens) return texts.bothTimes;
        if (!isTime(value)) return texts.time;
        return !isTime(opens) || opens < value || texts.order;
      },
    },
  ],
};

const lastDayProblem = (first: string, last: string) =>
  last < first ? texts.lastDay : addDays(first, 365) < last ? texts.longException : null;

/** Forms send dates as strings, the local API as Date. */
const dayIn = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);

const number = (
  name: keyof typeof defaultRules,
  label: string,
  [min, max]: [number, number],
  description: string,
): Field => ({
  type: 'number',
  name,
  label,
  required: true,
  min,
  max,
  defaultValue: defaultRules[name],
  admin: { description, step: 1 },
});

const hosts: Field = {
  type: 'array',
  name: 'hosts',
  label: 'Who meets visitors',
  labels: { singular: 'Host', plural: 'Hosts' },
  maxRows: 20,
  admin: { description: 'If nobody is listed, the Meet page asks visitors to write or call.' },
  fields: [
    {
      type: 'text',
      name: 'name',
      label: 'Name',
      required: true,
      validate: (value: unknown) => (typeof value === 'string' && isFullName(tidyName(value))) || texts.name,
    },
    {
      type: 'text',
      name: 'email',
      label: 'Email',
      required: true,
      validate: (value: unknown) => (typeof value === 'string' && isEmailAddress(value)) || texts.email,
      admin: {
        description:
          'Gets the mails about meetings. Somebody who signs in with this address sees these meetings as their own.',
      },
    },
    {
      type: 'text',
      name: 'timeZone',
      label: 'Time zone',
      required: true,
      defaultValue: CHARITY_ZONE.id,
      validate: (value: unknown) => (typeof value === 'string' && isTimeZone(value)) || texts.zone,
      admin: { description: 'Used for the hours below.' },
    },
    {
      type: 'array',
      name: 'hours',
      label: 'Weekly hours',
      labels: { singular: 'Opening', plural: 'Openings' },
      maxRows: 40,
      custom: { rowNames: ['weekday', 'opens', 'closes'] },
      fields: [
        {
          type: 'select',
          name: 'weekday',
          label: 'Day of the week',
          required: true,
          options: [
            { value: '1', label: 'Monday' },
            { value: '2', label: 'Tuesday' },
            { value: '3', label: 'Wednesday' },
            { value: '4', label: 'Thursday' },
            { value: '5', label: 'Friday' },
            { value: '6', label: 'Saturday' },
            { value: '7', label: 'Sunday' },
          ],
        },
        ...times,
      ],
    },
    exceptions,
  ],
};

/** Mail to example addresses reaches nobody, so visitors must not book with such a host. */
function withoutExampleHosts({ hosts }: { hosts?: { email?: string }[] | null }) {
  const real = (hosts ?? []).filter(({ email }) => !email?.endsWith('@example.org'));
  return real.length < (hosts?.length ?? 0) ? { hosts: real } : null;
}

/** The meeting settings: hosts with their hours, and the rules for every meeting. */
export const meetingSettings = settingsGlobal({
  slug: 'meetings',
  label: 'Meeting hours',
  description:
    'When visitors can book a meeting on the Meet page. A booking link in the site settings replaces this calendar.',
  withoutSamples: withoutExampleHosts,
  fields: [
    hosts,
    {
      type: 'select',
      name: 'arrangement',
      label: 'Several hosts',
      required: true,
      defaultValue: 'in-turn',
      options: [
        { value: 'in-turn', label: 'Take turns: one of them is in each meeting' },
        { value: 'together', label: 'Meet together: all of them are in each meeting' },
      ],
    },
    {
      type: 'select',
      name: 'where',
      label: 'Where',
      required: true,
      defaultValue: 'place',
      options: [
        { value: 'place', label: 'At a place' },
        { value: 'call', label: 'By video call' },
      ],
    },
    localizedText({
      name: 'place',
      label: 'Place',
      maxLength: 200,
      description: 'Where visitors come. Leave empty to use the address in the site settings.',
    }),
    {
      type: 'text',
      name: 'callLink',
      label: 'Call link',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && value.length <= 500 && isHttpsLink(value)) || texts.link,
      admin: {
        description: 'Shown only in the mails about a meeting.',
        condition: data => data.where === 'call',
      },
    },
    number('minutes', 'Length in minutes', [10, 240], 'How long each meeting takes.'),
    number('bufferMinutes', 'Break in minutes', [0, 240], 'Stays free after each meeting.'),
    number('noticeHours', 'Notice in hours', [0, 720], 'How long in advance a meeting must be booked.'),
    number('daysAhead', 'Days ahead', [1, 120], 'How far into the future visitors can book.'),
    number('mostPerDay', 'Meetings a day, at most', [1, 40], 'For each host.'),
    {
      type: 'checkbox',
      name: 'closedOnFeasts',
      label: 'Closed on Ethiopian feast days',
      defaultValue: true,
      admin: { description: 'The feast days of the yearly holidays under Pages, such as Genna and Fasika.' },
    },
    {
      type: 'array',
      name: 'closedDays',
      label: 'Closed days',
      labels: { singular: 'Closed day', plural: 'Closed days' },
      maxRows: 100,
      admin: { description: 'Days without meetings, such as 25 December.' },
      fields: [
        dayField({ name: 'day', label: 'Day', required: true }),
        { type: 'checkbox', name: 'yearly', label: 'Repeats every year', defaultValue: true },
      ],
    },
  ],
});
