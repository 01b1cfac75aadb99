import type { CheckboxField } from 'payload';

/** Marks content that came with the software (ruling 2): filtered in lists, deleted in one action on the dashboard. */
export const sampleField: CheckboxField = {
  type: 'checkbox',
  name: 'sample',
  label: 'Sample content',
  defaultValue: false,
  index: true,
  admin: {
    position: 'sidebar',
    description: 'Came with the software. An admin can delete all samples at once on the dashboard.',
  },
};
