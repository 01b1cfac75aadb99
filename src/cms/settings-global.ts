import type { Field, GlobalConfig, GlobalSlug } from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import { hiddenUnlessAdmin } from '#cms/access/roles.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { livePreview, previewAddress } from '#cms/preview-address.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { settingsSaveHooks } from '#cms/saves/refuse-overwrite.ts';
import { adminGroups } from './admin-components.ts';

/** Returns stored settings without unchanged sample values; null if there are none. */
export type WithoutSamples = (stored: never) => Record<string, unknown> | null;

type Settings = {
  slug: GlobalSlug;
  label: string;
  description: string;
  fields: Field[];
  withoutSamples?: WithoutSamples;
};

const MAX_VERSIONS = 50;

/** Settings of the whole site: the site reads them, admins change them, and versions let a change be undone. */
export function settingsGlobal({ slug, label, description, fields, withoutSamples }: Settings): GlobalConfig {
  return {
    slug,
    label,
    access: accessFor(slug),
    admin: {
      group: adminGroups.records,
      description,
      hidden: hiddenUnlessAdmin,
      preview: previewAddress(() => '/'),
      livePreview: livePreview(() => '/'),
    },
    versions: { max: MAX_VERSIONS },
    ...(withoutSamples ? { custom: { withoutSamples } } : {}),
    fields: [lastSaveField, ...fields],
    hooks: {
      beforeOperation: [settingsSaveHooks.beforeOperation],
      beforeValidate: [settingsSaveHooks.beforeValidate],
      afterChange: [announceChanges(slug).afterGlobalChange, settingsSaveHooks.afterChange],
    },
  };
}
