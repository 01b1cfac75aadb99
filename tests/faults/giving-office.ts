import type { Fault } from './fault.ts';

const giving = 'src/features/giving';

/** Mistakes at the gifts desk and in receipts. */
export const givingOffice: Fault[] = [
  {
    id: 'giving-refunded-beside-another',
    area: 'features/giving',
    file: `${giving}/desk/refund-gift.action.ts`,
    find: "if (!known.same || known.state !== 'asked' || !known.rests)",
    replace: "if (known.state === 'refused')",
    what: 'While one refund has no answer yet, another one of the same gift is sent.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/gifts-desk.integration.test.ts`,
      title: 'stops others meanwhile',
    },
  },
  {
    id: 'giving-refund-beyond-payment',
    area: 'features/giving',
    file: `${giving}/desk/refund-gift.action.ts`,
    find: "if (units > left) return problem('too-much');",
    replace: '',
    what: 'More is given back than came.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/gifts-desk.integration.test.ts`,
      title: 'gives back no more than is left',
    },
  },
  {
    id: 'giving-counted-alone',
    area: 'features/giving',
    file: `${giving}/desk/count-gift.action.ts`,
    find: "if (counted.enteredBy === by) return problem('same-person');",
    replace: '',
    what: 'Whoever confirms their own count gets a fault instead of a sentence.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/gifts-desk.integration.test.ts`,
      title: 'who is not the first',
    },
  },
  {
    id: 'giving-in-kind-as-money',
    area: 'features/giving',
    file: `${giving}/posting.rules.ts`,
    find: "way === 'in-kind'",
    replace: 'false',
    what: 'Blankets count as money in the totals of the site.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/gifts-desk.integration.test.ts`,
      title: 'which no total of money holds',
    },
  },
  {
    id: 'giving-search-wildcard',
    area: 'features/giving',
    file: `${giving}/desk/list-gifts.ts`,
    find: "words.replace(/[\\\\%_]/g, '\\\\$&')",
    replace: 'words',
    what: 'A percent sign in a search finds everybody.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/list-gifts.integration.test.ts`,
      title: 'finds a gift by reference',
    },
  },
  {
    id: 'giving-statement-of-another-account',
    area: 'features/giving',
    file: `${giving}/desk/import-statement.action.ts`,
    find: "if (earlier.length > 0) return problem('other-form');",
    replace: '',
    what: 'The same line counts twice, once as CAMT.053 and once as CSV.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/bank-lines.integration.test.ts`,
      title: 'refuses the account in the other form',
    },
  },
  {
    id: 'giving-receipt-pieces-untagged',
    area: 'features/giving',
    file: `${giving}/receipt/pdf-paper.ts`,
    find: "doc.struct('Span', { lang: of }",
    replace: "doc.struct('Span', { lang }",
    what: 'A screen reader speaks the Amharic half of a receipt as English.',
    caughtBy: {
      kind: 'unit',
      file: `${giving}/receipt/receipt-pdf.test.ts`,
      title: 'is tagged for screen readers',
    },
  },
  {
    id: 'giving-receipt-name-after-erasure',
    area: 'features/giving',
    file: `${giving}/receipt/receipt.queries.ts`,
    find: 'left join giving.givers p on p.gift',
    replace: 'join giving.givers p on p.gift',
    what: 'Once a giver is erased, their gift has no receipt any more.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/receipt/receipt.integration.test.ts`,
      title: 'has no name once',
    },
  },
  {
    id: 'giving-receipt-for-anybody',
    area: 'features/giving',
    file: 'src/features/giving/gift-link.ts',
    find: "|| !isSignedFor('gift-links', text, signature)",
    replace: '',
    what: 'Whoever guesses a reference reads who gave what.',
    caughtBy: {
      kind: 'integration',
      file: 'src/site/sections/read-receipt.integration.test.ts',
      title: 'forged',
    },
  },
];
