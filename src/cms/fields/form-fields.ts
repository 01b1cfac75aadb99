import type { DateField, FieldHook, UploadField } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

type Picture = { name?: string; label?: string; required?: boolean; description?: string };

/** One picture from the media library. Publishing is refused while its consent does not allow it (cms/consents). */
export function pictureField({
  name = 'img',
  label = 'Picture',
  required = false,
  description,
}: Picture = {}): UploadField {
  return {
    type: 'upload',
    name,
    label,
    relationTo: 'media',
    required,
    ...(description ? { admin: { description } } : {}),
  };
}

type Day = { name: string; label: string; required?: boolean; description?: string };

/**
 * A calendar day without a time zone. The date picker stores noon UTC of the chosen day, so the first ten characters
 * are the day; a plain `YYYY-MM-DD` from elsewhere is brought to the same form.
 */
export function dayField({ name, label, required = false, description }: Day): DateField {
  return {
    type: 'date',
    name,
    label,
    required,
    index: true,
    hooks: { beforeValidate: [atNoon] },
    admin: {
      components: {
        Field: adminComponents.DayField,
        Cell: adminComponents.DayCell,
        afterInput: [adminComponents.EthiopianDay],
      },
      date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM dd, yyyy' },
      ...(description ? { description } : {}),
    },
  };
}

const atNoon: FieldHook = ({ value }) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d($|T)/.test(value)
    ? `${value.slice(0, 10)}T12:00:00.000Z`
    : value;
