import { deepMergeSimple, type Payload } from 'payload';
import { en } from 'payload/i18n/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { callApi, signIn } from '../../../tests/support/staff-session.ts';

type Values = Record<string, unknown>;

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

/** Payload's own collections are not in the navigation. */
const ours = ({ slug }: { slug: string }) => !slug.startsWith('payload-');

describe('the admin in Amharic', () => {
  it('has Amharic for every label, description, option and placeholder of every form', () => {
    const { collections, globals } = payload.config;
    const missing = [...collections, ...globals]
      .filter(ours)
      .flatMap(each => textsOf(each as unknown as Values, each.slug));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('calls a language a language and the bin a bin, and offers nobody the screens for programs', () => {
    const { i18n, collections, globals } = payload.config;
    const shown = deepMergeSimple(en.translations, i18n.translations.en ?? {});
    const strange = leavesOf(shown).filter(([, text]) =>
      /\b(locales?|trash(ed)?)\b/i.test(text.replaceAll('{{locale}}', '')),
    );
    expect(strange).toEqual([]);
    expect([...collections, ...globals].filter(({ admin }) => admin.hideAPIURL !== true)).toEqual([]);
  });

  it('takes the words we do not have from English, and its own from us', async () => {
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

  it('refuses in the language of whoever saves: with the sentence and with each field', async () => {
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
      'Write the time as hours and minutes of a 24-hour clock, such as 17:00.',
    ]);
    expect(await refusal('am')).toEqual([
      'አልተቀመጠም። አንድ መስክ ምልክት ተደርጎበታል።',
      'ሰዓቱን በ24 ሰዓት አቆጣጠር በሰዓትና በደቂቃ ይጻፉ፣ ለምሳሌ 17:00።',
    ]);
  });
});

/** Every text of a tree of translations, with its key. */
function leavesOf(tree: object, place = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value === 'object') return leavesOf(value, `${place}${key}.`);
    return [[`${place}${key}`, String(value)] as [string, string]];
  });
}

/** What the account page stores when somebody chooses a language. */
const inLanguage = (language: string) => `${payload.config.cookiePrefix}-lng=${language}`;

const shown = ['label', 'singular', 'plural', 'description', 'placeholder', 'group'];
const inside = ['fields', 'tabs', 'blocks', 'options', 'labels', 'admin'];

/** The texts of a form that are not in both languages, each with its place. */
function textsOf(holder: Values, place: string): string[] {
  const at = typeof holder.name === 'string' ? `${place}.${holder.name}` : place;
  if (isHidden(holder)) return [];
  const own = shown.flatMap(key => {
    const text = holder[key];
    const isMissing =
      typeof text === 'string' ? /[a-z]{2}/.test(text) : isValues(text) && text.en && !text.am;
    return isMissing ? [`${at}: ${typeof text === 'string' ? text : JSON.stringify(text)}`] : [];
  });
  const deeper = [...inside.flatMap(key => listOf(holder[key])), ...blocksOfEditor(holder)];
  return [...own, ...deeper.flatMap(entry => textsOf(entry, at))];
}

/** Nobody sees these; Payload adds the name of a block by itself, and our blocks switch it off. */
function isHidden({ hidden, admin, name, type }: Values): boolean {
  const { hidden: fromStaff, components } = (admin ?? {}) as Values;
  const noField = type === 'ui' && !(components as Values | undefined)?.Field;
  return name === 'blockName' || hidden === true || fromStaff === true || noField;
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Values[] =>
  (Array.isArray(value) ? value : [value]).flatMap(one => {
    if (typeof one === 'string') return [{ label: one }];
    return isValues(one) ? [one] : [];
  });

/** The blocks that an editor of long texts offers. */
function blocksOfEditor({ editor }: Values): Values[] {
  const features = (editor as { editorConfig?: { resolvedFeatureMap?: Map<string, Values> } } | undefined)
    ?.editorConfig?.resolvedFeatureMap;
  const props = features?.get('blocks')?.sanitizedServerFeatureProps as { blocks?: Values[] } | undefined;
  return props?.blocks ?? [];
}
