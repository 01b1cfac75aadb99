import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { consentRefusals } from '#cms/consents/refuse-without-consent.ts';
import { inLanguage } from '#cms/translation/count-translation.ts';
import { missingInEnglish } from '#cms/translation/refuse-without-english.ts';
import { gatherFacts } from './gather-facts.ts';
import { type Finding, type Findings, mightBeBetter } from './publish-check.rules.ts';

type Values = Record<string, unknown>;
type InForm = { id: number | undefined; locale: 'en' | 'am'; values: Values };

/**
 * Reasons not to publish a document with the current values of its form, in the words of the refusals, and suggestions.
 */
export async function checkPublishing(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { id, locale, values }: InForm,
): Promise<Findings> {
  const { slug, flattenedFields: fields } = collection;
  const other = locale === 'en' ? 'am' : 'en';
  const stored = id === undefined ? null : await inLanguage(req, slug, id, other);
  const written = locale === 'en' ? { en: values, am: stored } : { en: stored, am: values };
  const consent = await consentRefusals(req, fields, values, stored);
  const english = locale === 'am' ? missingInEnglish(fields, values, stored) : requiredHere(fields, values);
  const must = [...consent, ...english].map(({ path, message }): Finding => ({ path, message }));
  const remind = collection.custom?.remind as ((values: Values) => Finding[]) | undefined;
  const might = mightBeBetter(await gatherFacts(req, collection, written));
  return { must, might: [...(remind?.(values) ?? []), ...might] };
}

/** In the English form the fields check themselves, in the words of localized-text.ts. */
function requiredHere(fields: SanitizedCollectionConfig['flattenedFields'], values: Values): Finding[] {
  return missingInEnglish(fields, values, values).map(({ path, label }) => ({
    path,
    message: `Please fill in "${label}" in English.`,
  }));
}
