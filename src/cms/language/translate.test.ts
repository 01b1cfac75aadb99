import { describe, expect, it } from 'vitest';
import { translatorOf } from './translate.ts';

const translate = translatorOf({
  Picture: 'ፎቶ',
  'Please fill in "{1}".': 'እባክዎ "{1*}" ይሙሉ።',
  'Please fill in "{1}" in {2}.': 'እባክዎ "{1*}" በ{2} ይሙሉ።',
  'Will be published on {1}.': '{1d} ይታተማል።',
});

describe('a text of the admin', () => {
  it('is found by its English, whatever space is around it', () => {
    expect(translate(' Picture ')).toBe('ፎቶ');
    expect(translate('Film')).toBeNull();
    expect(translate('toString')).toBeNull();
  });

  it('is found with parts that differ, by the text that says most', () => {
    expect(translate('Please fill in "Coffee".')).toBe('እባክዎ "Coffee" ይሙሉ።');
    expect(translate('Please fill in "Coffee" in English.')).toBe('እባክዎ "Coffee" በEnglish ይሙሉ።');
  });

  it('translates a part only where the Amharic asks for it', () => {
    expect(translate('Please fill in "Picture" in Picture.')).toBe('እባክዎ "ፎቶ" በPicture ይሙሉ።');
  });

  it('names days and months of a date in Amharic, and says the era of its year', () => {
    expect(translate('Will be published on Tue 24 Nov 2026, 09:00.')).toBe(
      'ማክሰ 24 ኖቬም 2026 እ.ኤ.አ.፣ 09:00 ይታተማል።',
    );
  });

  it('leaves marks of a pattern in a text alone', () => {
    expect(translate('Please fill in "$1".')).toBe('እባክዎ "$1" ይሙሉ።');
  });
});
