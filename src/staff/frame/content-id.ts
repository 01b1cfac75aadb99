/** The id of the content of a screen, where the skip link leads. */
export const CONTENT_ID = 'content';
