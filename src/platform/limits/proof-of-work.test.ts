import { expect, it } from 'vitest';
import { proofWork } from './proof-of-work.ts';

it('gives a visitor twenty minutes to fill in the form', () => {
  expect(proofWork.ttlMs).toBe(1_200_000);
});

it('takes 256 attempts on average: two hexadecimal digits must match', () => {
  expect(16 ** proofWork.keyPrefix.length).toBe(256);
  expect(proofWork.keyPrefix).toMatch(/^[0-9a-f]+$/);
});
