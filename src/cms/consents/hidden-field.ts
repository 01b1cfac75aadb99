import type { Field } from 'payload';

/** In the form and as a column: that visitors do not see it because of its consent, since when, and what to do. */
export const hiddenField: Field = {
  type: 'ui',
  name: 'hiddenByConsent',
  label: 'Hidden',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    components: {
      Field: '/src/staff/consents/hidden-badge.tsx#HiddenBadge',
      Cell: '/src/staff/consents/hidden-cell.tsx#HiddenCell',
    },
  },
};
