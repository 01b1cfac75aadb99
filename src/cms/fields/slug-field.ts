import type { TextField } from 'payload';
import { systemField } from '#cms/access/system-fields.ts';

/** The last part of the page's address. Hooks in cms/addresses fill it and keep it unique (rulings 10, SLUG-04..07). */
export function slugField(folder: string): TextField {
  return {
    type: 'text',
    name: 'slug',
    label: 'Address of the page',
    index: true,
    unique: true,
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      description: `What follows ${folder}/ in the address. Made from the heading when left empty; after a change the old address leads to the new one.`,
    },
  };
}

/** The key under which clicks and loves are counted. It survives a change of heading (SLUG-09), so nobody edits it. */
export const clickKeyField: TextField = {
  type: 'text',
  name: 'clickKey',
  label: 'Counting key',
  index: true,
  custom: systemField,
  hooks: { beforeDuplicate: [() => null] },
  // A name for programs: nobody can do anything with it in a form.
  admin: { hidden: true },
};
