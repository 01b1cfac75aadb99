import { expect, it } from 'vitest';
import { builtRoutes, quietRoutes } from './built-routes.ts';
import { ordinaryLook } from './screen-looks.ts';

it('32 screens in a row have every combination of language, theme, width, tightness and motion once', () => {
  for (const first of [0, 7]) {
    const looks = Array.from({ length: 32 }, (_, at) => JSON.stringify(ordinaryLook(first + at)));
    expect(new Set(looks).size).toBe(32);
  }
  expect(builtRoutes.length + quietRoutes.length).toBeGreaterThanOrEqual(32);
});
