import { describe, expect, it } from 'vitest';
import { message, moment } from '#core/message.ts';
import { adminWords, inEnglish, sayIn, sayTo } from './amharic.ts';
import { parse } from './translate.ts';

/** Texts with values; texts of sites that staff write have placeholders too, which are never filled in here. */
const filled = Object.entries(adminWords).filter(([english]) => isMessage(english));

describe('Amharic texts with placeholders', () => {
  it('every Amharic text with placeholders parses and has the same placeholders as its English', () => {
    expect(filled.length).toBeGreaterThan(90);
    const differing = filled.filter(
      ([english, amharic]) => `${valuesIn(english, 'en')}` !== `${valuesIn(amharic, 'am')}`,
    );
    expect(differing).toEqual([]);
  });

  it('no Amharic plural has the form "one", which would also be said of nothing', () => {
    expect(new Intl.PluralRules('am').select(0)).toBe('one');
    expect(filled.filter(([, amharic]) => /plural,\s*one\b/.test(amharic))).toEqual([]);
  });
});

describe('messages', () => {
  it('a message is translated into the language of the request, and stays English without a translation', () => {
    const line = message('Line {place}', { place: 7 });
    expect(sayTo({ i18n: { language: 'am' } })(line)).toBe('መስመር 7');
    expect(sayTo({})(line)).toBe('Line 7');
    expect(sayIn('am')('Nothing of ours {place}', { place: 7 })).toBe('Nothing of ours 7');
  });

  it('a message has plural forms in English and Amharic', () => {
    const differences = (count: number) =>
      message('{count, plural, one {1 difference} other {# differences}}', { count });
    expect([1, 0, 2].map(count => inEnglish(differences(count)))).toEqual([
      '1 difference',
      '0 differences',
      '2 differences',
    ]);
    expect([1, 0, 2].map(count => sayIn('am')(differences(count)))).toEqual([
      'አንድ ነገር ይለያያል',
      '0 ነገሮች ይለያያሉ',
      '2 ነገሮች ይለያያሉ',
    ]);
  });

  it('a message within a message is translated too, and a plain string stays as it is', () => {
    const words = (scan: string | ReturnType<typeof message>) =>
      sayIn('am')('{scan} of entry {entry}', { scan, entry: '4' });
    expect(words(message('Open the scan'))).toBe('ስካኑን ይክፈቱ፣ ግቤት 4');
    expect(words('Open the scan')).toBe('Open the scan፣ ግቤት 4');
  });

  it('a date in a message is in the words of its language, and in Amharic with the era and on the Ethiopian clock', () => {
    const at = moment('2026-11-24T06:00:00Z', 'en-GB', {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Addis_Ababa' },
    });
    const written = (language: string) => sayIn(language)('It goes out {moment}.', { moment: at });
    expect(written('en')).toBe('It goes out Tue, 24 Nov 2026, 09:00.');
    expect(written('am')).toBe('ማክሰኞ፣ 24 ኖቬምበር 2026 እ.ኤ.አ.፣ ከጠዋቱ 3:00 ሰዓት (09:00) ይላካል።');
  });

  it('a text without values is never parsed as a pattern', () => {
    expect(sayIn('en')('{name} stands for {the name')).toBe('{name} stands for {the name');
  });

  it('a message throws when one of its values is missing', () => {
    expect(() => sayIn('en')('Line {place}', { line: 7 })).toThrow('place');
  });

  it('a value is inserted literally, even with braces, quotes or markup', () => {
    expect(sayIn('am')('Line {place}', { place: "{place} '<b>' # $1" })).toBe("መስመር {place} '<b>' # $1");
  });
});

function isMessage(english: string): boolean {
  return /\{[a-z]\w*[,}]/i.test(english);
}

type Elements = ReturnType<ReturnType<typeof parse>['getAst']>;
/** How the library marks words between values. */
const LITERAL = 0;

/** The names of the values in a text, sorted. */
function valuesIn(text: string, language: string): string[] {
  const names = (elements: Elements): string[] =>
    elements.flatMap(element => {
      if (element.type === LITERAL || !('value' in element)) return [];
      const branches = 'options' in element ? Object.values(element.options) : [];
      return [element.value, ...branches.flatMap(({ value }) => names(value))];
    });
  return [...new Set(names(parse(text, language).getAst()))].sort();
}
