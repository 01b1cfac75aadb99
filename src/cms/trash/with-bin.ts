import type { CollectionConfig } from 'payload';

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>;

/** The admin components of a collection with a bin: deleting from the form and from the list says what is used where. */
export function withBin(components: Components = {}): Components {
  const item = '/src/staff/trash/delete-item.tsx#DeleteItem';
  const selected = '/src/staff/trash/delete-selected.tsx#DeleteSelected';
  return {
    ...components,
    beforeListTable: [...(components.beforeListTable ?? []), selected],
    edit: { ...components.edit, editMenuItems: [...(components.edit?.editMenuItems ?? []), item] },
  };
}
