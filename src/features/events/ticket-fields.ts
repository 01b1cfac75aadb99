import type { Field, GroupField, PayloadRequest } from 'payload';
import { amountProblem, currencyProblem, dayField } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { mostOfOneKind } from '#core/ticket-sale.ts';
import { whenCopied } from './copy-event-fields.ts';

const mostPlaces = 100_000;
const mostSeats = 20;

type Whole = { name: string; label: string; max: number; description: string; preset?: number };

const whole = ({ name, label, max, description, preset }: Whole): Field => ({
  type: 'number',
  name,
  label,
  min: 1,
  max,
  ...(preset !== undefined && { defaultValue: preset }),
  validate: (value: unknown, { req }: { req: Pick<PayloadRequest, 'i18n'> }) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= max) ||
    sayTo(req)('Please enter a whole number from 1 to {most}, or leave it empty.', { most: max }),
  admin: { step: 1, description },
});

const hasPrice = (kinds: unknown): boolean =>
  Array.isArray(kinds) && kinds.some(({ price, isOwnPrice }) => Boolean(price) || isOwnPrice === true);

/** Tickets that this site gives out itself, where the event has no link to another shop. */
export const ticketFields: GroupField = {
  type: 'group',
  name: 'tickets',
  label: 'Tickets of our own',
  admin: {
    description:
      'Tickets that visitors get and pay on this site. They need a day, a number of places and at least one kind of ticket. A ticket link to another shop comes first: with one, nothing here is offered.',
  },
  fields: [
    whole({
      name: 'places',
      label: 'Places',
      max: mostPlaces,
      description: 'How many people can come. All kinds of ticket share them.',
    }),
    {
      type: 'text',
      name: 'currency',
      label: 'Currency of the prices',
      validate: (value: unknown, { siblingData }: { siblingData: { kinds?: unknown } }) =>
        (value || hasPrice(siblingData.kinds) ? currencyProblem(value) : null) ?? true,
      admin: { description: 'Three letters, such as ETB. Leave empty if all tickets are free.' },
    },
    {
      type: 'array',
      name: 'kinds',
      label: 'Kinds of ticket',
      labels: { singular: 'Kind of ticket', plural: 'Kinds of ticket' },
      maxRows: 20,
      fields: [
        localizedText({
          name: 'name',
          label: 'Name',
          required: true,
          maxLength: 60,
          description: 'Such as Adult, Child or Family.',
        }),
        localizedText({
          name: 'note',
          label: 'For whom',
          maxLength: 120,
          description: 'Such as: up to 12 years.',
        }),
        {
          type: 'text',
          name: 'price',
          label: 'Price',
          maxLength: 20,
          validate: (value: unknown, { data }: { data: { tickets?: { currency?: unknown } } }) =>
            amountProblem(value, data.tickets?.currency) ?? true,
          admin: { description: 'A number only, such as 250. Leave empty for a free ticket.' },
        },
        {
          type: 'checkbox',
          name: 'isOwnPrice',
          label: 'Everybody pays what they can',
          admin: { description: 'The price is then a suggestion, and nothing is an answer too.' },
        },
        {
          type: 'checkbox',
          name: 'isSoldAtDoor',
          label: 'Sold at the door',
          admin: { description: 'For cash, by whoever lets people in, as long as places are left.' },
        },
        whole({
          name: 'seats',
          label: 'Places one ticket takes',
          max: mostSeats,
          preset: 1,
          description: 'A ticket for a family of four takes four.',
        }),
        whole({
          name: 'limit',
          label: 'How many there are',
          max: mostPlaces,
          description: 'If there are fewer of this kind than places. Usually empty.',
        }),
        whole({
          name: 'most',
          label: 'Most in one order',
          max: mostOfOneKind,
          preset: mostOfOneKind,
          description: 'How many one person can get at once.',
        }),
        whenCopied(
          dayField({ name: 'from', label: 'First day', description: 'Leave empty to begin at once.' }),
          'movedAlong',
        ),
        whenCopied(
          dayField({
            name: 'until',
            label: 'Last day',
            description: 'Leave empty to end when the event begins.',
          }),
          'movedAlong',
        ),
        {
          type: 'text',
          name: 'code',
          label: 'Code',
          maxLength: 40,
          admin: {
            description:
              'Only those who type this code see the kind, such as helpers. Leave empty to show it to everybody.',
          },
        },
      ],
    },
    {
      type: 'array',
      name: 'questions',
      label: 'Questions to those who come',
      labels: { singular: 'Question', plural: 'Questions' },
      maxRows: 6,
      admin: { description: 'Ask only what you need: the answers are deleted 90 days after the event.' },
      fields: [
        localizedText({ name: 'question', label: 'Question', required: true, maxLength: 120 }),
        { type: 'checkbox', name: 'isRequired', label: 'Has to be answered' },
      ],
    },
    localizedParagraph({
      name: 'words',
      label: 'Words for those who come',
      maxLength: 600,
      description:
        'Such as the exact address and what to bring. Shown with the tickets and in their mail only.',
    }),
  ],
};
