import type { Fault } from './fault.ts';

/** Mistakes in what pages are drawn and woven with: scenes, the strands of the cloth, the borders of feasts. */
export const drawnPages: Fault[] = [
  {
    id: 'scene-of-the-day-by-night',
    area: 'ui/components',
    file: 'src/ui/components/scene.tsx',
    find: 'night: `scene-${shown.name}-night` as const',
    replace: 'night: `scene-${shown.name}-day` as const',
    what: 'A bright head dazzles whoever reads at night.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/scenes.spec.ts',
      title: 'nineteen pages have a scene of their own, another one by night',
    },
  },
  {
    id: 'scene-of-the-area-forgotten',
    area: 'site/sections',
    file: 'src/site/sections/problem-page.tsx',
    find: "return ownValue(areaScenes, area) ?? 'scene-missing';",
    replace: "return 'scene-missing';",
    what: 'A missing member of the team looks like any other missing page.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/scenes.spec.ts',
      title: 'an address that leads nowhere shows its own area by night',
    },
  },
  {
    id: 'cloth-last-strand-too-long',
    area: 'ui/components',
    file: 'src/ui/components/cloth-strands.tsx',
    find: 'Math.min((index + 1) * stitches, count)',
    replace: '(index + 1) * stitches',
    what: 'The last strand of the cloth counts children whom nobody helped yet.',
    caughtBy: {
      kind: 'unit',
      file: 'src/ui/components/cloth.test.ts',
      title: 'hold each stitch once, in order, and no other',
    },
  },
  {
    id: 'fasika-on-a-saturday',
    area: 'features/holidays',
    file: 'src/features/holidays/fasika.rules.ts',
    find: 'Math.floor(year / 100) - Math.floor(year / 400) - 2',
    replace: 'Math.floor(year / 100) - Math.floor(year / 400) - 3',
    what: 'The site wishes a happy Fasika while the fast still lasts, and stops on the morning of the feast.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/holidays/fasika.rules.test.ts',
      title: 'is on the days the church celebrated it and will',
    },
  },
  {
    id: 'holiday-weave-of-another-kind',
    area: 'features/holidays',
    file: 'src/features/holidays/holiday-style.ts',
    find: '${weaveStyle(weave)}',
    replace: '',
    what: 'Every feast has the same border as an ordinary day.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/holidays/holiday-style.test.ts',
      title: 'weaves the band of a feast in shapes of its own',
    },
  },
  {
    id: 'site-missing-page-without-its-policy',
    area: 'site/frame',
    file: 'src/site/middleware.ts',
    find: 'return isMissing ? new',
    replace: 'return isMissing && false ? new',
    what: 'A page that says that there is nothing has the policy of another, which blocks its styles and scripts.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/routes.spec.ts',
      title: 'a page that is not there may run the styles and scripts it is written with',
    },
  },
];
