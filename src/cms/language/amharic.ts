import formWords from './amharic/forms.json' with { type: 'json' };
import messageWords from './amharic/messages.json' with { type: 'json' };
import pageWords from './amharic/pages.json' with { type: 'json' };
import panelWords from './amharic/panels.json' with { type: 'json' };
import { type Translate, translatorOf } from './translate.ts';

/** All our texts of the admin in Amharic, for the server; the browser gets only the texts of its panels. */
const adminWords = { ...formWords, ...messageWords, ...pageWords, ...panelWords };

/** The Amharic of an English text of the admin; null if there is none. */
export const inAmharic: Translate = translatorOf(adminWords);

/** An English text of the admin in `language`; texts without Amharic stay English. */
export const textIn = (english: string, language: string): string =>
  language === 'am' ? (inAmharic(english) ?? english) : english;
