import type { Fault } from './fault.ts';

/** Mistakes in what staff plan for a certain time. */
export const cmsPlans: Fault[] = [
  {
    id: 'plans-take-times-that-have-passed',
    area: 'cms/plans',
    file: 'src/cms/plans/plan.rules.ts',
    find: 'if (at.getTime() <= now.getTime()) return',
    replace: 'if (at.getTime() < 0) return',
    what: 'A time that has passed can be planned, and the post is published at once.',
    caughtBy: { kind: 'unit', file: 'src/cms/plans/plan.rules.test.ts' },
  },
  {
    id: 'plans-for-everybody',
    area: 'cms/plans',
    file: 'src/cms/plans/do-plan.ts',
    find: 'overrideAccess: false,',
    replace: 'overrideAccess: Boolean(user),',
    what: 'What somebody planned is published although they may not publish any more.',
    caughtBy: { kind: 'integration', file: 'src/cms/plans/plans.integration.test.ts' },
  },
  {
    id: 'plans-twice-for-one-document',
    area: 'cms/plans',
    file: 'src/cms/plans/plan-store.ts',
    find: '  await dropPlan(req, { collection, document, kind });',
    replace: '  await dropPlan(req, { collection, document: 0, kind });',
    what: 'Changing a plan leaves the former one beside it.',
    caughtBy: { kind: 'integration', file: 'src/cms/plans/plans.integration.test.ts' },
  },
  {
    id: 'plans-cancelled-for-good',
    area: 'cms/plans',
    file: 'src/staff/plans/plan-panel.tsx',
    find: 'else begin({ cancelled: same });',
    replace: 'else begin();',
    what: 'A plan that was cancelled by mistake cannot be had back.',
    build: 'admin',
    caughtBy: { kind: 'journey', file: 'tests/journeys/plans.spec.ts' },
  },
  {
    id: 'plans-fail-without-a-reason-in-the-list',
    area: 'cms/plans',
    file: 'src/cms/plans/plan.texts.ts',
    find: '${momentIn(CHARITY_ZONE.id, new Date(at))}: ${problem}`',
    replace: '${momentIn(CHARITY_ZONE.id, new Date(at))}`',
    what: 'The list says that something was not published, and not why.',
    caughtBy: { kind: 'unit', file: 'src/cms/plans/plan.rules.test.ts' },
  },
];
