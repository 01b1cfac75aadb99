import { approvalWords } from './approvals.amharic.ts';
import { autosaveWords } from './autosave.amharic.ts';
import { conflictWords } from './conflicts.amharic.ts';
import { deskRefusalWords } from './gift-refusals.amharic.ts';
import { refusalWords } from './refusals.amharic.ts';
import { scanWords } from './scans.amharic.ts';
import { validationWords } from './validation.amharic.ts';

/** What endpoints, hooks and validators tell staff. */
export const messageWords = {
  ...conflictWords,
  ...refusalWords,
  ...validationWords,
  ...deskRefusalWords,
  ...approvalWords,
  ...autosaveWords,
  ...scanWords,
};
