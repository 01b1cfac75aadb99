/** The key of the preference by which a person has put the first steps aside: `{ isPutAside: true }`. */
export const PUT_ASIDE = 'first-steps';
