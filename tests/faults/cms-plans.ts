import type { Fault } from './fault.ts';

/** Mistakes in scheduled publishing. */
export const cmsPlans: Fault[] = [
  {
    id: 'redirects-in-a-circle',
    area: 'features/navigation',
    file: 'src/features/navigation/redirect.collection.ts',
    find: "if (circle) throw refuse('to', refusals.circle(circle));",
    replace: '',
    what: 'Staff lead visitors round in a circle until the browser gives up.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/navigation/redirects.integration.test.ts',
      title: 'never closes a loop, even when two people save at the same moment',
    },
  },
  {
    id: 'redirects-before-pages',
    area: 'features/navigation',
    file: 'src/site/adapter/server-entry.ts',
    find: "status !== 404 || method !== 'GET' ||",
    replace: "method !== 'GET' ||",
    what: 'A redirect takes the place of a page that exists.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/publish.spec.ts',
      title: 'an address that staff redirect works in every process and both languages, unless a page has it',
    },
  },
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
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/plans.spec.ts',
      title:
        'publishing a draft is offered for nine o’clock tomorrow in Addis Ababa, a past time is refused, and a plan can be changed, cancelled and restored',
    },
    onlyInFull: true,
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
