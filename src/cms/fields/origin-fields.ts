import { randomUUID } from 'node:crypto';
import type { FieldHook, TextField } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';

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
  hooks: { beforeValidate: [assignOrigin], beforeDuplicate: [() => randomUUID()] },
  admin: { hidden: true },
};

/** A digest of the document as imported: shows whether staff have edited it since. */
const importDigestField: TextField = {
  type: 'text',
  name: 'importDigest',
  custom: systemField,
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true },
};

/** The fields by which an import recognises its documents (decision 0014). */
export const originFields: TextField[] = [originField, importDigestField];
