import { expect, it } from 'vitest';
import { joinWithOr } from './say.ts';

it('amounts are joined by "or", with spaces around it in Amharic too', () => {
  const amounts = ['$100', '€300', 'ETB 20,000'];
  expect(joinWithOr(amounts, 'en')).toBe('$100, €300, or ETB 20,000');
  expect(joinWithOr(amounts, 'am')).toBe('$100፣ €300 ወይም ETB 20,000');
});
