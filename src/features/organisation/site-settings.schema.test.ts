import { describe, expect, it } from 'vitest';
import { claimProblem, emailProblem, phoneProblem, yearProblem } from './site-settings.schema.ts';

describe('input of staff in the site settings', () => {
  it('accepts an email address or none', () => {
    expect(emailProblem('hello@example.org')).toBeNull();
    expect(emailProblem('')).toBeNull();
    expect(emailProblem('hello at example.org')).toBe('Write an email address, such as hello@example.org.');
  });

  it('accepts an international phone number or none', () => {
    expect(phoneProblem('+251 900 000 000')).toBeNull();
    expect(phoneProblem('+1 (555) 010-0100')).toBeNull();
    expect(phoneProblem(null)).toBeNull();
    for (const phone of ['0900 000 000', '+251', '+251 900 CALL', '+1234567890123456'])
      expect(phoneProblem(phone), phone).toBe(
        'Write the phone number with + and the country, such as +251 900 000 000.',
      );
  });

  it('accepts whole numbers as claims, nothing rounded or negative', () => {
    expect([0, 160].map(claimProblem)).toEqual([null, null]);
    for (const claim of [1.5, -1, '160', null, 1_000_001])
      expect(claimProblem(claim)).toBe('A claim is a whole number, as it was counted.');
  });

  it('accepts a year of four digits', () => {
    expect(yearProblem(2022)).toBeNull();
    expect(yearProblem(22)).toBe('Write the year with four digits, such as 2022.');
  });
});
