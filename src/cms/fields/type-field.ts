import type { SelectField } from 'payload';

/** What kind of card a post or event is (DATA-14, DATA-16); anything but starter and coming-soon is normal. */
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
