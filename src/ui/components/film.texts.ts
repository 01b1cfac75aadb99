import type { Locale } from '#core/locale.ts';

/** `{company}` and `{host}` are names. Amharic needs review by a native speaker (docs/how-to/translate.md). */
export const filmTexts = {
  en: {
    play: 'Play the film',
    loads:
      'It is shown by {company}. Only when you press play does your browser ask {company} for it, and {company} learns that you watch.',
    watch: 'Watch the film',
    at: 'It opens at {host}.',
    newTab: 'opens in a new tab',
  },
  am: {
    play: 'ፊልሙን አጫውት',
    loads:
      'ፊልሙን የሚያሳየው {company} ነው። አሳሽዎ {company}ን የሚጠይቀው ማጫወቻውን ሲጫኑ ብቻ ነው፤ ያኔ {company} ፊልሙን እንደሚያዩ ያውቃል።',
    watch: 'ፊልሙን ይመልከቱ',
    at: 'በ{host} ይከፈታል።',
    newTab: 'በአዲስ ገጽ ይከፈታል',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Fills in a name wherever its placeholder is. */
export function withName(text: string, name: string): string {
  return text.replaceAll(/\{(company|host)\}/g, name);
}
