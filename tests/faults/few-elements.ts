import type { Fault } from './fault.ts';

/** Mistakes in what a page leaves out until somebody reaches for it, and in what it draws with few elements. */
export const fewElements: Fault[] = [
  {
    id: 'panels-press-lost-without-them',
    area: 'site/frame',
    file: 'src/site/frame/panels/panels.browser.ts',
    find: 'panels.select(link, undefined, () => location.assign(link.href));',
    replace: 'panels.select(link);',
    what: 'Where the panels cannot be fetched, a press on a link of the bar does nothing.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/panels-on-demand.spec.ts',
      title: 'a press follows its link where they cannot be fetched',
    },
  },
  {
    id: 'panels-open-behind-the-visitor',
    area: 'site/frame',
    file: 'src/site/frame/panels/panels.browser.ts',
    find: 'panels.fetch().then(ifWanted(open),',
    replace: 'panels.fetch().then(open,',
    what: 'A panel that comes late opens over what the visitor has gone on to.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/panels-on-demand.spec.ts',
      title: 'what comes late does not open once the visitor has moved on',
    },
  },
  {
    id: 'panel-stays-in-its-template',
    area: 'site/frame',
    file: 'src/site/frame/bottom-bar.browser.ts',
    find: "for (const template of panel.querySelectorAll('template')) template.replaceWith(template.content);",
    replace: '',
    what: 'The panel of the bottom bar opens without its pages.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/bottom-panel.spec.ts',
      title: '[NAV-50] [NAV-51] [NAV-52]',
    },
  },
  {
    id: 'panel-empty-without-script',
    area: 'site/frame',
    file: 'src/site/frame/bottom-panel.tsx',
    find: '      <noscript className={css.plain}>{children}</noscript>\n',
    replace: '',
    what: 'Without script the panel of the bottom bar has no pages.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/bottom-bar.spec.ts',
      title: 'CSS shows the bar once the page is scrolled',
    },
  },
  {
    id: 'pictures-of-a-dozen-elements',
    area: 'budgets',
    file: 'src/ui/components/picture.tsx',
    find: '      <span className={css.failure} data-picture-failure hidden>\n        {failure}',
    replace:
      '      {Array.from({ length: 12 }, (_, n) => <i key={n} />)}\n      <span className={css.failure} data-picture-failure hidden>\n        {failure}',
    what: 'Each picture brings a dozen elements that nobody sees.',
    caughtBy: {
      kind: 'journey',
      file: 'tests/journeys/budgets.spec.ts',
      title: 'every page on a phone',
    },
  },
  {
    id: 'cloth-last-row-short',
    area: 'ui/components',
    file: 'src/ui/components/cloth.tsx',
    find: "rows === 'last' ? woven.slice(count - open)",
    replace: "rows === 'last' ? woven.slice(count - open + 1)",
    what: 'An incomplete last row of the cloth lacks a child.',
    caughtBy: {
      kind: 'unit',
      file: 'src/ui/components/cloth.test.ts',
      title: 'draws each stitch once for wide windows and once for phones',
    },
  },
];
