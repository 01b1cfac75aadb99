import type { Field } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/** Beside the form of what has a page: who was asked to approve it, and what they said. */
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
