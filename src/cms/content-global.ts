import {
  type Field,
  type GlobalBeforeChangeHook,
  type GlobalConfig,
  type GlobalSlug,
  ValidationError,
} from 'payload';
import { accessFor } from '#cms/access/access-for.ts';
import type { AdminGroup } from '#cms/admin-groups.ts';
import { publishedAndConsented } from '#cms/consents/consent-gate.ts';
import { peopleFields } from '#cms/consents/people-fields.ts';
import { consentRefusals } from '#cms/consents/refuse-without-consent.ts';
import { announceChanges } from '#cms/hooks/announce-changes.ts';
import { livePreview, previewAddress } from '#cms/preview-address.ts';
import { lastSaveField } from '#cms/saves/last-save-field.ts';
import { settingsSaveHooks } from '#cms/saves/refuse-overwrite.ts';

type Content = {
  slug: GlobalSlug;
  label: string;
  group: AdminGroup;
  description: string;
  /** The page on which it is seen, without language. */
  seenAt: string;
  fields: Field[];
};

const MAX_VERSIONS = 50;

/** As in collections: what shows somebody without consent is not published. */
const refuseWithoutConsent: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  if (data._status !== 'published') return data;
  const errors = await consentRefusals(req, global.flattenedFields, data);
  if (errors.length === 0) return data;
  throw new ValidationError({ errors, global: global.slug, req });
};

/**
 * One page that exists once, with drafts, versions, preview and consent like a document of a content collection. While it
 * is not published, or its consent does not hold, the site reads it as empty and shows its own defaults.
 */
export function contentGlobal({ slug, label, group, description, seenAt, fields }: Content): GlobalConfig {
  return {
    slug,
    label,
    access: accessFor(slug, { shown: publishedAndConsented }),
    admin: {
      group,
      description,
      preview: previewAddress(() => seenAt),
      livePreview: livePreview(() => seenAt),
    },
    versions: { max: MAX_VERSIONS, drafts: true },
    fields: [lastSaveField, ...fields, ...peopleFields('mention')],
    hooks: {
      beforeOperation: [settingsSaveHooks.beforeOperation],
      beforeValidate: [settingsSaveHooks.beforeValidate],
      beforeChange: [refuseWithoutConsent],
      afterChange: [announceChanges(slug).afterGlobalChange, settingsSaveHooks.afterChange],
    },
  };
}
