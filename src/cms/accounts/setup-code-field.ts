import type { Field } from 'payload';

/** Asked for once, by the form of the first account, which is the only one nobody is signed in at. Never stored. */
export const setupCodeField: Field = {
  type: 'text',
  name: 'setupCode',
  label: 'Set-up code',
  virtual: true,
  defaultValue: ({ req }) => (!req.user && typeof req.query?.code === 'string' ? req.query.code : undefined),
  admin: {
    condition: (_data, _siblings, { user }) => !user,
    description: 'Printed where the site was started. "npm run setup-code" makes a new one.',
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    // Payload disables the input of a virtual field unless it is told not to.
    readOnly: false,
  },
};
