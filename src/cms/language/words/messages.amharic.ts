import { conflictWords } from './conflicts.amharic.ts';
import { deskRefusalWords } from './gift-refusals.amharic.ts';
import { refusalWords } from './refusals.amharic.ts';
import { validationWords } from './validation.amharic.ts';

/** What endpoints, hooks and validators tell staff. */
export const messageWords = { ...conflictWords, ...refusalWords, ...validationWords, ...deskRefusalWords };
