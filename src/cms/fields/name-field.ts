import type { FieldHook, TextField } from 'payload';
import { tidyName } from '#core/person-name.ts';

const tidy: FieldHook = ({ value }) => (typeof value === 'string' ? tidyName(value) : value);

/** A field for the name of a person or an organisation, stored without what was pasted along and nobody sees. */
export const nameField = (field: TextField): TextField => ({
  ...field,
  hooks: { ...field.hooks, beforeValidate: [tidy, ...(field.hooks?.beforeValidate ?? [])] },
});
