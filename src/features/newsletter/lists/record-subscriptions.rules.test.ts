import { expect, it } from 'vitest';
import { recordAnswers } from './record-subscriptions.rules.ts';

it('distinguishes new, known and failed entries', () => {
  expect(recordAnswers).toEqual({ Success: 'success', 'Already Subscribed': 'info', Error: 'error' });
});
