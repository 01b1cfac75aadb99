import { expect, it } from 'vitest';
import { proofWork } from './proof-of-work.ts';

it('a proof of work is valid for twenty minutes', () => {
  expect(proofWork.ttlMs).toBe(1_200_000);
});

it('a proof of work takes 256 attempts on average, for two hexadecimal digits', () => {
  expect(16 ** proofWork.keyPrefix.length).toBe(256);
  expect(proofWork.keyPrefix).toMatch(/^[0-9a-f]+$/);
});
