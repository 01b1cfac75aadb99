import { isEmailAddress } from './email-address.ts';

/** Longest header text; headers have limits (RFC 5322, 2.1.1). */
const longestHeader = 300;

/** Format characters that change the text around them; joiners stay, because scripts and emoji need them. */
const unseen = /[[\p{Cf}\p{Co}\p{Cn}]--[\u200C\u200D]]/gv;

/**
 * One line of visible characters: line breaks, which could begin another header, become a blank. `longest` counts
 * characters.
 */
export function oneLine(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(unseen, '');
  return [...line.replace(/\s+/gu, ' ').trim()].slice(0, longest).join('');
}

/**
 * A text as it may appear in a header. What looks like an encoded word (RFC 2047) is broken up, or a mail program
 * would decode something that was never written.
 */
export function plainHeader(text: string): string {
  return oneLine(text, longestHeader).replaceAll('=?', '= ?');
}

export type Sender = { name: string; address: string };

/**
 * Reads MAIL_FROM: `Adey <news@adey.org>`, or the address alone.
 * @throws TypeError with what is wrong; it continues the name of the setting.
 */
export function readSender(text: string): Sender {
  const { name, inside, bare } =
    /^\s*(?:"?(?<name>[^"<>]*?)"?\s*<(?<inside>[^<>]+)>|(?<bare>[^<>]+))\s*$/u.exec(text)?.groups ?? {};
  const address = (inside ?? bare ?? '').trim();
  if (!isEmailAddress(address)) throw new TypeError('must be an address such as Adey <news@adey.org>');
  return { name: plainHeader(name ?? ''), address };
}
