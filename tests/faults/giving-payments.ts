import type { Fault } from './fault.ts';

const giving = 'src/features/giving';

/** Mistakes about the purpose of gifts and the reports of payment services. */
export const givingPayments: Fault[] = [
  {
    id: 'giving-ended-campaign-replaced',
    area: 'features/giving',
    file: `${giving}/table/purpose-choice.tsx`,
    find: "?? '';",
    replace: '?? GENERAL_PURPOSE;',
    what: 'Who follows an old link to a campaign gives to something else without being asked.',
    caughtBy: {
      kind: 'unit',
      file: `${giving}/table/asked-purpose.test.tsx`,
      title: 'says so and preselects nothing else',
    },
  },
  {
    id: 'giving-second-dispute-unheard',
    area: 'features/giving',
    file: `${giving}/payments/verified-events.rules.ts`,
    find: '`${providerId}:${kind}:${units}:${moment.getTime()}`',
    replace: '`${providerId}:${kind}`',
    what: 'A payment that is disputed a second time stands in the books as ours.',
    caughtBy: {
      kind: 'unit',
      file: `${giving}/payments/verified-events.rules.test.ts`,
      title: 'whatever the order in which its events are stored',
    },
  },
  {
    id: 'giving-dispute-never-ends',
    area: 'features/giving',
    file: `${giving}/ways/stripe.ts`,
    find: 'if (Object.hasOwn(settled, status)) return settled[status] ?? null;',
    replace: "if (Object.hasOwn(settled, status)) return 'open';",
    what: 'What a lost dispute took stays in the books as withheld for ever.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/ways/stripe.integration.test.ts`,
      title: 'books a dispute, its end',
    },
  },
  {
    id: 'giving-part-returned-as-whole',
    area: 'features/giving',
    file: `${giving}/ways/chapa.ts`,
    find: "data.status === 'reversed' ? data.amount : 'unsaid'",
    replace: "state === 'refunded' ? data.amount : 0",
    what: 'A gift of which Chapa gave back a part is gone from every total.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/payments/payments.integration.test.ts`,
      title:
        'books a partial refund by staff through Chapa as partial, although Chapa reports only "refunded"',
    },
  },
  {
    id: 'giving-unpaid-thanked',
    area: 'features/giving',
    file: `${giving}/payments/verified-events.rules.ts`,
    find: "if (state === 'open') return [];",
    replace: "if (state === 'open') return [event('waiting', 0, at)];",
    what: 'Who left the page of the payment service is thanked for a gift on its way.',
    caughtBy: { kind: 'unit', file: `${giving}/payments/verified-events.rules.test.ts` },
  },
  {
    id: 'giving-notice-forgotten',
    area: 'features/giving',
    file: `${giving}/payments/receive-notice.action.ts`,
    find: "if (!asked.ok && asked.problem !== 'unknown') return;",
    replace: '',
    what: 'An event is done with although the payment service could not be asked about it.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/payments/payments.integration.test.ts`,
      title: 'fetches events it missed, and retries an event while the provider does not respond',
    },
  },
  {
    id: 'giving-attack-unmailed',
    area: 'features/giving',
    file: `${giving}/abuse/abuse.rules.ts`,
    find: "return 'cards';",
    replace: 'return null;',
    what: 'Somebody tries out stolen cards, and no admin gets a mail.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/abuse/report-attack.integration.test.ts`,
      title: 'a card-testing attack is mailed to every admin in their language, once a day',
    },
  },
  {
    id: 'giving-attack-mailed-each-time',
    area: 'features/giving',
    file: `${giving}/abuse/report-attack.ts`,
    find: '${attackMailKind}:${day}:${id}',
    replace: '${attackMailKind}:${day}:${id}:${Math.random()}',
    what: 'Every five minutes of an attack each admin gets the same mail.',
    caughtBy: {
      kind: 'integration',
      file: `${giving}/abuse/report-attack.integration.test.ts`,
      title: 'a card-testing attack is mailed to every admin in their language, once a day',
    },
  },
  {
    id: 'giving-sentence-while-off',
    area: 'site/sections',
    file: 'src/site/sections/give-line.tsx',
    find: "if (of === 'none' || (!takesGifts && outsidePage === '')) return null;",
    replace: "if (of === 'none') return null;",
    what: 'Pages lead to giving where the charity takes no gifts on its site.',
    caughtBy: {
      kind: 'unit',
      file: 'src/site/sections/give-line.test.tsx',
      title: 'a page mentions no giving while gifts are taken neither here nor elsewhere',
    },
  },
  {
    id: 'giving-page-asks-each-time',
    area: 'features/giving',
    file: 'src/features/giving/follow-gift.action.ts',
    find: '  return claimed.length > 0;',
    replace: '  return true;',
    what: 'Whoever loads the page of their gift often uses up what a payment service allows us for everybody.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/giving/follow-gift.integration.test.ts',
      title: 'many simultaneous loads of a gift page ask the provider once in four seconds',
    },
  },
  {
    id: 'giving-open-page-puts-asking-off',
    area: 'features/giving',
    file: 'src/features/giving/payments/check-payment.action.ts',
    find: 'set asked_at = ${now.toISOString()},\n',
    replace: 'set asked_at = ${now.toISOString()}, times_asked = times_asked + 1,\n',
    what: 'A payment nobody reported is booked a day late, because its giver left the page open.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/giving/follow-gift.integration.test.ts',
      title: 'a page that is left open does not delay our scheduled check',
    },
  },
];
