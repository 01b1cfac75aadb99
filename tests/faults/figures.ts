import type { Fault } from './fault.ts';

const counting = { kind: 'integration', file: 'src/features/figures/figures.integration.test.ts' } as const;

/** Mistakes in what is counted of visits, and in what is stored of a visitor. */
export const figureFaults: Fault[] = [
  {
    id: 'figures-know-visitors-tomorrow',
    area: 'features/figures',
    file: 'src/features/figures/counting-guards.ts',
    find: '      truncate figures.day_keys, figures.visitors;\n      insert into figures.day_keys values (the_day, offered);',
    replace:
      '      insert into figures.day_keys select the_day, coalesce((select key from figures.day_keys limit 1), offered);\n      delete from figures.day_keys where day <> the_day;',
    what: 'A visitor of yesterday is recognised today: the key lives on.',
    caughtBy: { ...counting, title: 'is destroyed with the key when the next day begins' },
    build: 'tables',
  },
  {
    id: 'figures-ignore-refusals',
    area: 'features/figures',
    file: 'src/features/figures/count-view.action.ts',
    find: "headers.get('sec-gpc') === '1' || ",
    replace: '',
    what: 'Who sends Global Privacy Control is counted.',
    caughtBy: { ...counting, title: 'does not count who asks not to be tracked, nor bots' },
  },
  {
    id: 'figures-store-any-address',
    area: 'features/figures',
    file: 'src/features/figures/count-view.action.ts',
    find: 'const page = (await isPage(path)) ? path : null;',
    replace: "const page = (await isPage(path)) || path.startsWith('/send') ? path : null;",
    what: 'Addresses that were meant for one person are in the figures.',
    caughtBy: { ...counting, title: 'is neither their address nor their browser' },
  },
  {
    id: 'figures-count-goals-again',
    area: 'features/figures',
    file: 'src/features/figures/counting-guards.ts',
    find: '        was.reached := was.reached || v.goal;',
    replace: '        was.reached := was.reached;',
    what: 'A page of thanks that loads itself again makes one gift many.',
    caughtBy: { ...counting, title: 'are counted once for each visit' },
    build: 'tables',
  },
  {
    id: 'figures-take-any-name',
    area: 'features/figures',
    file: 'src/features/figures/counting-guards.ts',
    find: "        then '…' else given.name end as name",
    replace: '        then given.name else given.name end as name',
    what: 'Somebody fills the database with invented addresses.',
    caughtBy: { ...counting, title: 'fill no more than a bounded number of rows a day' },
    build: 'tables',
  },
  {
    id: 'figures-store-phone-numbers',
    area: 'features/figures',
    file: 'src/features/figures/view.rules.ts',
    find: '(?:[\\s().+/-]*\\p{N}){5,}',
    replace: '(?:\\p{N}){5,}',
    what: 'A telephone number that somebody searched for is in a list of staff.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/figures/view.rules.test.ts',
      title: 'of the words',
    },
  },
  {
    id: 'figures-lose-old-days',
    area: 'features/figures',
    file: 'src/features/figures/counting-guards.ts',
    find: "where day < date_trunc('month', the_day)::date returning *",
    replace: 'where day < the_day + 30 returning *',
    what: 'Days that are not 24 months old can no longer be seen by day.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/figures/desk/figures-desk.integration.test.ts',
      title: 'older than 24 months are sums of months, and none is lost',
    },
    build: 'tables',
  },
  {
    id: 'figures-show-few',
    area: 'features/figures',
    file: 'src/features/figures/periods.rules.ts',
    find: 'n > 0 && n < FEWEST_SHOWN ? null : n',
    replace: 'n > 0 && n < 1 ? null : n',
    what: 'Staff see that exactly one visit came from a small site.',
    caughtBy: {
      kind: 'unit',
      file: 'src/features/figures/periods.rules.test.ts',
      title: 'numbers under five are hidden',
    },
  },
  {
    id: 'figures-nag',
    area: 'features/figures',
    file: 'src/features/figures/desk/to-do.ts',
    find: 'where d.done_on is null or r.day > d.done_on',
    replace: 'where true',
    what: 'What staff ticked off stays in the list.',
    caughtBy: {
      kind: 'integration',
      file: 'src/features/figures/desk/figures-desk.integration.test.ts',
      title: 'is gone once it is ticked off',
    },
  },
];
