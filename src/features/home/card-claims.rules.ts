const claims = /\{(childrenHelped|diagnosticWorkUp|volunteersIncrease|donationsIncrease)\}/;
/** Intl.Segmenter would not split a sentence before a placeholder. */
const sentenceEnd = /(?<=[.!?።])\s+/;

/**
 * The sentences of a description that state a claim, with placeholders. They appear on the card itself; the full
 * description is under its tab. Empty if there is none.
 */
export function claimSentences(description: string): string {
  return description
    .trim()
    .split(sentenceEnd)
    .filter(sentence => claims.test(sentence))
    .join(' ');
}
