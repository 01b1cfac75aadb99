import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** The samples have an example of an external donation page too, which nobody is led to. */
const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, settings: { GIVING: 'on' } });

test('once giving is on, Donate leads to /donate on every page, in both languages', {
  tag: ['@RULE-24'],
}, async ({ request }) => {
  for (const [path, donate] of [
    ['/', '/donate'],
    ['/about', '/donate'],
    ['/projects/medicines-for-children', '/donate'],
    ['/am/events', '/am/donate'],
  ] as const) {
    const { $ } = await parseAnswer(request, path);
    const links = $('a[data-opens="donate"]').toArray();
    expect(links.length, path).toBeGreaterThan(1);
    for (const { attribs } of links) {
      expect(attribs.href?.split(/[?#]/)[0], path).toBe(donate);
      expect(attribs, path).not.toHaveProperty('target');
    }
  }
});

test('with GIVING on, a campaign links to the giving form with itself preselected, and never to the external page', {
  tag: ['@RULE-24'],
}, async ({ request }) => {
  const { $ } = await parseAnswer(request, '/donate');
  const campaigns = $('[data-campaign] a[data-opens="donate"]').toArray();
  expect(campaigns).toHaveLength(4);
  expect($('a[href*="give.example.org"]')).toHaveLength(0);
  for (const campaign of campaigns) {
    const name = $(campaign).closest('[data-campaign]').find('h3').text().trim();
    const { $: form } = await parseAnswer(request, String(campaign.attribs.href));
    expect(form('select[name="purpose"] option[selected]').text().trim()).toBe(name);
  }
});

/** Somebody pays or signs in there, or has no connection. */
const without = /^(\/am)?\/(donate|cart|sales\/get-tickets|offline|auth\/.*)$/;

for (const [prefix, give] of [
  ['', 'Make a gift'],
  ['/am', 'ይለግሱ'],
] as const)
  test(`every page below ${prefix || '/'} ends with one sentence that links to giving, except cart and account pages`, async ({
    request,
  }) => {
    const { $: map } = await parseAnswer(request, `${prefix}/site-map`);
    const paths = map('[data-group] a')
      .toArray()
      .map(({ attribs }) => String(attribs.href));
    const details = paths.filter(path => path.replace(prefix, '').split('/').length > 2);
    expect(paths.length).toBeGreaterThan(30);
    expect(details.length).toBeGreaterThan(10);
    const kinds = new Set<string>();
    for (const path of [...paths, `${prefix}/nowhere-at-all`]) {
      const { $ } = await parseAnswer(request, path);
      const line = $('main [data-give-line]');
      expect($('[data-give-line]').length, path).toBe(without.test(path) ? 0 : 1);
      if (line.length === 0) continue;
      expect(line.find('a').text(), path).toBe(give);
      expect(line.find('a').attr('href')?.split(/[?#]/)[0], path).toBe(`${prefix}/donate`);
      expect(line.find('a').attr('data-opens'), path).toBe('donate');
      // Nothing to read comes after it.
      expect(line.closest('main > section').nextAll(':not(script)').length, path).toBe(0);
      kinds.add(`${line.attr('data-give-line')}: ${line.text()}`);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(22);
  });

test('the giving sentence of a project links to the form with that project preselected', async ({
  request,
}) => {
  const { $ } = await parseAnswer(request, '/projects/medicines-for-children');
  const link = $('[data-give-line=project] a');
  expect(link.attr('href')).toMatch(/^\/donate\?project=\d+#give$/);
  const { $: form } = await parseAnswer(request, String(link.attr('href')));
  expect(form('select[name="purpose"] option[selected]').text().trim()).toBe('Medicines for children');
});
