import type { FieldHook, GroupField } from 'payload';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { namesChangedField } from '#cms/consents/people-fields.ts';
import { contentCollection, latestUpdatesPage } from '#cms/content-collection.ts';
import { type TableColumn, toText } from '#cms/csv-download.ts';
import { dayField, pictureField } from '#cms/fields/form-fields.ts';
import { linkField } from '#cms/fields/link-field.ts';
import { localizedParagraph, localizedText, oldSiteParagraphs } from '#cms/fields/localized-text.ts';
import { typeField } from '#cms/fields/sidebar-fields.ts';
import type { Finding } from '#cms/publishing/publish-check.rules.ts';
import { articleField } from '#cms/rich-text/editors.ts';
import { type Message, message } from '#core/message.ts';
import { copyEventEndpoint } from './copy-event.endpoint.ts';
import { whenCopied } from './copy-event-fields.ts';
import { coordinatesProblem, endTimeProblem, timeProblem, timeZoneProblem } from './event.schema.ts';
import { placeholderTime } from './event-timing.rules.ts';
import { reportFields } from './report-fields.ts';
import { ticketFields } from './ticket-fields.ts';

/** The part of a picture that stays in view when cropped; the style sheet knows the same nine values. */
const imagePositions = [
  { value: 'top-left', label: 'Top left' },
  { value: 'top', label: 'Top' },
  { value: 'top-right', label: 'Top right' },
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
  { value: 'bottom-left', label: 'Bottom left' },
  { value: 'bottom', label: 'Bottom' },
  { value: 'bottom-right', label: 'Bottom right' },
];

/** The weekday is derived from the date, so that they never contradict each other. */
const fillInWeekday: FieldHook = ({ siblingData, req }) => {
  const date: unknown = siblingData.date;
  if (typeof date !== 'string') return null;
  return new Intl.DateTimeFormat(req.locale === 'am' ? 'am' : 'en', {
    weekday: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));
};

const isTimeFixed = (_data: unknown, siblings: { timeOpen?: unknown } | undefined) =>
  siblings?.timeOpen !== true;

const dateTime: GroupField = {
  type: 'group',
  name: 'dateTime',
  label: 'Day and time',
  admin: { description: 'Badges such as "2 days to go" and "live" are set from this automatically.' },
  fields: [
    whenCopied(
      dayField({ name: 'date', label: 'Day', description: 'Leave empty if it is still to be announced.' }),
      'chosenDay',
    ),
    {
      type: 'text',
      name: 'day',
      label: 'Weekday',
      virtual: true,
      admin: { readOnly: true, description: 'Set from the day.' },
      hooks: { afterRead: [fillInWeekday] },
    },
    {
      type: 'checkbox',
      name: 'timeOpen',
      label: 'The time is not fixed yet',
      admin: { description: 'Visitors read "time to be announced", in calendars and search results too.' },
    },
    {
      type: 'text',
      name: 'time',
      label: 'Starts at',
      validate: (value: unknown) => timeProblem(value) ?? true,
      admin: {
        condition: isTimeFixed,
        description: 'Local time at the event, on a 24-hour clock, such as 17:00.',
      },
    },
    {
      type: 'text',
      name: 'endTime',
      label: 'Ends at',
      validate: (value: unknown, { siblingData }: { siblingData: { time?: unknown } }) =>
        endTimeProblem(value, siblingData.time) ?? true,
      admin: {
        condition: isTimeFixed,
        description:
          'A time at or before the start means the following day. Leave empty for the end of the day.',
      },
    },
    {
      type: 'text',
      name: 'timeZone',
      label: 'Time zone',
      required: true,
      defaultValue: 'Africa/Addis_Ababa',
      validate: (value: unknown) => timeZoneProblem(value) ?? true,
      admin: {
        description: 'Where the event takes place. Type a city to find it.',
        components: { Field: adminComponents.TimeZoneField },
      },
    },
  ],
};

