import { expect, it } from 'vitest';
import { newReference } from './reference.ts';

it('a reference is short and contains no ambiguous letters', () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newReference()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

it('references do not repeat', () => {
  expect(new Set(Array.from({ length: 2000 }, newReference)).size).toBe(2000);
});
