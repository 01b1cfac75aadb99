import type { Fault } from './fault.ts';

const giving = 'src/features/giving';
const caughtBy = (file: string, title: string) =>
  ({ kind: 'journey', file: `tests/journeys/${file}.spec.ts`, title }) as const;

/** Mistakes that givers notice between the form and what follows the gift. */
export const givingJourneys: Fault[] = [
  {
    id: 'giving-receipt-only-by-mailed-link',
    area: 'features/giving',
    file: 'src/site/sections/read-receipt.ts',
    find: 'if (giver !== null && !(await isGiftOf',
    replace: 'if (giver === null || !(await isGiftOf',
    what: 'The receipt that the page of thanks offers leads to "There is no receipt at this address".',
    caughtBy: caughtBy(
      'receipt',
      'a giver downloads the receipt as PDF from the thanks page, without script',
    ),
  },
  {
    id: 'giving-card-language-not-of-page',
    area: 'features/giving',
    file: `${giving}/honour/honour-choice.tsx`,
    find: 'defaultValue={values.cardLanguage ?? locale}',
    replace: 'defaultValue={values.cardLanguage ?? locales[0]}',
    what: 'Somebody who gives in Amharic sends an English card without having chosen it.',
    caughtBy: caughtBy('honour-card', 'a card is requested, in the language of the page'),
  },
  {
    id: 'giving-monthly-choice-lost',
    area: 'features/giving',
    file: `${giving}/table/giving-table.tsx`,
    find: "rhythm: values.rhythm === 'monthly' ?",
    replace: "rhythm: values.rhythm === 'month' ?",
    what: 'After one wrong field the form goes back to a single gift, and hides what was wrong.',
    caughtBy: caughtBy('monthly-gift', 'a monthly gift without a name asks for one, and preserves the input'),
  },
  {
    id: 'giving-amount-out-of-tab-order',
    area: 'features/giving',
    file: `${giving}/table/amount-choice.tsx`,
    find: 'className={css.typed}',
    replace: 'className={css.typed}\n        tabIndex={-1}',
    what: 'Whoever gives by keyboard never reaches the field for their own amount.',
    caughtBy: caughtBy(
      'giving-keyboard',
      'on a phone somebody gives from any page to the thanks by keyboard alone',
    ),
  },
  {
    id: 'giving-goal-shows-few-givers',
    area: 'features/giving',
    file: 'src/site/sections/read-progress.ts',
    find: ' || !mayShow(total.givers)',
    replace: '',
    what: 'After the first gift to a campaign everybody sees what that person gave.',
    caughtBy: caughtBy(
      'campaign-goal',
      'a campaign shows its progress towards the goal, from five givers on and without delay',
    ),
    onlyInFull: true,
  },
  {
    id: 'giving-transfer-asked-for-again',
    area: 'features/giving',
    file: 'src/site/sections/read-thanks.ts',
    find: " || gift.state !== 'waiting'",
    replace: '',
    what: 'Somebody whose transfer has arrived is asked to transfer the money, and does it twice.',
    caughtBy: caughtBy(
      'gifts-desk',
      'a bank transfer is started without script, and booked once from a statement uploaded twice',
    ),
  },
];
