import { dashboardWords } from './dashboard.amharic.ts';
import { figureWords } from './figures.amharic.ts';
import { giftActWords } from './gift-acts.amharic.ts';
import { giftTotalsWords } from './gift-totals.amharic.ts';
import { deskWords } from './gifts-desk.amharic.ts';
import { healthWords } from './health.amharic.ts';
import { reconciliationWords } from './reconciliation.amharic.ts';

/** Pages that are rendered on the server. */
export const pageWords = {
  ...dashboardWords,
  ...deskWords,
  ...figureWords,
  ...giftActWords,
  ...giftTotalsWords,
  ...reconciliationWords,
  ...healthWords,
};
