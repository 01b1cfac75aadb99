import type { Fault } from './fault.ts';

const giving = 'src/features/giving';

/** Mistakes about gifts and the books. */
export const givingFaults: Fault[] = [
  {
    id: 'giving-late-event-wins',
    area: 'features/giving',
    file: `${giving}/gift.rules.ts`,
    find: 'one.moment - other.moment ||',
    replace: '0 ||',
    what: 'An event that arrives late overwrites a newer state.',
    caughtBy: { kind: 'unit', file: `${giving}/gift.rules.test.ts`, title: 'never overwrites a newer state' },
  },
  {
    id: 'giving-amount-rounded',
    area: 'core',
    file: 'src/core/money.ts',
    find: "if (decimals.length > exponent) return problem('too-precise');",
    replace: '',
    what: 'Somebody who writes 1.500 and means fifteen hundred gives 15.',
    caughtBy: { kind: 'unit', file: 'src/core/money.test.ts' },
  },
  {
    id: 'giving-reference-unchecked',
    area: 'features/giving',
    file: `${giving}/payment-reference.rules.ts`,
    find: 'remainderOf97(text.slice(4) + text.slice(0, 4)) === 1;\n}\n\n/**\n * The reference',
    replace: 'text.length > 4;\n}\n\n/**\n * The reference',
    what: 'A mistyped reference is taken for that of another gift.',
    caughtBy: { kind: 'unit', file: `${giving}/payment-reference.rules.test.ts` },
  },
  {
    id: 'giving-small-total-worked-out',
    area: 'features/giving',
    file: `${giving}/small-numbers.rules.ts`,
    find: '(givers === 0 || mayShow(givers))',
    replace: 'true',
    what: 'What one person gave can be worked out from the other totals.',
    caughtBy: { kind: 'unit', file: `${giving}/small-numbers.rules.test.ts` },
  },
  {
    id: 'giving-standing-without-lock',
    area: 'features/giving',
    file: `${giving}/receive-event.action.ts`,
    find: ' where gift = ${gift} for update`',
    replace: ' where gift = ${gift}`',
    what: 'Two events of one gift at the same time book its amount twice or not at all.',
    caughtBy: { kind: 'integration', file: `${giving}/many-gifts.integration.test.ts` },
  },
  {
    id: 'giving-books-can-be-changed',
    area: 'features/giving',
    file: `${giving}/giving-guards.ts`,
    find: 'before update or delete on giving.${table}',
    replace: 'before update on giving.${table}',
    what: 'Somebody with the account of the owner deletes entries unnoticed.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/giving.integration.test.ts`,
      title: 'cannot be changed by',
    },
  },
  {
    id: 'giving-funds-mixed',
    area: 'features/giving',
    file: `${giving}/giving-guards.ts`,
    find: 'group by currency, fund having',
    replace: 'group by currency having',
    what: 'Money given for a project disappears into another fund without a transfer.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/giving.integration.test.ts`,
      title: 'that does not balance',
    },
  },
  {
    id: 'giving-closed-month-open',
    area: 'features/giving',
    file: `${giving}/giving-guards.ts`,
    find: '(select max(until) + 1 from giving.closings)',
    replace: '(select max(until) from giving.closings)',
    what: 'An event heard late cannot be booked, and its provider tries for ever.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/giving.integration.test.ts`,
      title: 'takes nothing any more',
    },
  },
  {
    id: 'giving-journal-without-refunds',
    area: 'features/giving',
    file: `${giving}/totals.queries.ts`,
    find: 'in (${GIFTS}, ${REFUNDS}, ${LOST})',
    replace: 'in (${GIFTS}, ${LOST})',
    what: 'Campaigns show money that was given back.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/hledger.integration.test.ts`,
      title: 'equals what hledger says',
    },
  },
];
