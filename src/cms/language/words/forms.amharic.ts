import { contentFormWords } from './forms-content.amharic.ts';
import { givingFormWords } from './forms-giving.amharic.ts';
import { officeFormWords } from './forms-office.amharic.ts';
import { pageFormWords } from './forms-pages.amharic.ts';
import { ownPageFormWords } from './own-pages.amharic.ts';

/** Labels, descriptions, options and placeholders of everything staff can edit. */
export const formWords = {
  ...contentFormWords,
  ...pageFormWords,
  ...officeFormWords,
  ...givingFormWords,
  ...ownPageFormWords,
};
