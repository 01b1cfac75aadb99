import { describe, expect, it } from 'vitest';
import { aboutWords } from './organisation.rules.ts';

const nothing = { missionStatement: { text: '' }, aboutText: { text: '' } };

describe('the texts of the about page', () => {
  it('are ours, with the year of the settings, until staff write theirs', () => {
    const { subheading, statement, story } = aboutWords(nothing, 2019, 'en');
    expect(subheading.text).toBe('A non-profit mission, founded in 2019');
    expect(statement.text).toBe('No child should miss a medicine because a family cannot pay for it.');
    expect(story.map(({ text }) => text).join(' ')).toContain('founded in 2019');
    for (const locale of ['en', 'am'] as const)
      expect(JSON.stringify(aboutWords(nothing, 2022, locale))).not.toContain('{year}');
  });

  it('are those of staff, split at empty lines, each with its language', () => {
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

  it('count as untranslated only while the story of staff falls back to another language', () => {
    expect(aboutWords(nothing, 2022, 'am').translated).toBe(true);
    expect(aboutWords({ ...nothing, aboutText: { text: 'Own.' } }, 2022, 'am').translated).toBe(true);
    expect(aboutWords({ ...nothing, aboutText: { text: 'Own.', lang: 'en' } }, 2022, 'am').translated).toBe(
      false,
    );
  });
});
