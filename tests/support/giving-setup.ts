import { expect } from '@playwright/test';
import { signInToAdmin } from './admin-client.ts';
import type { SharedStack } from './stack-pool.ts';

const amounts = [
  { amount: '25', does: 'One week of medicine for one child.' },
  { amount: '60', does: 'A month of vitamins for two.' },
  { amount: '150' },
];

const everywhere = {
  currencies: [
    { currency: 'USD', amounts, least: '5', twoAbove: '100' },
    { currency: 'EUR' },
    { currency: 'ETB' },
  ],
  fees: [{ method: 'practice', currency: 'USD', percent: '2.9', fixed: '0.30' }],
};

const saved = new Map<string, Promise<void>>();

/**
 * What staff have to set up before anybody can give. It is the same for all journeys, which share stacks and run in
 * parallel; `more` only adds.
 */
export function setUpGiving(stack: SharedStack, more: { bankAccounts?: object[] } = {}): Promise<void> {
  const key = JSON.stringify([stack.siteUrl, more]);
  const saving = saved.get(key) ?? save(stack, { ...everywhere, ...more });
  saved.set(key, saving);
  return saving;
}

async function save(stack: SharedStack, settings: object): Promise<void> {
  const admin = await signInToAdmin(stack);
  expect((await admin.send('POST', '/globals/giving', settings)).status).toBe(200);
}
