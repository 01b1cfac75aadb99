import type { FlattenedField } from 'payload';

/** On every page, which says while there is sample content: announced when a sample changes, and by nothing else. */
export const SAMPLES_TAG = 'samples';

/** The collections whose documents appear inside a document with these fields, at any depth of groups and lists. */
export function relatedTags(fields: FlattenedField[]): Set<string> {
  const tags = new Set<string>();
  for (const field of fields) {
    if (field.type === 'upload' || field.type === 'relationship')
      for (const slug of [field.relationTo].flat()) tags.add(slug);
    if ('flattenedFields' in field) for (const slug of relatedTags(field.flattenedFields)) tags.add(slug);
    if (field.type === 'blocks')
      for (const block of field.blocks) for (const slug of relatedTags(block.flattenedFields)) tags.add(slug);
  }
  // Whether a picture, a film or a PDF may be seen depends on its consent.
  if (tags.has('media') || tags.has('films') || tags.has('pdfs')) tags.add('consents');
  return tags;
}
