import type { SelectField } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';
import type { PictureNote } from './read-picture.ts';

const labels: Record<PictureNote, string> = {
  heic: 'The HEIC photo was converted, because browsers do not show HEIC.',
  trailing:
    'More than the picture was in the file, such as the short film of a phone. Only the picture was kept.',
  ending: 'The mark at the end of the file was missing. Nothing of the picture is.',
  irregular:
    'The file broke a rule of JPEG, as some phones do. It was written anew: look once whether all of it is right.',
};

/** Tells whoever uploaded a picture what was done to it. Stored, so that it is there after the form has loaded anew. */
export const mendedField: SelectField = {
  type: 'select',
  name: 'mended',
  label: 'What was done to the file',
  hasMany: true,
  custom: systemField,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
  admin: {
    readOnly: true,
    disableBulkEdit: true,
    condition: ({ mended }) => Array.isArray(mended) && mended.length > 0,
  },
};
