import type { Field, SanitizedConfig } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Makes comparisons of versions legible. What our code stores or works out and no form shows is left out: Payload would show
 * it as raw JSON or under the name of a column. Days lose their time, checkboxes say yes or no, lists are joined by commas, and the blocks of long texts
 * are shown as what they are.
 */
export function compareLegibly(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of [...config.collections, ...config.globals])
    if (versions) fields.forEach(compareField);
  return config;
}

function compareField(field: Field): void {
  const Diff = chooseDiff(field);
  if (Diff) {
    const admin = (field.admin ?? {}) as { components?: object };
    Object.assign(field, { admin: { ...admin, components: { ...admin.components, Diff } } });
  }
  for (const inner of fieldsIn(field)) compareField(inner);
}

function chooseDiff(field: Field): string | null {
  if (isOutOfSight(field)) return adminComponents.NotCompared;
  if (field.type === 'checkbox') return adminComponents.YesNoDiff;
  if ((field.type === 'text' || field.type === 'number') && field.hasMany) return adminComponents.ListDiff;
  if (field.type === 'richText') return adminComponents.TextDiff;
  if (field.type === 'date' && field.admin?.date?.pickerAppearance === 'dayOnly')
    return adminComponents.DayDiff;
  return null;
}

const isOutOfSight = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('virtual' in field && field.virtual === true) ||
  (field.admin as { hidden?: unknown } | undefined)?.hidden === true;

function fieldsIn(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap(tab => tab.fields);
  if (field.type === 'blocks') return field.blocks.flatMap(block => block.fields);
  return 'fields' in field ? field.fields : [];
}
