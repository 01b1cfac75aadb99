/** What came back says of an address. hard: it takes no mail and never will. soft: it took this one not. */
export const bounceKinds = ['hard', 'soft'] as const;
export type BounceKind = (typeof bounceKinds)[number];

/** So many soft ones in a row are as good as a hard one. */
export const softInARow = 3;

const noMailbox =
  /\b(no such|unknown|invalid|non-?existent) (user|recipient|mailbox|account|address)\b|\b(user|recipient|mailbox|account|address) (is )?(unknown|unavailable|not found|disabled|inactive|does(n't| not) exist|rejected|invalid)\b|does(n't| not) exist|\bno mailbox\b/i;
/** A refusal for what we are or wrote: a list of senders, a rule, a check of our domain. */
const aboutUs =
  /\b(spam|spf|dkim|dmarc|policy|reputation|rbl|dnsbl|blocked|black-?list\w*|block-?list\w*|block list|banned|access denied|not authori[sz]ed|unsolicited|greylist\w*|graylist\w*|sender)\b/i;
const isFull = /\b(full|over ?quota|quota|storage)\b/i;

/**
 * What a reply of a mail server says of the address, by its enhanced status code (RFC 3463) and, where there is none or
 * one that says little, by its words. `code` is that of SMTP. Null: it is about us, the message or the way, so that a
 * listing of our server suspends nobody.
 */
export function bounceOf(reply: string, code?: number): BounceKind | null {
  const [, kind, subject = '', detail = ''] = /\b([45])\.(\d{1,3})\.(\d{1,3})\b/.exec(reply) ?? [];
  if (subject === '7' || (subject === '1' && ['7', '8'].includes(detail))) return null;
  const isPermanent = kind === undefined ? (code ?? 500) >= 500 : kind === '5';
  if (!isPermanent) return aboutUs.test(reply) ? null : 'soft';
  if (subject === '1') return 'hard';
  if (subject === '2') return byMailbox.get(detail) ?? (noneOfTheirs.has(detail) ? null : 'soft');
  if (isFull.test(reply) || code === 552) return 'soft';
  if (noMailbox.test(reply)) return 'hard';
  if (aboutUs.test(reply)) return null;
  if (kind === undefined && code !== undefined) return [550, 551, 553].includes(code) ? 'hard' : null;
  return subject === '4' ? 'soft' : null;
}

/** Disabled and full: X.2.1 and X.2.2 of RFC 3463. */
const byMailbox = new Map<string, BounceKind>([
  ['1', 'hard'],
  ['2', 'soft'],
]);
/** A message that is too long, and a trouble of a mailing list. */
const noneOfTheirs = new Set(['3', '4']);
