import { expect, it } from 'vitest';
import { phoneLink } from './phone-link.ts';

it('a phone number is dialled without the signs people put in it to read it', () => {
  expect(phoneLink('+251 900 000 000')).toBe('tel:+251900000000');
  expect(phoneLink('+1 (555) 010-0100')).toBe('tel:+15550100100');
});
