import { isEmailAddress } from '#core/email-address.ts';
import { isPersonName } from '#core/person-name.ts';

/** The longest message, in characters as a browser counts them. */
export const longestMessage = 5_000;

/** How far staff are with a message. */
export const messageStates = ['new', 'answered'] as const;

/** The fields of the form, by their names. */
export const messageFields = ['name', 'email', 'message'] as const;
export type MessageField = (typeof messageFields)[number];
export type Written = Record<MessageField, string>;

/** The words under a field, as keys of contact.texts.ts; null where nothing is wrong. */
export type MessageErrors = {
  name: 'wrongName' | 'invalidName' | null;
  email: 'invalidEmail' | null;
  message: 'noMessage' | 'longMessage' | null;
};

/**
 * A message as it is kept: accents composed, one kind of line break, no more than one empty line in a row, and without
 * signs that cannot be seen and that would change how the rest is read (directions, controls).
 */
export function tidyMessage(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t\u200c\u200d]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What the fields say on submit. All are required; blanks around them do not count. */
export function errorsOnSubmit({ name, email, message }: Written): MessageErrors {
  const { length } = tidyMessage(message);
  const wrongLength = length > longestMessage ? 'longMessage' : null;
  return {
    name: isPersonName(name.trim()) ? null : 'invalidName',
    email: isEmailAddress(email.trim()) ? null : 'invalidEmail',
    message: length === 0 ? 'noMessage' : wrongLength,
  };
}

/** What they say when they are left (ruling 35): an empty one says nothing yet. */
export function errorsOnLeaving(written: Written): MessageErrors {
  const { name, email, message } = errorsOnSubmit(written);
  return {
    name: name && written.name.trim() ? 'wrongName' : null,
    email: email && written.email.trim() ? 'invalidEmail' : null,
    message: message === 'longMessage' ? message : null,
  };
}

/** From here on the form says how much room is left. */
const counted = 500;

/** How many characters are left, below zero when there are too many; null while there is room enough not to say so. */
export function roomLeft(message: string): number | null {
  const left = longestMessage - tidyMessage(message).length;
  return left > counted ? null : left;
}

const longestLine = 80;

/** How a message begins, on one line of a list. */
export function firstLineOf(message: string): string {
  const [line = ''] = message.split('\n', 1);
  const signs = [...line];
  return signs.length > longestLine
    ? `${signs
        .slice(0, longestLine - 1)
        .join('')
        .trimEnd()}…`
    : line;
}
