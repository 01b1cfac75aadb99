import type { Field } from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import { hasSecondStep } from './passkey-store.ts';

/**
 * Whether an account has a second step: read from the passkeys each time, also for whoever asks, where roles.ts looks at
 * it. In the form it is the part on which passkeys are added and removed.
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
    components: { Field: '/src/staff/second-step/account-part.tsx#AccountPart' },
    condition: (_data, _siblings, { user }) => Boolean(user),
    disableBulkEdit: true,
    disableListFilter: true,
  },
};
