import { expect, it } from 'vitest';
import { recordAnswers } from './record-subscriptions.rules.ts';

it('tells a new entry, a known one and a failed one apart', () => {
  expect(recordAnswers).toEqual({ Success: 'success', 'Already Subscribed': 'info', Error: 'error' });
});
