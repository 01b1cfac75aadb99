import type { GroupField, PayloadRequest, TextField } from 'payload';
import { amountProblem, currencyProblem } from '#cms/fields/form-fields.ts';
import { localizedParagraph, localizedText } from '#cms/fields/localized-text.ts';
import { sayTo } from '#cms/language/amharic.ts';
import { timeZoneProblem } from './event.schema.ts';
import { readTimes, type StoredTimes } from './event-times.ts';
import { eventTiming } from './event-timing.rules.ts';

/** The form opens the report once the event is over. */
function isOver(event: StoredTimes): boolean {
  const times = readTimes(event);
  // While it is typed, a time zone may be none.
  return timeZoneProblem(times.timeZone) === null && eventTiming(times, new Date()).state === 'past';
}

type Report = { raised?: unknown; currency?: unknown };
type Checked = { siblingData: Report; req: Pick<PayloadRequest, 'i18n' | 'locale'> };

const source: TextField = localizedText({
  name: 'source',
  label: 'Where the figure comes from',
  maxLength: 120,
  description: 'Such as: counted by two people that evening. A figure without a source is not shown.',
});
const checkSource = source.validate as (value: unknown, checked: Checked) => string | true;

/** What came of an event: shown on its page once it is over. */
export const reportFields: GroupField = {
  type: 'group',
  name: 'report',
  label: 'What came of it',
  admin: {
    condition: isOver,
    description:
      'The event is over, so its page can tell what came of it. Parts that are empty are left out.',
  },
  fields: [
    {
      type: 'text',
      name: 'raised',
      label: 'What it raised',
      validate: (value: unknown, { siblingData }: Checked) =>
        amountProblem(value, siblingData.currency) ??
        (value ? currencyProblem(siblingData.currency) : null) ??
        true,
      admin: { description: 'A number only, such as 5000. Leave empty if you do not know it.' },
    },
    {
      type: 'text',
      name: 'currency',
      label: 'Its currency',
      validate: (value: unknown) => (value ? currencyProblem(value) : null) ?? true,
      admin: { description: 'Three letters, such as ETB.' },
    },
    {
      ...source,
      validate: (value: unknown, checked: Checked) => {
        const { siblingData, req } = checked;
        if (siblingData.raised && !value && req.locale !== 'am')
          return sayTo(req)('Please write where the figure comes from. Without it, it is not shown.');
        return checkSource(value, checked);
      },
    },
    {
      type: 'relationship',
      name: 'project',
      label: 'The project it raised for',
      relationTo: 'projects',
      // Read only on the page of the event, not with every card.
      maxDepth: 0,
      admin: { description: 'The page of the event shows what this project has reached.' },
    },
    {
      type: 'upload',
      name: 'pictures',
      label: 'Pictures',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
    },
    localizedParagraph({
      name: 'thanks',
      label: 'Thanks',
      maxLength: 600,
      description: 'To whom, and for what. No names without a yes.',
    }),
  ],
};
