import { SAMPLES_MADE_AT } from '../support/cluster.ts';
import { expect } from '../support/journey.ts';
import { parseAnswer } from '../support/parse-answer.ts';
import { testOnStack } from '../support/test-on-stack.ts';

/** The samples have an external donation page too, to show that ours takes precedence. */
const test = testOnStack({ samples: true, now: SAMPLES_MADE_AT, settings: { GIVING: 'on' } });

test('[RULE-24] once giving is on, Donate leads to /donate on every page, in both languages', async ({
  request,
}) => {
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

test('[RULE-24] a campaign leads to the form with the campaign preselected; the external page is still offered', async ({
  request,
}) => {
  const { $ } = await parseAnswer(request, '/donate');
  const campaigns = $('[data-campaign] a[data-opens="donate"]').toArray();
  expect(campaigns).toHaveLength(4);
  expect($('a[href^="https://give.example.org/adey"]')).toHaveLength(1);
  for (const campaign of campaigns) {
    const name = $(campaign).closest('[data-campaign]').find('h3').text().trim();
    const { $: form } = await parseAnswer(request, String(campaign.attribs.href));
    expect(form('select[name="purpose"] option[selected]').text().trim()).toBe(name);
  }
});

test('a sentence in the main content of every kind of page links to giving, in both languages', async ({
  request,
}) => {
  const lists = ['/news', '/team', '/partnership'];
  const pages = [...lists, '/reports', '/testimonial', '/projects', '/events'];
  for (const list of lists) {
    const { $ } = await parseAnswer(request, list);
    const first = $(`main a[href^="${list}/"]:not([href$=".xml"])`).first().attr('href');
    pages.push(String(first));
  }
  const sentences = new Set<string>();
  for (const page of pages)
    for (const [prefix, give] of [
      ['', 'Make a gift'],
      ['/am', 'ይለግሱ'],
    ] as const) {
      const { $ } = await parseAnswer(request, prefix + page);
      const link = $('main p > a[data-opens="donate"]').filter((_, each) => $(each).text() === give);
      expect(link, prefix + page).toHaveLength(1);
      expect(link.attr('href')).toBe(`${prefix}/donate`);
      sentences.add(link.parent().text());
    }
  expect(sentences.size).toBe(pages.length * 2);
  for (const page of ['/contact', '/meet', '/auth/sign-in', '/sales/get-tickets']) {
    const { $ } = await parseAnswer(request, page);
    expect($('main').text(), page).not.toContain('Make a gift');
  }
});
