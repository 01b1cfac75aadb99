import type { Field } from 'payload';

/** Beside the form of something that others use: links to each of them. */
export const usedInField: Field = {
  type: 'ui',
  name: 'usedIn',
  label: 'Used in',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/staff/trash/used-in-panel.tsx#UsedInPanel' },
  },
};
