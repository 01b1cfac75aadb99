/** What the form of a new account sends before a random value, in place of a password: the owner chooses it by a link. */
export const BY_LINK = 'chosen by a link: ';
