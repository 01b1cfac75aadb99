import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { donationTexts } from './donation.texts.ts';
import { PublicTotals } from './public-totals.tsx';

const texts = donationTexts.en;

it('without public totals only the named donors are shown, without the heading for received money', () => {
  const show = (totals: Parameters<typeof PublicTotals>[0]['totals']) =>
    renderToStaticMarkup(
      <PublicTotals {...{ totals, texts, someHidden: false, names: ['Marta'], locale: 'en' }} />,
    );
  expect(show([])).not.toContain(texts.cameIn);
  expect(show([])).toContain(texts.namedDonors);
  const raised = [{ units: 12_500n, currency: 'USD' }];
  expect(show([{ fund: 'general', name: texts.general, raised }])).toContain(texts.cameIn);
});
