import type { Field } from 'payload';

/** Beside the form: what stops publishing, and what might be better. */
export const publishCheckField: Field = {
  type: 'ui',
  name: 'beforePublishing',
  label: 'Before publishing',
  admin: {
    position: 'sidebar',
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/staff/publishing/publish-panel.tsx#PublishPanel' },
  },
};
