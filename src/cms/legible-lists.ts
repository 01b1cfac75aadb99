import { type Field, type SanitizedConfig, traverseFields } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Makes the lists of the admin legible: an empty one says what is not there and offers the next step, and a checkbox says yes or
 * no, where Payload shows `true`.
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
