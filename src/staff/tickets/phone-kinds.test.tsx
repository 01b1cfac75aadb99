import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PhoneKind } from '#features/tickets/orders/phone-kinds.rules.ts';
import { PhoneKinds } from './phone-kinds.tsx';

function draw(more: Partial<PhoneKind>, from: string | null = null): string {
  const kind = {
    ...{ id: 'adult', name: { text: 'Adult' }, note: { text: '' }, seats: 1, limit: null, most: 2 },
    ...{ from, until: null, code: null },
  };
  const kinds = [{ kind, most: 2, closed: null, onSite: 'open' as const, ...more }];
  return renderToStaticMarkup(<PhoneKinds kinds={kinds} locale="en" />);
}

it('a kind of which none can be given out is shown, cannot be chosen, and says why', () => {
  for (const [closed, why] of [
    ['full', 'No places are left.'],
    ['due', 'belong to those who wait'],
    ['unpaid', 'Donations are switched off'],
  ] as const) {
    const drawn = draw({ closed, most: 0 });
    expect(drawn).toContain('Adult');
    expect(drawn).toMatch(/<select name="t-adult" disabled="" aria-describedby="([^"]+)">.*<p[^>]* id="\1">/);
    expect(drawn).toContain(why);
  }
});

it('a kind that the site does not show at the moment can be chosen, and says so', () => {
  expect(draw({})).not.toMatch(/disabled|<p/);
  expect(draw({ onSite: 'soon' }, '2026-12-01')).toContain('from Dec 01, 2026. You can do so now.');
  expect(draw({ onSite: 'over' })).toContain('You still can.');
  expect(draw({ onSite: 'code' })).not.toContain('disabled');
});
