import { builtRoutes, quietRoutes } from '../support/built-routes.ts';
import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { testOnStack } from '../support/test-on-stack.ts';

// On the day the samples are made: one of their events is today, and is over the day after.
const test = testOnStack({ samples: true, withoutStaff: true, now: SAMPLES_MADE_AT });

/** Where each content state occurs, and what a visitor sees of it. */
const states = [
  ['an upcoming event', '/events', /\d+ days to go/],
  ['an event today', '/events', /\b(today|live)\b/],
  ['a past event with its result', '/events', 'Done, thank you'],
  ['an event that cannot be opened yet', '/events', 'Stay in the Loop'],
  ['the starter event', '/events', 'Come and take part'],
  ['the starter post', '/news', 'Start here: what the mission does'],
  ['a post that cannot be opened yet', '/news?page=2', 'Coming Soon'],
  ['the outreach announcement', '/latest-updates', /outreach.*Apr \d\d, 2024|Apr \d\d, 2024.*outreach/is],
  ['the outreach announcement by its own page', '/events/pediatric-outreach', /Apr \d\d, 2024/],
  ['a published year', '/reports', 'Fiscal year 2024'],
  ['years to come and missing ones', '/reports', /2025\s+Fiscal year 2025\s+Coming soon/i],
  ['counts, drawn', '/reports', /\b102\b/],
  ['a period without counts', '/reports', 'There are no counts for 2024 yet'],
  ['a campaign for each purpose', '/donate', /Appreciation.*Family Fund.*Holiday Gift.*School Supplies/s],
  ['a tile that is coming soon', '/', /Leadership\s+Coming soon/i],
  ['a name that was changed', '/', '(name changed)'],
  ['tickets on sale', '/sales/get-tickets', 'Get Ticket'],
  ['an event whose tickets we give out', '/sales/get-tickets', 'takes 4 places'],
  ['a family’s story', '/testimonial', 'Stories'],
  ['the thanks after a payment', '/payment/success', 'Thank you. A child’s treatment goes on.'],
  ['a failed payment', '/payment/failure', 'Your payment did not go through'],
] as const;

test('with sample content every state of the content is shown', { tag: ['@SAMPLE-14'] }, async ({ read }) => {
  for (const [state, path, words] of states) {
    const page = await read(path);
    await expect(page.getByRole('main'), `${state} on ${path}`).toContainText(words, { useInnerText: true });
  }
});

test('with sample content no screen is empty', { tag: ['@SAMPLE-14'] }, async ({ request }) => {
  for (const path of builtRoutes) {
    const { $ } = await parseAnswer(request, path);
    expect([$('main').length, $('main [data-state=empty]').not('[data-once-over] *').length], path).toEqual([
      1, 0,
    ]);
  }
});

/** What is written where something is still to be written, in both languages. */
const unfinished =
  /\bsamples?\b|placeholder|lorem|ipsum|\b(words|text) goes? here|(replace|fill in) (this|these)|staff (replace|write|enter|add|fill)|\b(todo|tbd|xxx)\b|ናሙና|በራስዎ .*ይተኩ|ይህ ቦታ ለ/i;

const misspelt = /occure(c|d)/i;

test('no page of the sample content has placeholder text, and each footer says that it is sample content', {
  tag: ['@SAMPLE-15', '@ERR-19'],
}, async ({ request }) => {
  const first = await parseAnswer(request, '/site-map');
  const linked = first
    .$('main a[href^="/"]')
    .toArray()
    .map(link => first.$(link).attr('href') ?? '');
  const paths = new Set([...builtRoutes, ...quietRoutes, ...linked.map(path => path.split(/[?#]/)[0] ?? '')]);
  expect(paths.size).toBeGreaterThan(50);
  let footers = 0;
  for (const path of paths)
    for (const address of path.startsWith('/am') ? [path] : [path, `/am${path === '/' ? '' : path}`]) {
      const { $, status } = await parseAnswer(request, address);
      expect(status, address).toBeLessThan(500);
      $('script, style, template').remove();
      const says = address.startsWith('/am') ? 'ይህ ድረ ገጽ የናሙና ይዘት ያሳያል' : 'This site shows sample content';
      if ($('footer').length > 0) {
        footers += 1;
        expect($('footer [data-samples]').text(), address).toBe(says);
      }
      $('[data-samples]').remove();
      const alternatives = $('img[alt]')
        .toArray()
        .map(image => $(image).attr('alt'));
      const words = [
        $('title').text(),
        $('meta[name=description]').attr('content'),
        $('body').text(),
        ...alternatives,
      ];
      expect(unfinished.exec(words.join('\n'))?.[0], address).toBeUndefined();
      expect($('body').text(), address).not.toMatch(misspelt);
    }
  expect(footers).toBeGreaterThan(50);
});
