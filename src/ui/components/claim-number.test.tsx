import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Claim } from '#core/claim.ts';
import { ClaimNumber, StaleNote } from './claim-number.tsx';

const claim: Claim = { key: 'workedUp', value: 75, kind: 'more-than', unit: 'children', staleSince: null };
const show = (more: Partial<Claim>, locale: 'en' | 'am' = 'en', bare = false) =>
  renderToStaticMarkup(
    <>
      <ClaimNumber claim={{ ...claim, ...more }} locale={locale} bare={bare} />
      <StaleNote claim={{ ...claim, ...more }} locale={locale} />
    </>,
  );

it('a number leads to its source, and its link says so after the number as it is shown', () => {
  expect(show({})).toMatch(/href="\/claims#workedUp" aria-label="75\+: where this number comes from">75\+</);
  expect(show({}, 'am')).toMatch(/href="\/am\/claims#workedUp" aria-label="75\+፦ [^"]+">75\+</);
  expect(show({}, 'en', true)).toMatch(/aria-label="75: where this number comes from">75</);
  expect(show({ value: null })).toContain('>not known<');
});

it('only an overdue number is grey, and says since when nobody has looked at it', () => {
  expect(show({})).not.toMatch(/stale|Not checked/);
  const overdue = show({ staleSince: '2024-11-01' });
  expect(overdue).toMatch(/class="[^"]*stale/);
  expect(overdue).toContain('Not checked since <time dateTime="2024-11-01">');
});