const place: GroupField = {
  type: 'group',
  name: 'location',
  label: 'Place',
  admin: { description: 'Empty fields are shown as "To be announced".' },
  fields: [
    localizedText({ name: 'name', label: 'Name of the place' }),
    localizedText({ name: 'street', label: 'Street' }),
    localizedText({ name: 'state', label: 'City and region' }),
    { type: 'text', name: 'zip', label: 'Postal code' },
    localizedText({ name: 'country', label: 'Country' }),
    linkField({
      name: 'map',
      label: 'Link to a map',
      leads: 'elsewhere',
      description: 'Opens in a new tab. No map is loaded on our own pages.',
    }),
    {
      type: 'group',
      name: 'coords',
      label: 'Coordinates',
      fields: [
        { type: 'number', name: 'lat', label: 'Latitude' },
        {
          type: 'number',
          name: 'lng',
          label: 'Longitude',
          validate: (value: unknown, { siblingData }: { siblingData: { lat?: unknown } }) =>
            coordinatesProblem(siblingData.lat, value) ?? true,
        },
      ],
    },
  ],
};

/** Says why tickets that were entered are not offered to visitors. */
function ticketReminder({ dateTime: when, getTicket, tickets }: Record<string, unknown>): Finding[] {
  const { places, kinds } = (tickets ?? {}) as { places?: unknown; kinds?: unknown[] | null };
  if (!places && !kinds?.length) return [];
  const finding = (words: Message): Finding[] => [{ path: 'tickets.places', message: words }];
  if (getTicket)
    return finding(message('The ticket link comes first, so the tickets of our own are not offered.'));
  if (!places)
    return finding(message('Write how many places there are. Until you do, no tickets are offered.'));
  if (!kinds?.length) return finding(message('Add a kind of ticket. Until you do, no tickets are offered.'));
  const hasDay = Boolean((when as Record<string, unknown> | undefined)?.date);
  return hasDay ? [] : finding(message('Write the day. Until you do, no tickets are offered.'));
}

/** Asks for a missing time, because visitors would take the placeholder for the real one. */
function timeReminder({ type, dateTime: when }: Record<string, unknown>): Finding[] {
  const { date, time, timeOpen } = (when ?? {}) as Record<string, unknown>;
  if (type !== 'normal' || !date || time || timeOpen === true) return [];
  return [
    {
      path: 'dateTime.time',
      message: message(
        'Write when it starts, or tick that the time is not fixed yet. Until you do, visitors read {placeholder}.',
        { placeholder: placeholderTime },
      ),
    },
  ];
}

type Group = Record<string, unknown>;

const within = (name: string, field: string) => (document: Group) =>
  toText((document[name] as Group | undefined)?.[field]);

const isOpen = ({ dateTime }: Group) => (dateTime as Group | undefined)?.timeOpen === true;

/** The columns of the CSV export for staff. */
const eventTable: TableColumn[] = [
  { name: 'Heading', of: ({ heading }) => toText(heading) },
  { name: 'Address', of: ({ slug }) => toText(slug) },
  { name: 'Kind of card', of: ({ type }) => toText(type) },
  { name: 'Day', of: document => within('dateTime', 'date')(document).slice(0, 10) },
  {
    name: 'Begins',
    of: document => (isOpen(document) ? 'to be announced' : within('dateTime', 'time')(document)),
  },
  { name: 'Ends', of: document => (isOpen(document) ? '' : within('dateTime', 'endTime')(document)) },
  { name: 'Time zone', of: within('dateTime', 'timeZone') },
  { name: 'Place', of: within('location', 'name') },
  { name: 'Street', of: within('location', 'street') },
  { name: 'City and region', of: within('location', 'state') },
  { name: 'Country', of: within('location', 'country') },
  { name: 'Ticket link', of: ({ getTicket }) => toText(getTicket) },
  { name: 'Does it take place', of: ({ state }) => toText(state) },
  { name: 'Result', of: ({ result }) => toText(result) },
  { name: 'State', of: ({ _status }) => toText(_status) },
  { name: 'Last changed', of: ({ updatedAt }) => toText(updatedAt) },
  { name: 'Counting key', of: ({ clickKey }) => toText(clickKey) },
];

