import type { Message, Say } from '#core/message.ts';
import formWords from './amharic/forms.json' with { type: 'json' };
import messageWords from './amharic/messages.json' with { type: 'json' };
import pageWords from './amharic/pages.json' with { type: 'json' };
import panelWords from './amharic/panels.json' with { type: 'json' };
import { createSpeaker, createTranslator, type Translate } from './translate.ts';

/** All our texts of the admin in Amharic, for the server; the browser gets only the texts of its panels. */
export const adminWords = { ...formWords, ...messageWords, ...pageWords, ...panelWords };

/** The Amharic of an English text of the admin; null if there is none. */
export const inAmharic: Translate = createTranslator(adminWords);

/** Says messages of the admin in `language`; texts without Amharic stay English. */
export const sayIn: (language: string) => Say = createSpeaker(adminWords);

/** Says a message in English, for logs and programs. */
export const inEnglish = (message: Message): string => sayIn('en')(message);

/** A message as a label in both languages; plain English where it has no Amharic. */
export function inBothLanguages(message: Message): string | { en: string; am: string } {
  const [en, am] = [inEnglish(message), sayIn('am')(message)];
  return am === en ? en : { en, am };
}

/** Says messages in the language of the admin that a request came with. */
export const sayTo = ({ i18n }: { i18n?: { language?: string } }): Say => sayIn(i18n?.language ?? 'en');

/** An English text of the admin in `language`; texts without Amharic stay English. */
export const textIn = (english: string, language: string): string => sayIn(language)(english);
