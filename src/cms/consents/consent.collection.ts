import type { CollectionConfig } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { adminComponents, adminGroups } from '#cms/admin-components.ts';
import { CONSENT_USES } from '#cms/consents/consent.rules.ts';
import { deleteSignedForms } from '#cms/consents/signed-form-store.ts';
import { dayField, nameField } from '#cms/fields/form-fields.ts';
import { sampleField, usedInField } from '#cms/fields/sidebar-fields.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { saveHooks } from '#cms/saves/refuse-overwrite.ts';
import { guardBin, refuseDeleting, withBin } from '#cms/trash/bin-hooks.ts';
import { isEmailAddress, longestEmail, pastedEmail } from '#core/email-address.ts';
import { recordNarrowing } from './consent.personal-data.ts';
import { hiddenEndpoint } from './list-hidden.ts';

const announce = announceChanges('media', 'consents');

/**
 * Consent records: who agreed that a picture, film or story of them may be shown, for which uses and until when, and whether
 * they withdrew. Never public. Changes are announced to the site at once, so a withdrawal takes effect while the family is
 * still on the phone.
 */
export const consents: CollectionConfig = {
  slug: 'consents',
  labels: { singular: 'Consent record', plural: 'Consent records' },
  access: accessFor('consents'),
  endpoints: [hiddenEndpoint],
  admin: {
    components: withBin(),
    group: adminGroups.pictures,
    useAsTitle: 'who',
    defaultColumns: ['who', 'uses', 'until', 'withdrawn'],
    description:
      'Who agreed to be shown. Without a valid record, pictures, films and stories of people stay off the site.',
  },
  trash: true,
  versions: { maxPerDoc: 50 },
  fields: [
    lastSaveField,
    {
      type: 'ui',
      name: 'hides',
      label: 'Hidden from the site',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: adminComponents.HidesPanel },
      },
    },
    usedInField,
    nameField({
      type: 'text',
      name: 'who',
      label: 'Who agreed (parent or guardian for a child)',
      required: true,
    }),
    {
      type: 'text',
      name: 'email',
      label: 'Their email address, if they have one',
      maxLength: longestEmail,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? pastedEmail(value) : value)] },
      validate: (value: unknown) => !value || isEmailAddress(String(value)) || 'Please enter a valid email',
      admin: { description: 'Used to find this record when they ask for their data, or to be erased.' },
    },
    nameField({ type: 'text', name: 'about', label: 'Who it is about, if someone else' }),
    {
      type: 'select',
      name: 'uses',
      label: 'They agreed to',
      hasMany: true,
      required: true,
      options: CONSENT_USES.map(use => ({ ...use })),
    },
    dayField({ name: 'agreedOn', label: 'Agreed on' }),
    dayField({
      name: 'until',
      label: 'Valid until (last day)',
      description: 'Ends at midnight in Ethiopia. Leave empty if there is no end date.',
    }),
    {
      type: 'checkbox',
      name: 'withdrawn',
      label: 'Consent withdrawn',
      defaultValue: false,
      required: true,
      admin: {
        components: { Field: adminComponents.OptionalCheckbox },
        description: 'Takes their pictures, films and stories off the site at once.',
      },
    },
    { type: 'text', name: 'paper', label: 'Where the signed form is kept' },
    {
      type: 'ui',
      name: 'signedForms',
      label: 'Signed forms',
      admin: {
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: adminComponents.SignedForms },
      },
    },
    { type: 'textarea', name: 'notes', label: 'Notes' },
    sampleField,
  ],
  hooks: {
    beforeOperation: [saveHooks.beforeOperation],
    beforeValidate: [saveHooks.beforeValidate],
    afterChange: [announce.afterChange, recordNarrowing.afterChange, saveHooks.afterChange],
    beforeChange: [guardBin],
    beforeDelete: [refuseDeleting],
    afterDelete: [
      announce.afterDelete,
      deleteSignedForms,
      recordNarrowing.afterDelete,
      saveHooks.afterDelete,
    ],
  },
};
