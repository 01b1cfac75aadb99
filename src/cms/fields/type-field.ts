import type { SelectField } from 'payload';

/** The kind of card of a post or event (DATA-14, DATA-16); anything but starter and coming-soon is normal. */
export const typeField: SelectField = {
  type: 'select',
  name: 'type',
  label: 'Kind of card',
  defaultValue: 'normal',
  required: true,
  options: [
    { value: 'normal', label: 'Normal' },
    { value: 'intro', label: 'Starter card (stands first)' },
    { value: 'ad', label: 'Coming soon (cannot be opened)' },
  ],
  admin: { position: 'sidebar' },
};
