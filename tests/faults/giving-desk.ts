import type { Fault } from './fault.ts';

const giving = 'src/features/giving';

/** Mistakes about payments that failed, and about asking the payment services on request. */
export const givingDesk: Fault[] = [
  {
    id: 'giving-words-of-strangers',
    area: 'features/giving',
    file: `${giving}/ways/failure.rules.ts`,
    find: "return status === 'cancelled' ? 'cancelled' : 'unknown';",
    replace: "return status === 'cancelled' ? 'cancelled' : (read as Failure);",
    what: 'What a payment service wrote about a person is stored and shown.',
    caughtBy: {
      kind: 'unit',
      file: `${giving}/ways/failure.rules.test.ts`,
      title: 'whatever a provider writes, the result is one of our codes',
    },
  },
  {
    id: 'giving-stolen-card-named',
    area: 'features/giving',
    file: `${giving}/ways/failure.rules.ts`,
    find: "  if (type === 'card_error') return 'card-declined';\n",
    replace: '',
    what: 'Who pays with a stolen card is told less than who pays with their own, and knows it.',
    caughtBy: {
      kind: 'unit',
      file: `${giving}/ways/failure.rules.test.ts`,
      title: 'learns only that it was declined',
    },
  },
  {
    id: 'giving-failure-forgotten',
    area: 'features/giving',
    file: `${giving}/payments/check-payment.action.ts`,
    find: 'failure = ${verified.value.failure},',
    replace: 'failure = null,',
    what: 'Neither the giver nor the office learns why a card failed.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/payments/payments.integration.test.ts`,
      title: 'stores why a payment failed as a code of ours',
    },
  },
  {
    id: 'giving-again-of-anybody',
    area: 'site/sections',
    file: 'src/site/sections/read-giving.ts',
    find: 'const reference = readGiftLink(again, now);',
    replace: "const reference = again.split('-')[0] ?? null;",
    what: 'Whoever knows a reference sees the name and address of its giver.',
    caughtBy: {
      kind: 'integration',
      file: 'src/site/sections/try-gift-again.integration.test.ts',
      title: 'a link that is over, forged or somebody else’s opens nothing',
    },
  },
  {
    id: 'giving-again-after-paid',
    area: 'features/giving',
    file: `${giving}/repeat-gift.ts`,
    find: "s.state in ('started', 'failed')",
    replace: "s.state <> 'lost'",
    what: 'A gift that arrived is paid a second time by one press.',
    caughtBy: {
      kind: 'integration',
      file: 'src/site/sections/try-gift-again.integration.test.ts',
      title: 'a gift that arrived or is on its way',
    },
  },
  {
    id: 'giving-asked-without-end',
    area: 'features/giving',
    file: `${giving}/reconcile/begin-reconciliation.action.ts`,
    find: "if (recent >= RUNS_AN_HOUR) return problem('asked-often');",
    replace: '',
    what: 'Pressing again and again uses up what a payment service allows us.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/reconcile/reconcile.integration.test.ts`,
      title: 'no more than six in an hour',
    },
  },
  {
    id: 'giving-silent-service-asked-on',
    area: 'features/giving',
    file: `${giving}/reconcile/reconcile.job.ts`,
    find: 'silent = isSilent ? silent + 1 : 0;',
    replace: 'silent = 0;',
    what: 'One payment service that is down holds up the run for hours.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/reconcile/reconcile.integration.test.ts`,
      title: 'says which service could not be reached',
    },
  },
  {
    id: 'giving-run-begins-anew',
    area: 'features/giving',
    file: `${giving}/reconcile/payments-to-ask.ts`,
    find: 'y.asked_in is distinct from ${run}::bigint and (case',
    replace:
      '(y.asked_in is null or y.asked_in < 0 or true) and y.asked_at < ${now.toISOString()}::timestamptz and (case',
    what: 'A run that a restart broke off asks about everything again, or about the same payment for ever.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/reconcile/reconcile.integration.test.ts`,
      title: 'goes on where a process that died stopped',
    },
  },
  {
    id: 'giving-other-amount-unseen',
    area: 'features/giving',
    file: `${giving}/desk/list-differences.ts`,
    find: 'and y.answered_amount is distinct from booked.amount',
    replace: 'and false',
    what: 'A payment of which the service has another amount than the books is in no list.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/desk/list-differences.integration.test.ts`,
      title: 'one of which it has another amount',
    },
  },
  {
    id: 'giving-month-of-report',
    area: 'features/giving',
    file: `${giving}/totals/month-totals.ts`,
    find: "to_char(e.day, 'YYYY-MM')",
    replace: "to_char(e.made_at, 'YYYY-MM')",
    what: 'A gift counts in the month in which we heard of it, and the books say another.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/totals/month-totals.integration.test.ts`,
      title: 'every total equals what hledger says of that month',
    },
  },
  {
    id: 'giving-refund-counted-as-gift',
    area: 'features/giving',
    file: `${giving}/totals/month-totals.ts`,
    find: 'l.account = ${GIFTS} and l.amount < 0',
    replace: 'true',
    what: 'A refund counts as one more gift of its month.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/totals/month-totals.integration.test.ts`,
      title: 'counts each amount in the month of its entry',
    },
  },
];
