import type { CheckboxField, Field, SelectField } from 'payload';
import { fieldAccess } from '#cms/access/access-for.ts';
import { adminComponents } from '#cms/admin-components.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';

/** In the form and as a column: that the document is hidden because of its consent, since when, and what to do. */
export const hiddenField: Field = {
  type: 'ui',
  name: 'hiddenByConsent',
  label: 'Hidden',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Field: adminComponents.HiddenBadge,
      Cell: adminComponents.HiddenCell,
    },
  },
};

/**
 * Marks sample content, which staff can filter in lists and delete from the dashboard all at once, past the bin.
 * Therefore only seeding, which has no user, sets the mark. Staff may remove it to keep a document, but cannot set it with a
 * form, a copy or an earlier version of a sample.
 */
export const sampleField: CheckboxField = {
  type: 'checkbox',
  name: 'sample',
  label: 'Sample content',
  defaultValue: false,
  index: true,
  access: fieldAccess('sample'),
  hooks: {
    beforeDuplicate: [() => false],
    beforeChange: [
      ({ operation, originalDoc, req, value }) => {
        if (!req.user) return value;
        return operation === 'update' && originalDoc?.sample === true && value === true;
      },
    ],
  },
  admin: {
    position: 'sidebar',
    components: { Field: adminComponents.SampleCheckbox },
    description:
      'Came with the software. An admin can delete all samples at once on the dashboard. Untick what you want to keep.',
  },
};

/** The kind of card of a post or event (DATA-14, DATA-16); anything but starter and coming-soon is normal. */
export const typeField: SelectField = {
  type: 'select',
  name: 'type',
  label: 'Kind of card',
  defaultValue: 'normal',
  required: true,
  options: [
    { value: 'normal', label: 'Normal' },
    { value: 'intro', label: 'Starter card (always first)' },
    { value: 'ad', label: 'Coming soon (cannot be opened)' },
  ],
  admin: { position: 'sidebar' },
};

/** Beside the form: what stops publishing, and what might be better. */
export const publishCheckField: Field = {
  type: 'ui',
  name: 'beforePublishing',
  label: 'Before publishing',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: adminComponents.PublishPanel },
  },
};

const shortNumber = /^\d[\d.,]{0,20}%?$/;

/** The numbers in its texts that are no claims, as somebody answered in the publish check. */
export const noClaimsField: Field = {
  type: 'json',
  name: 'noClaims',
  label: 'Numbers that are no claims',
  admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  validate: (value: unknown) => {
    const isList =
      Array.isArray(value) && value.length <= 200 && value.every(one => shortNumber.test(String(one)));
    return value === null || value === undefined || isList || 'A list of numbers was expected.';
  },
};

/** In the form and as a column: when the document will be published or unpublished, and what became of past plans. */
export const planField: Field = {
  type: 'ui',
  name: 'planned',
  label: `Planned, time in ${CHARITY_ZONE.city}`,
  admin: {
    position: 'sidebar',
    components: {
      Field: adminComponents.PlanPanel,
      Cell: adminComponents.PlanCell,
    },
  },
};

/** Beside the form of content with a page: asks somebody to approve it. */
export const approvalField: Field = {
  type: 'ui',
  name: 'approvals',
  label: 'Approval',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: adminComponents.ApprovalPanel },
  },
};

/** Beside the form of something that others use: links to each of them. */
export const usedInField: Field = {
  type: 'ui',
  name: 'usedIn',
  label: 'Used in',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: adminComponents.UsedInPanel },
  },
};

/** The same, but only when asked, because finding the uses reads all content. */
export const usedInOnRequestField: Field = {
  type: 'ui',
  name: 'usedIn',
  label: 'Used in',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: adminComponents.UsedInOnRequest },
  },
};
