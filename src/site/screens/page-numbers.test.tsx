import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Claim } from '#core/claim.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { PageNumbers } from './page-numbers.tsx';

const sentence = { en: '{value} percent more gifts.', am: 'ልገሳ በ{value} በመቶ አደገ።' };
const grown: Claim = {
  key: 'grown',
  value: 40,
  kind: 'increase',
  unit: 'percent',
  staleSince: null,
  sentence,
};

function show(content: string, locale: 'en' | 'am' = 'en', claims = [grown]) {
  const renderContext = createRenderContext({ locale, now: new Date() });
  for (const claim of claims) renderContext.stated.set(claim.key, claim);
  return renderToStaticMarkup(<PageNumbers renderContext={renderContext} content={content} />);
}

it('the end of a page leads from each of its numbers to its source, in its language', () => {
  expect(show('<a href="/x"><h3>Up 40%</h3></a>')).toContain('href="/claims#grown"');
  expect(show('<p>በ40 በመቶ</p>', 'am')).toMatch(/href="\/am\/claims#grown"[^>]*>ልገሳ በ40 በመቶ አደገ።</);
});

it('a number that was read but is not shown is not among them, nor is an equal price, attribute or script', () => {
  for (const content of ['<p>None</p>', '<i width="40"></i>$40', '<script>40</script>', '<p>140, 1,640</p>'])
    expect(show(content), content).toBe('');
  expect(show('<p>Up 40</p>', 'en', [])).toBe('');
});
