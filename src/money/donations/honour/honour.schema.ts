import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { oneLine } from '#core/mail-header.ts';
import { isFullName, tidyName } from '#core/person-name.ts';
import type { Honour } from '#money/domain/donor.ts';

/** The fields of the form to give about a donation in somebody's honour. */
export const honourFields = ['honour', 'honoured', 'cardEmail', 'cardWords', 'cardLanguage'] as const;
export type HonourValues = Partial<Record<(typeof honourFields)[number], string>>;

/** Keys of donation.texts.ts. */
export type HonourError = 'nameOnCard' | 'invalidCardEmail' | 'longCardWords' | 'linkOnCard';
export type HonourErrors = Partial<Record<'honoured' | 'cardEmail' | 'cardWords', HonourError>>;

export const longestNameOnCard = 60;
export const longestCardWords = 140;

export const asksForCard = ({ honour }: HonourValues): boolean => honour !== undefined;

const schemes = /:\/\/|\b(?:https?|mailto|tel|ftp|data|javascript):|www\.|@/i;
/** `example.org`, which mail programs turn into a link, also with full stops of other scripts. */
const domain = /[\p{L}\p{M}\p{N}][.。․]\p{L}[\p{L}\p{M}\p{N}-]/u;
const phone = /\p{Nd}(?:[\s()./-]*\p{Nd}){8}/u;

/** Whether a text has a web address, an email address or a phone number. */
export function leadsElsewhere(text: string): boolean {
  const read = text.normalize('NFKC').replace(/\u200C|\u200D|\u00AD/g, '');
  return [schemes, domain, phone].some(pattern => pattern.test(read));
}

/** Whether a name may be on a card to a stranger. */
export const isNameForCard = (name: string): boolean =>
  isFullName(name) && name.length <= longestNameOnCard && !/[<>]/.test(name) && !leadsElsewhere(name);

/** Without line breaks and invisible characters. */
const toLine = (text: string) => oneLine(text, text.length);

export function honourErrors({ honoured = '', cardEmail = '', cardWords = '' }: HonourValues): HonourErrors {
  const words = toLine(cardWords);
  return {
    ...(isNameForCard(tidyName(honoured)) ? {} : { honoured: 'nameOnCard' }),
    ...(isEmailAddress(pastedEmail(cardEmail)) ? {} : { cardEmail: 'invalidCardEmail' }),
    ...(words.length > longestCardWords ? { cardWords: 'longCardWords' } : {}),
    ...(leadsElsewhere(words) ? { cardWords: 'linkOnCard' } : {}),
  };
}

/** The card in values without errors; null if none is asked for. */
export function readHonour(values: HonourValues, pageLanguage: Locale): Honour | null {
  if (!asksForCard(values)) return null;
  const { honoured = '', cardEmail = '', cardWords = '', cardLanguage = '' } = values;
  return {
    name: tidyName(honoured),
    email: pastedEmail(cardEmail),
    words: toLine(cardWords),
    language: isLocale(cardLanguage) ? cardLanguage : pageLanguage,
  };
}
