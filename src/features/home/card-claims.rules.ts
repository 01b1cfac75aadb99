const claims = /\{(childrenHelped|diagnosticWorkUp|volunteersIncrease|donationsIncrease)\}/;
const sentences = new Intl.Segmenter('am', { granularity: 'sentence' });

/**
 * The sentences of a card's description that state a claim: they stand on the card itself, the whole description
 * only under its tab. Empty where the description states none. Placeholders are still to be filled in.
 */
export function claimSentences(description: string): string {
  return [...sentences.segment(description)]
    .map(({ segment }) => segment.trim())
    .filter(sentence => claims.test(sentence))
    .join(' ');
}
