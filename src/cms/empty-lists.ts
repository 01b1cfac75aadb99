import type { SanitizedConfig } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';

/** Lets every list of the admin say what will be in it while it is empty, and offer the next step. */
export function explainEmptyLists(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of config.collections) {
    const above = admin.components?.beforeListTable ?? [];
    admin.components = { ...admin.components, beforeListTable: [...above, adminComponents.EmptyList] };
  }
  return config;
}
