import { randomUUID } from 'node:crypto';
import type { FieldHook, TextField } from 'payload';

const assignOrigin: FieldHook = ({ value, operation }) =>
  value || (operation === 'create' ? randomUUID() : value);

/**
 * What a document is called where content is moved in and out: its key in the old database, or one of its own. It is
 * given once, so that a second import finds the document of the first one whatever has become of its heading.
 */
export const originField: TextField = {
  type: 'text',
  name: 'origin',
  index: true,
  unique: true,
  hooks: { beforeValidate: [assignOrigin], beforeDuplicate: [() => randomUUID()] },
  admin: { hidden: true },
};

/** A digest of the document as it was imported: tells whether staff have edited it since. */
const importDigestField: TextField = {
  type: 'text',
  name: 'importDigest',
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true },
};

/** The fields by which an import knows its documents again (decision 0014). */
export const originFields: TextField[] = [originField, importDigestField];
