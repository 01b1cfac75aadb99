/** The English of the search in the admin. */
export const searchWords = {
  search: 'Search',
  everything: 'Search everything you may see',
  hint: 'Amharic in any spelling or in Latin letters. Pictures are found by what can be seen on them.',
  found: 'Found',
  none: 'Nothing has these words. Try fewer words, or another spelling.',
  some: '{1} results. Choose one with the arrow keys.',
  one: 'One result. Choose it with the down arrow.',
  failed: 'The search did not answer. Please try again.',
  slow: 'This search took too long. Please try a more unusual word.',
  inGifts: 'Look for it among the gifts',
  draft: 'Draft',
  published: 'On the site',
} as const;
