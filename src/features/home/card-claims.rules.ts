const claims = /\{(childrenHelped|diagnosticWorkUp|volunteersIncrease|donationsIncrease)\}/;
/** A sentence may go on with a placeholder, which Intl.Segmenter takes for the same sentence. */
const sentenceEnd = /(?<=[.!?።])\s+/;

/**
 * The sentences of a card's description that state a claim: they stand on the card itself, the whole description
 * only under its tab. Empty where the description states none. Placeholders are still to be filled in.
 */
export function claimSentences(description: string): string {
  return description
    .trim()
    .split(sentenceEnd)
    .filter(sentence => claims.test(sentence))
    .join(' ');
}
