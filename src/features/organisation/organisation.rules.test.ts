import { describe, expect, it } from 'vitest';
import {
  aboutWords,
  emailProblem,
  iatiIdentifierProblem,
  phoneProblem,
  yearProblem,
} from './organisation.rules.ts';

const nothing = { missionStatement: { text: '' }, aboutText: { text: '' } };

describe('the texts of the about page', () => {
  it('the default texts with the founding year are shown until staff write their own', () => {
    const { subheading, statement, story } = aboutWords(nothing, 2019, 'en');
    expect(subheading.text).toBe('A non-profit mission, founded in 2019');
    expect(statement.text).toBe('No child should miss a medicine because a family cannot pay for it.');
    expect(story.map(({ text }) => text).join(' ')).toContain('founded in 2019');
    for (const locale of ['en', 'am'] as const)
      expect(JSON.stringify(aboutWords(nothing, 2022, locale))).not.toContain('{year}');
  });

  it('texts of staff are split at empty lines, each with its language', () => {
    const aboutText = {
      text: '\n\nFirst.\n\n Second,\nstill second. \n \n\nThird.\n\n ',
      lang: 'en',
    } as const;
    expect(aboutWords({ ...nothing, aboutText: { text: ' One. \n\n Two. ' } }, 2022, 'en').story).toEqual([
      { text: 'One.' },
      { text: 'Two.' },
    ]);
    expect(aboutWords({ ...nothing, aboutText }, 2022, 'am').story).toEqual([
      { text: 'First.', lang: 'en' },
      { text: 'Second,\nstill second.', lang: 'en' },
      { text: 'Third.', lang: 'en' },
    ]);
  });

  it('the about page is untranslated only while its story falls back to another language', () => {
    expect(aboutWords(nothing, 2022, 'am').translated).toBe(true);
    expect(aboutWords({ ...nothing, aboutText: { text: 'Own.' } }, 2022, 'am').translated).toBe(true);
    expect(aboutWords({ ...nothing, aboutText: { text: 'Own.', lang: 'en' } }, 2022, 'am').translated).toBe(
      false,
    );
  });
});

describe('validation of the site settings', () => {
  it('only an email address or none is accepted', () => {
    expect(emailProblem('hello@example.org')).toBeNull();
    expect(emailProblem('')).toBeNull();
    expect(emailProblem('hello at example.org')).toBe('Write an email address, such as hello@example.org.');
  });

  it('only an international phone number or none is accepted', () => {
    expect(phoneProblem('+251 900 000 000')).toBeNull();
    expect(phoneProblem('+1 (555) 010-0100')).toBeNull();
    expect(phoneProblem(null)).toBeNull();
    for (const phone of ['0900 000 000', '+251', '+251 900 CALL', '+1234567890123456'])
      expect(phoneProblem(phone), phone).toBe(
        'Write the phone number with + and the country code, such as +251 900 000 000.',
      );
  });

  it('only a year of four digits is accepted', () => {
    expect(yearProblem(2022)).toBeNull();
    expect(yearProblem(22)).toBe('Write the year with four digits, such as 2022.');
  });

  it('an IATI identifier is a register and a number in it, or empty', () => {
    expect(['', null, 'XM-EXAMPLE-123', 'ET-CSA-4567'].map(iatiIdentifierProblem)).toEqual(
      Array(4).fill(null),
    );
    for (const wrong of ['4567', 'ET 4567', 'ET-CSA-', 'ET-CSA-45/67', '=ET-CSA-1'])
      expect(iatiIdentifierProblem(wrong), wrong).toMatch(/^Write the register/);
  });
});
