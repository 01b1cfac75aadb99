import type { Field } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/** The approval panel beside the form of content with a page. */
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
