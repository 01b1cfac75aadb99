import type { Fault } from './fault.ts';

const books = 'src/features/giving/books';
const inBooks = (title: string) =>
  ({ kind: 'integration', file: `${books}/books.integration.test.ts`, title }) as const;
const inTrail = { kind: 'integration', file: 'src/staff/trail/trail.integration.test.ts' } as const;

const inScans = (title: string) =>
  ({ kind: 'integration', file: `${books}/scans.integration.test.ts`, title }) as const;

/** Mistakes in what the office books by hand, and in the audit trail. */
export const givingBooks: Fault[] = [
  {
    id: 'giving-book-form-twice',
    area: 'features/giving',
    file: `${books}/book-form.ts`,
    find: 'if (before) return ok({ to: BOOKS_PATH, done: before.done });',
    replace: '',
    what: 'A form of the books that is sent twice is booked twice.',
    caughtBy: inBooks(
      'moves money between funds, once even if the form is sent twice, and is recorded as the author',
    ),
  },
  {
    id: 'giving-below-zero-unasked',
    area: 'features/giving',
    file: 'src/features/giving/keep-books.action.ts',
    find: "if (entry.asksBelow && (await goesBelow(req, lines))) return problem('below-zero');",
    replace: '',
    what: 'A fund holds less than nothing in a place, and nobody was asked.',
    caughtBy: inBooks('asks before a fund holds less than nothing in a place'),
  },
  {
    id: 'giving-sorting-stays',
    area: 'features/giving',
    file: 'src/features/giving/keep-books.action.ts',
    find: 'or entry in (select id from giving.entries where sorts = ${corrects}::bigint)',
    replace: '',
    what: 'Spending that was sorted later counts under its kind although it was taken back.',
    caughtBy: inBooks('says what spending is for, then or later, and takes back both'),
  },
  {
    id: 'giving-opening-twice',
    area: 'features/giving',
    file: 'src/features/giving/desk/bank-balances.ts',
    find: "or 'opening' in (e.kind, c.kind)",
    replace: '',
    what: 'What the bank held before is offered again once it was booked on a later day.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/giving/desk/whole-statement.integration.test.ts',
      title: 'is booked once, also where the day before it is in a closed month',
    },
  },
  {
    id: 'giving-list-by-entered-day',
    area: 'features/giving',
    file: 'src/features/giving/desk/list-gifts.ts',
    find: "coalesce((came.moment at time zone 'UTC')::date, c.received_on, (g.started_at at time zone 'UTC')::date)",
    replace: "(g.started_at at time zone 'UTC')::date",
    what: 'Cash of October is listed and summed in November, when it was entered.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/giving/desk/list-gifts.integration.test.ts',
      title: 'has each gift on the day its money came',
    },
  },
  {
    id: 'giving-scan-for-everybody',
    area: 'features/giving',
    file: 'src/cms/access/access-table.ts',
    find: "'get /gifts/books/scans/:entry/:scan': OF_MONEY,",
    replace: "'get /gifts/books/scans/:entry/:scan': IN_ADMIN,",
    what: 'An editor, who may not see the books, opens the scans of their documents.',
    caughtBy: inScans('only bookkeepers and admins add and open scans; everybody else learns nothing'),
  },
  {
    id: 'giving-scan-replaced',
    area: 'features/giving',
    build: 'tables',
    file: `${books}/scan-table.ts`,
    find: 'before delete or update of id, entry, kind, bytes, content, added_at, added_by on',
    replace: 'before update of id on',
    what: 'The scan of a document can be deleted or replaced afterwards.',
    caughtBy: inScans(
      'is never deleted, replaced or moved to another entry, not even by the owner of the table',
    ),
  },
  {
    id: 'giving-rate-of-other-currencies',
    area: 'features/giving',
    file: 'src/features/giving/keep-books.action.ts',
    find: "else if (!(await isRateOf(req, rate, from.currency, to.currency))) return problem('other-rate');",
    replace: '',
    what: 'Euros are booked at the rate of birr.',
    caughtBy: inBooks('gets an error at its field, and nothing is booked'),
  },
  {
    id: 'giving-listed-not-followed',
    area: 'features/giving',
    file: 'src/features/giving/payments/read-listed.ts',
    find: 'const { paymentId, gift: reference } = payment;',
    replace: 'const { paymentId } = payment;\n    const reference = null;',
    what: 'A gift whose report was lost is shown as not ours, although Stripe names it.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/giving/ways/stripe.integration.test.ts',
      title: 'finds unreported payments in Stripe’s list: ours are booked, others are listed',
    },
  },
  {
    id: 'giving-duplicate-given-back',
    area: 'features/giving',
    file: 'src/features/giving/desk/gift-matters.ts',
    find: 'and t.received > t.refunded + t.lost))`;',
    replace: '))`;',
    what: 'A gift stays a possible duplicate after the other one was given back.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/giving/desk/list-gifts.integration.test.ts',
      title: 'count equal gifts of one giver within a quarter of an hour, until one of them is refunded',
    },
  },
  {
    id: 'trail-draft-taken-off',
    area: 'cms/saves',
    file: 'src/cms/saves/save-act.ts',
    find: 'if (was && !(await isPublished(req, collection, id)))',
    replace: 'if (was)',
    what: 'A draft beside a published post is written down as if the post had been taken off the site.',
    caughtBy: {
      ...inTrail,
      title: 'records each act on a document: created, published, unpublished, binned, restored, deleted',
    },
  },
  {
    id: 'trail-of-money-for-writers',
    area: 'features/giving',
    file: 'src/staff/trail/list-trail.ts',
    find: '...(parts.money && (',
    replace: '...((',
    what: 'Whoever may not see gifts sees what was done with them.',
    // Its test depends on the ones before it.
    caughtBy: inTrail,
  },
];
