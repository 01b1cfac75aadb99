import type { Field, SanitizedConfig } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Leaves out of comparisons of versions what our code stores or works out and no form shows. Payload would show it there, as
 * raw JSON or under the name of a column.
 */
export function compareOnlyWhatIsWritten(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of [...config.collections, ...config.globals])
    if (versions) for (const field of fields) if (isOutOfSight(field)) leaveOut(field);
  return config;
}

const isOutOfSight = (field: Field): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('virtual' in field && field.virtual === true) ||
  (field.admin as { hidden?: unknown } | undefined)?.hidden === true;

function leaveOut(field: Field): void {
  const admin = (field.admin ?? {}) as { components?: object };
  Object.assign(field, {
    admin: { ...admin, components: { ...admin.components, Diff: adminComponents.NotCompared } },
  });
}
