import type { Field } from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { hasSecondStep } from './second-step/passkey-store.ts';

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
    // Payload disables the input of a virtual field unless `readOnly` is false.
    readOnly: false,
  },
};

/**
 * Whether an account has a second step: read from the passkeys each time, also for whoever asks, where roles.ts looks
 * at it. In the form it is the part on which passkeys are added and removed.
 */
export const secondStepField: Field = {
  type: 'checkbox',
  name: 'secondStep',
  virtual: true,
  label: secondStepTexts.name,
  access: fieldAccess('signing in'),
  hooks: {
    afterRead: [({ originalDoc, data, req }) => hasSecondStep(req, Number(originalDoc?.id ?? data?.id))],
  },
  admin: {
    components: { Field: adminComponents.AccountPart },
    condition: (_data, _siblings, { user }) => Boolean(user),
    disableBulkEdit: true,
    disableListFilter: true,
  },
};
