import { deepMergeSimple, type Payload } from 'payload';
import { en } from 'payload/i18n/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { untranslatedInForms } from '../../../scripts/amharic/texts-of-forms.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

type Values = Record<string, unknown>;

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

describe('the admin in Amharic', () => {
  it('every label, description, option and placeholder of every form has an Amharic translation', () => {
    expect(untranslatedInForms(payload.config)).toEqual([]);
  });

  it('the English admin says neither locale nor trash, and shows no API screens', () => {
    const { i18n, collections, globals } = payload.config;
    const shown = deepMergeSimple(en.translations, i18n.translations.en ?? {});
    const strange = listLeaves(shown).filter(([, text]) =>
      /\b(locales?|trash(ed)?)\b/i.test(text.replaceAll('{{locale}}', '')),
    );
    expect(strange).toEqual([]);
    expect([...collections, ...globals].filter(({ admin }) => admin.hideAPIURL !== true)).toEqual([]);
  });

  it('every text of the rich-text editor has an Amharic translation with the same placeholders', () => {
    const { en: english = {}, am: amharic = {} } = payload.config.i18n.translations as Record<string, Values>;
    const words = new Map(listLeaves({ lexical: amharic.lexical }));
    const values = (text = '') => text.match(/\{\{\w+\}\}/g);
    const leaves = listLeaves({ lexical: english.lexical });
    expect(leaves.length).toBeGreaterThan(10);
    for (const [key, text] of leaves) {
      expect(words.get(key), key).toMatch(/[\u1200-\u137f]/u);
      expect(values(words.get(key)), key).toEqual(values(text));
    }
  });

  it('Amharic texts that are missing fall back to English, and ours replace those of the library', async () => {
    const words = async (language: string) => {
      const answer = await callApi('GET', '/posts/none', { headers: { cookie: inLanguage(language) } });
      return (await answer.json()).errors[0].message;
    };
    const { am } = payload.config.i18n.supportedLanguages as Record<string, { translations: Values }>;
    expect(am?.translations).toMatchObject({
      general: { save: 'ያስቀምጡ', confirmMove: 'Confirm move', thisLanguage: 'አማርኛ' },
    });
    expect(await words('en')).toBe('You are not allowed to perform this action.');
    expect(await words('am')).toBe('ይህን ለማድረግ አልተፈቀደልዎትም።');
  });

  it('a refusal is in the language of whoever saves: the sentence and each field', async () => {
    const { headers } = await signIn(payload, 'editor');
    const refusal = async (language: string) => {
      const cookie = `${headers.cookie}; ${inLanguage(language)}`;
      const body = { heading: 'Coffee', dateTime: { date: '2036-01-01', time: 'noon' } };
      const answer = await callApi('POST', '/events', { headers: { ...headers, cookie }, body });
      const [error] = (await answer.json()).errors;
      return [error.message, error.data.errors[0].message];
    };
    expect(await refusal('en')).toEqual([
      'Not saved. One field is marked.',
      'Write the time as hours and minutes on a 24-hour clock, such as 17:00.',
    ]);
    expect(await refusal('am')).toEqual([
      'አልተቀመጠም። አንድ መስክ ምልክት ተደርጎበታል።',
      'ሰዓቱን በ24 ሰዓት አቆጣጠር በሰዓትና በደቂቃ ይጻፉ፣ ለምሳሌ 17:00።',
    ]);
  });
});

/** Every text of a tree of translations, with its key. */
function listLeaves(tree: object, place = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'object') return listLeaves(value, `${place}${key}.`);
    return [[`${place}${key}`, String(value)] as [string, string]];
  });
}

/** What the account page stores when somebody chooses a language. */
const inLanguage = (language: string) => `${payload.config.cookiePrefix}-lng=${language}`;
