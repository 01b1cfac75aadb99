import { expect, it } from 'vitest';
import { liteSeconds } from './http-names.ts';

it('the choice of lite pages is kept for a year', () => {
  expect(liteSeconds).toBe((Date.UTC(2027, 0, 1) - Date.UTC(2026, 0, 1)) / 1000);
});
