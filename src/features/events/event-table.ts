import { type TableColumn, textOf } from '#cms/lists/saved-as-table.ts';

type Group = Record<string, unknown>;

const within = (name: string, field: string) => (document: Group) =>
  textOf((document[name] as Group | undefined)?.[field]);

const isOpen = ({ dateTime }: Group) => (dateTime as Group | undefined)?.timeOpen === true;

/** The columns of the CSV export for staff. */
export const eventTable: TableColumn[] = [
  { name: 'Heading', of: ({ heading }) => textOf(heading) },
  { name: 'Address', of: ({ slug }) => textOf(slug) },
  { name: 'Kind of card', of: ({ type }) => textOf(type) },
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
  { name: 'Ticket link', of: ({ getTicket }) => textOf(getTicket) },
  { name: 'Does it take place', of: ({ state }) => textOf(state) },
  { name: 'Result', of: ({ result }) => textOf(result) },
  { name: 'State', of: ({ _status }) => textOf(_status) },
  { name: 'Last changed', of: ({ updatedAt }) => textOf(updatedAt) },
  { name: 'Counting key', of: ({ clickKey }) => textOf(clickKey) },
];