/** Events people can attend: on /events, in the banner and in the dialog that announces the next one. */
export const events = contentCollection({
  slug: 'events',
  singular: 'Event',
  plural: 'Events',
  group: adminGroups.write,
  description: 'Shown on the Events page, newest first. The next one is announced in the banner.',
  title: 'heading',
  columns: ['heading', 'type', 'dateTime.date', '_status'],
  newestBy: 'dateTime.date',
  folder: '/events',
  alsoOn: ({ type }) => (type === 'normal' ? [latestUpdatesPage] : []),
  authored: true,
  counted: true,
  aboutPeople: 'sometimes',
  moves: true,
  table: eventTable,
  act: { endpoint: copyEventEndpoint, item: adminComponents.CopyEventItem },
  remind: event => [...timeReminder(event), ...ticketReminder(event)],
  facts: [
    { label: 'Day and time', fields: ['dateTime', 'state'] },
    { label: 'Card and summary', fields: ['type', 'preHeading', 'preIntro', 'description', 'result'] },
    { label: 'Picture', fields: ['img', 'imgPos'] },
    { label: 'Place', fields: ['location', 'dressCode'], opens: 'pressed' },
    { label: 'More pictures and light', fields: ['moreImg', 'blurImg', 'style'], opens: 'pressed' },
    { label: 'Tickets', fields: ['getTicket', 'tickets'], place: 'below', opens: 'written' },
    { label: 'For the old site', fields: ['disc'], place: 'below', opens: 'written' },
  ],
  fields: [
    localizedText({ name: 'heading', label: 'Heading', required: true, maxLength: 120 }),
    typeField,
    localizedText({
      name: 'preHeading',
      label: 'Kind of event',
      maxLength: 40,
      description: 'Shown above the heading on the event page: Fundraiser, Outreach, Gathering.',
    }),
    localizedText({
      name: 'preIntro',
      label: 'Label on the card',
      maxLength: 60,
      description: 'A few words on the card, above the heading.',
    }),
    dateTime,
    pictureField({ description: 'Cropped to 4:3 on cards and wide on the event page.' }),
    {
      type: 'select',
      name: 'imgPos',
      label: 'Part to keep when the picture is cropped',
      defaultValue: 'center',
      options: imagePositions,
    },
    pictureField({
      name: 'blurImg',
      label: 'Picture while loading',
      description: 'Leave empty to have a small blurred copy made automatically.',
    }),
    localizedParagraph({
      name: 'description',
      label: 'Summary',
      maxLength: 200,
      description: 'One or two sentences for search engines and for the card when the page is shared.',
    }),
    articleField,
    {
      type: 'group',
      name: 'disc',
      label: 'Description',
      fields: [
        localizedText({ name: 'title', label: 'Description title', description: 'Optional.' }),
        ...oldSiteParagraphs('Shown in larger type, as the opening. An empty line starts a new paragraph.'),
      ],
    },
    localizedText({ name: 'dressCode', label: 'Dress code', description: 'Leave empty for casual.' }),
    place,
    {
      type: 'upload',
      name: 'moreImg',
      label: 'More pictures',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
    },
    whenCopied(
      linkField({
        name: 'getTicket',
        label: 'Ticket link',
        leads: 'either',
        description:
          'The event’s ticket shop on another site. {quantity} in the link becomes the number of tickets in the cart. If empty, Get Ticket opens our own ticket page, with the tickets below.',
      }),
      'nothing',
    ),
    ticketFields,
    whenCopied(
      localizedText({
        name: 'result',
        label: 'Result',
        maxLength: 60,
        description:
          'After the event: a few exact words to replace "past event", such as "40 parcels packed".',
      }),
      'nothing',
    ),
    whenCopied(reportFields, 'noGroup'),
    whenCopied(
      {
        type: 'select',
        name: 'state',
        label: 'Will it take place?',
        defaultValue: 'scheduled',
        options: [
          { value: 'scheduled', label: 'Yes, as planned' },
          { value: 'postponed', label: 'Postponed' },
          { value: 'cancelled', label: 'Cancelled' },
        ],
        admin: { position: 'sidebar', description: 'Search engines are told too.' },
      },
      'planned',
    ),
    {
      type: 'select',
      name: 'style',
      label: 'Page lighting',
      defaultValue: 'day',
      options: [
        { value: 'day', label: 'Day' },
        { value: 'dusk', label: 'Evening with lanterns' },
      ],
      admin: { position: 'sidebar', description: 'The drawing at the top of the event page.' },
    },
    namesChangedField,
  ],
});
