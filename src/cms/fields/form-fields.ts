import { randomUUID } from 'node:crypto';
import type { DateField, FieldHook, TextField, UploadField } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { inBothLanguages } from '#cms/language/amharic.ts';
import { message } from '#core/message.ts';
import { isCurrency, parseMoney } from '#core/money.ts';
import { tidyName } from '#core/person-name.ts';
import { toClickKey } from '#core/slug.ts';
import type { IsoDay } from '#core/zoned-time.ts';

type Picture = { name?: string; label?: string; required?: boolean; description?: string };

/** A picture from the media library. Publishing is refused while its consent does not allow it (cms/consents). */
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

/** The last part of the page's address. Hooks in cms/addresses fill it and keep it unique. */
export function slugField(folder: string): TextField {
  return {
    type: 'text',
    name: 'slug',
    label: 'Page address',
    index: true,
    unique: true,
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description: inBothLanguages(
        message(
          'The part of the address after {folder}/. If empty, it is made from the heading. If you change it, the old address leads to the new one.',
          { folder },
        ),
      ),
    },
  };
}

/**
 * In the context of a request that copies a document: what the counting key of the copy ends with, so that it is counted
 * apart from the original, whose heading it has, and its `origin`, which no two documents share.
 */
export type CountedApart = { countedApart?: IsoDay; origin?: string };

const keyOfCopy: FieldHook = ({ value, context }) => {
  const { countedApart } = context as CountedApart;
  if (!countedApart || typeof value !== 'string') return null;
  return value.replace(/\d{8}$/, '') + toClickKey(countedApart);
};

/** The key under which clicks and loves are counted. It survives a change of heading (SLUG-09), so nobody edits it. */
export const clickKeyField: TextField = {
  type: 'text',
  name: 'clickKey',
  label: 'Counting key',
  index: true,
  custom: systemField,
  hooks: { beforeDuplicate: [keyOfCopy] },
  // Of no use to staff in a form.
  admin: { hidden: true },
};

const assignOrigin: FieldHook = ({ value, operation }) =>
  value || (operation === 'create' ? randomUUID() : value);

/**
 * The document's key for import and export: its key in the old database, or one of its own. It never changes, so a
 * second import finds the documents of the first one, whatever their headings are now.
 */
export const originField: TextField = {
  type: 'text',
  name: 'origin',
  index: true,
  unique: true,
  custom: systemField,
  hooks: {
    beforeValidate: [assignOrigin],
    beforeDuplicate: [({ context }) => (context as CountedApart).origin ?? randomUUID()],
  },
  admin: { hidden: true },
};

/** A digest of the document as imported, which shows whether staff have edited it since. */
const importDigestField: TextField = {
  type: 'text',
  name: 'importDigest',
  custom: systemField,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true },
};

/** The fields by which an import recognises its documents (decision 0014). */
export const originFields: TextField[] = [originField, importDigestField];

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? tidyName(value) : value);

/** A field for the name of a person or an organisation, stored without invisible characters that were pasted with it. */
export const nameField = (field: TextField): TextField => ({
  ...field,
  hooks: { ...field.hooks, beforeValidate: [tidy, ...(field.hooks?.beforeValidate ?? [])] },
});

/** Why a value is not a currency that can be given in, in a sentence for staff; null if it is one. */
export function currencyProblem(value: unknown): string | null {
  if (typeof value === 'string' && isCurrency(value)) return null;
  return 'Please write the three capital letters of a currency, such as ETB.';
}

/** Why a value is not an amount in a currency, in a sentence for staff; null if it is one, or empty. */
export function amountProblem(value: unknown, currency: unknown = 'USD'): string | null {
  if (value === undefined || value === null || value === '') return null;
  const known = typeof currency === 'string' && isCurrency(currency) ? currency : 'USD';
  if (typeof value === 'string' && parseMoney(value, known).ok) return null;
  return 'Please write an amount as a number above zero, such as 25 or 12.50.';
}
