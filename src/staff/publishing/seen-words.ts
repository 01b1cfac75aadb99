import type { Seen } from '#cms/publishing/publish-check.rules.ts';

/** What visitors see of a document now, as its form says it. */
export const seenWords: Record<Seen, string> = {
  nothing: 'Visitors do not see this yet.',
  missing: 'Visitors see the English. There is no Amharic yet.',
  partial: 'Visitors see English and Amharic. Where the Amharic is missing, they see the English.',
  behind: 'Visitors see English and Amharic. The Amharic is older than the English.',
  fine: 'Visitors see English and Amharic, and the two are in step.',
};
