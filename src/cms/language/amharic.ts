import { type Translate, translatorOf } from './translate.ts';
import { formWords } from './words/forms.amharic.ts';
import { messageWords } from './words/messages.amharic.ts';
import { pageWords } from './words/pages.amharic.ts';
import { panelWords } from './words/panels.amharic.ts';

/** Every text of ours in the admin, in Amharic. For the server: the browser gets the texts of its panels alone. */
export const adminWords = { ...formWords, ...messageWords, ...pageWords, ...panelWords };

/** The Amharic of a text of the admin; null where there is none. */
export const inAmharic: Translate = translatorOf(adminWords);

/** An English text of the admin in the language of whoever reads it; what has no Amharic stays English. */
export const textIn = (english: string, language: string): string =>
  language === 'am' ? (inAmharic(english) ?? english) : english;
