import { type PaymentMethod, paymentMethods } from '#core/payment-methods.ts';
import formWords from './amharic/forms.json' with { type: 'json' };
import messageWords from './amharic/messages.json' with { type: 'json' };
import pageWords from './amharic/pages.json' with { type: 'json' };
import panelWords from './amharic/panels.json' with { type: 'json' };
import { type Translate, translatorOf } from './translate.ts';

const methodWords = Object.fromEntries(
  Object.values<PaymentMethod>(paymentMethods).map(({ name }) => [name.en, name.am]),
);

/** Every text of ours in the admin, in Amharic. For the server: the browser gets the texts of its panels alone. */
const adminWords = { ...methodWords, ...formWords, ...messageWords, ...pageWords, ...panelWords };

/** The Amharic of a text of the admin; null where there is none. */
export const inAmharic: Translate = translatorOf(adminWords);

/** An English text of the admin in the language of whoever reads it; what has no Amharic stays English. */
export const textIn = (english: string, language: string): string =>
  language === 'am' ? (inAmharic(english) ?? english) : english;
