import {
  type CheckboxField,
  type Field,
  type SanitizedConfig,
  type SelectField,
  traverseFields,
} from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Makes lists in the admin easier to read: an empty list explains itself and offers the next step, checkboxes show Yes or No
 * instead of `true`, and states are badges.
 */
export function makeListsLegible(config: SanitizedConfig): SanitizedConfig {
  for (const { admin, fields } of config.collections) {
    const above = admin.components?.beforeListTable ?? [];
    admin.components = { ...admin.components, beforeListTable: [...above, adminComponents.EmptyList] };
    traverseFields({ fields, fillEmpty: false, callback: ({ field }) => chooseCell(field as Field) });
  }
  return config;
}

/** Whether something is published, and whether its Amharic is up to date. */
const states = ['_status', 'translation'];

function chooseCell(field: Field): void {
  if (field.type === 'checkbox') setCell(field, adminComponents.YesNoCell);
  if (field.type === 'select' && states.includes(field.name)) setCell(field, adminComponents.StateCell);
}

function setCell(field: CheckboxField | SelectField, Cell: string): void {
  if (field.admin?.components?.Cell) return;
  field.admin ??= {};
  field.admin.components = { ...field.admin.components, Cell };
}
