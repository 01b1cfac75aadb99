import { type Field, type SanitizedConfig, traverseFields } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Makes lists in the admin easier to read: an empty list explains itself and offers the next step, and checkboxes show Yes or
 * No instead of `true`.
 */
export function makeListsLegible(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, fields } of config.collections) {
    const above = admin.components?.beforeListTable ?? [];
    admin.components = { ...admin.components, beforeListTable: [...above, adminComponents.EmptyList] };
    traverseFields({ fields, fillEmpty: false, callback: ({ field }) => sayYesOrNo(field as Field) });
  }
  return config;
}

function sayYesOrNo(field: Field): void {
  if (field.type !== 'checkbox' || field.admin?.components?.Cell) return;
  field.admin = {
    ...field.admin,
    components: { ...field.admin?.components, Cell: adminComponents.YesNoCell },
  };
}
