import { expect, it } from 'vitest';
import { sayIn } from '#cms/language/amharic.ts';
import type { PartHealth } from '#platform/health/evaluate-health.ts';
import { urgency } from './health-words.ts';

const judged = (...states: PartHealth['state'][]): PartHealth[] =>
  states.map(state => ({ part: 'backups', state, code: 'well' }));

it('the dashboard says how many parts need attention, as the health page does', () => {
  const say = sayIn('en');
  expect(urgency(judged('well', 'well'), say)).toBe('Nothing is urgent.');
  expect(urgency(judged('well', 'soon', 'soon'), say)).toBe(
    'Nothing is urgent. 2 of 3 parts need attention.',
  );
  expect(urgency(judged('now', 'soon'), say)).toMatch(/^Action is needed: /);
  expect(urgency(judged('soon', 'well'), sayIn('am'))).toBe('አስቸኳይ ነገር የለም። ከ2 ክፍሎች መታየት ያለባቸው፦ 1።');
});
