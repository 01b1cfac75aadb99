import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { failureTexts } from '#money/domain/payment-failure.texts.ts';
import { monthlyTexts } from './monthly.texts.ts';
import { MonthlyCard, type OwnMonthly } from './monthly-cards.tsx';

const monthly: OwnMonthly = {
  donation: 'a',
  reference: 'RF18539007547034',
  method: 'practice',
  providerId: 'practice-1',
  state: 'active',
  amount: { units: 2_500n, currency: 'USD' },
  purpose: { en: 'Medicine', am: 'መድኃኒት' },
  fund: 'general',
  campaign: null,
  nextAt: null,
  failure: null,
  endWanted: false,
  hasPortal: false,
  least: 500n,
};

describe.each(locales)('the card of a monthly gift in %s', locale => {
  const purposes = ['general', 'project-7', 'campaign-3'].map(value => ({ value, name: { text: value } }));
  const card = (own: OwnMonthly, typed?: string) =>
    renderToStaticMarkup(
      <MonthlyCard
        monthly={own}
        purposes={purposes}
        pass="pass"
        locale={locale}
        typed={typed === undefined ? undefined : { donation: own.reference, typed, problem: 'too-little' }}
      />,
    );

  it('the monthly gift card states the smallest amount and escapes and keeps rejected input', () => {
    const offered = card(monthly);
    expect(offered).toContain('value="amount"');
    expect(offered).toMatch(/id="amount-RF18539007547034-hint">[^<]*5/);
    const refused = card(monthly, '"><b>4');
    expect(refused).toContain('aria-invalid="true"');
    expect(refused).toContain('value="&quot;&gt;&lt;b&gt;4"');
    expect(refused).toContain(monthlyTexts[locale]['too-little'].split('{least}')[1]);
  });

  it('the current purpose of a monthly gift is preselected, and none if that purpose has ended', () => {
    const chosen = (own: Partial<OwnMonthly>) =>
      /<option value="([^"]*)" selected/.exec(card({ ...monthly, ...own }))?.[1];
    expect(chosen({})).toBe('general');
    expect(chosen({ fund: 'project-7' })).toBe('project-7');
    expect(chosen({ fund: 'campaign-3', campaign: 'campaign-3' })).toBe('campaign-3');
    expect(chosen({ fund: 'general', campaign: 'campaign-3' })).toBe('campaign-3');
    expect(chosen({ fund: 'project-8' })).toBe('');
  });

  it('the reason of the last failure is shown only while a monthly gift is failing', () => {
    const words = failureTexts[locale]['expired-card'];
    expect(card({ ...monthly, state: 'failing', failure: 'expired-card' })).toContain(words);
    expect(card({ ...monthly, state: 'active', failure: 'expired-card' })).not.toContain(words);
  });

  it('the amount cannot be changed once a monthly gift has ended or has no smallest amount', () => {
    expect(card({ ...monthly, state: 'ended' })).not.toContain('value="amount"');
    expect(card({ ...monthly, least: null })).not.toContain('value="amount"');
  });
});
