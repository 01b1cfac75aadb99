import { createServerFeature, LinkFeature } from '@payloadcms/richtext-lexical';
import type { CollectionSlug, FieldAffectingData } from 'payload';
import { adminComponents } from '#cms/admin-components.ts';
import { wholeAddress } from '#core/links.ts';
import { safeLink } from './read-text.rules.ts';

type Links = ReturnType<typeof LinkFeature>;

/**
 * Links of an editor: to addresses, and to documents of these collections. `https://` is added where it is missing, and in
 * the browser a link needs no words that are selected before.
 */
export function linkFeature(enabledCollections: CollectionSlug[] = []): Links {
  const links = LinkFeature({
    enabledCollections,
    disableAutoLinks: true,
    maxDepth: 0,
    // A visitor decides where a link opens.
    fields: ({ defaultFields }) => defaultFields.filter(({ name }) => name !== 'newTab').map(checkedAddress),
  });
  const { feature } = links;
  if (typeof feature !== 'function') return links;
  const ClientFeature = adminComponents.LinkOfWords;
  return { ...links, feature: async given => ({ ...(await feature(given)), ClientFeature }) };
}

function checkedAddress(field: FieldAffectingData): FieldAffectingData {
  if (field.type !== 'text' || field.name !== 'url') return field;
  const validate = (value: unknown, { siblingData }: { siblingData: { linkType?: unknown } }) =>
    siblingData.linkType === 'internal' ||
    safeLink(value) !== undefined ||
    'Write a page of this site, such as /news, or a whole address beginning with https://.';
  const complete = ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? wholeAddress(value) : value;
  return { ...field, validate, hooks: { ...field.hooks, beforeValidate: [complete] } } as FieldAffectingData;
}

/**
 * Gives the writing area of an editor the label of its field: Payload draws the label beside it and names nothing. It also
 * sees to it that the form has all words before anything is pressed.
 */
export const NamedEditor = createServerFeature({
  feature: { ClientFeature: adminComponents.NamedEditorClient },
  key: 'namedEditor',
});
