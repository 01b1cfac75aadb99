import { atom } from 'nanostores';

/** Whether the first-visit popup is open. */
export const $isWelcoming = atom(false);
