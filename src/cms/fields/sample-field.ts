import type { CheckboxField } from 'payload';

/** Marks sample content (ruling 2): staff can filter it in lists and delete all of it from the dashboard. */
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
