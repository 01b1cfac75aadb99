import { isEmailAddress, pastedEmail } from '#core/email-address.ts';
import { isFullName, tidyName } from '#core/person-name.ts';

/** In UTF-16 units, as browsers count. */
export const longestMessage = 5_000;

export const messageStates = ['new', 'answered'] as const;

export const messageFields = ['name', 'email', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type MessageValues = Record<MessageField, string>;

/** Keys of contact.texts.ts; null where the field is valid. */
export type MessageErrors = {
  name: 'wrongName' | 'invalidName' | null;
  email: 'invalidEmail' | null;
  message: 'noMessage' | 'longMessage' | null;
};

export const noMessageErrors: MessageErrors = { name: null, email: null, message: null };

/**
 * Normalises a message for storage: composed accents, one kind of line break, at most one empty line in a row, and no
 * invisible characters that change how the rest is read (direction marks, controls).
 */
export function tidyMessage(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Errors on submit. All fields are required; surrounding blanks are ignored. */
export function errorsOnSubmit({ name, email, message }: MessageValues): MessageErrors {
  const { length } = tidyMessage(message);
  const wrongLength = length > longestMessage ? 'longMessage' : null;
  return {
    name: isFullName(tidyName(name)) ? null : 'invalidName',
    email: isEmailAddress(pastedEmail(email)) ? null : 'invalidEmail',
    message: length === 0 ? 'noMessage' : wrongLength,
  };
}

/** Errors on blur: empty fields have none yet. */
export function errorsOnBlur(values: MessageValues): MessageErrors {
  const { name, email, message } = errorsOnSubmit(values);
  return {
    name: name && values.name.trim() ? 'wrongName' : null,
    email: email && values.email.trim() ? 'invalidEmail' : null,
    message: message === 'longMessage' ? message : null,
  };
}

/** The form shows the remaining characters from here on. */
const counted = 500;

/** The remaining characters, negative if too many; null while there are plenty. */
export function roomLeft(message: string): number | null {
  const remaining = longestMessage - tidyMessage(message).length;
  return remaining > counted ? null : remaining;
}

const longestLine = 80;

/** The start of a message for one line of a list. */
export function firstLine(message: string): string {
  const [line = ''] = message.split('\n', 1);
  const signs = [...line];
  return signs.length > longestLine
    ? `${signs
        .slice(0, longestLine - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
