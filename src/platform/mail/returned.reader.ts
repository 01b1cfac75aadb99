import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { plainHeader } from '#core/mail-header.ts';
import { type BounceKind, bounceWords, readBounce } from './bounce.rules.ts';

/** What a message in the return mailbox says about a mail that failed. */
export type Returned = {
  /** Where the message came to: one of these may be an address of ours that names the mail. */
  addresses: string[];
  /** The Message-ID of what was returned; only its recipient knows it. */
  messageId: string | null;
  /** Null: the reason says nothing about the address. */
  bounce: BounceKind | null;
  reason: string;
};

const MOST_ADDRESSES = 20;
const LONGEST_ADDRESS = 320;
/** The longest answer of a server that is looked at. */
const LONGEST_REPLY = 2_000;

/**
 * Reads messages from the return mailbox: delivery reports (RFC 3464), and the plain texts of qmail and Exim. Null for
 * anything else: an absence note, a delay, a person's answer.
 */
export const read = (messages: readonly Uint8Array[]): Promise<(Returned | null)[]> =>
  Promise.all(messages.map(readMessage));

async function readMessage(raw: Uint8Array): Promise<Returned | null> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', forceRfc822Attachments: true });
  const failure = failureIn(email);
  if (!failure) return null;
  const { reply, status, code } = failure;
  const bounce = readBounce(reply, { status, code });
  const all = reply.includes(status) ? reply : `${status} ${reply}`;
  const words = bounce ? bounceWords(bounce, all) : 'Their mail server did not deliver it';
  const short = plainHeader(all).slice(0, 200);
  return {
    addresses: deliveredTo(email),
    messageId: messageIdIn(email),
    bounce,
    reason: short === '' ? `${words}.` : `${words}. It said: ${short}`,
  };
}

/** The answer of their server, without the name of its kind; the status that the report gives; the SMTP code. */
type Failure = { reply: string; status: string; code?: number | undefined };

function failureIn(email: Email): Failure | null {
  const status = email.attachments.find(({ mimeType }) =>
    /^message\/(?:global-)?delivery-status$/i.test(mimeType),
  );
  if (status) return reportedIn(toText(status));
  const text = (email.text ?? '').replace(/\r\n?/g, '\n');
  const reply = qmailReply(text) ?? eximReply(email, text);
  return reply === null ? null : failure(reply, '');
}

function reportedIn(text: string): Failure | null {
  const failed = groupsIn(text).find(fields => fields.get('action')?.startsWith('failed'));
  if (!failed) return null;
  const answer = failed.get('diagnostic-code') ?? '';
  return failure(answer.replace(/^\s*[\w.-]+\s*;\s*/, ''), failed.get('status') ?? '');
}

function failure(reply: string, status: string): Failure {
  const code = /(?:^|\bsaid: |\n\s*)([45]\d\d)[ -]/.exec(reply)?.[1];
  return {
    reply: reply.slice(0, LONGEST_REPLY),
    status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(status)?.[0] ?? '',
    code: code === undefined ? undefined : Number(code),
  };
}

const toText = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** The fields of each recipient. An empty line separates them, or, where a server forgot it, a field that comes again. */
function groupsIn(text: string): Map<string, string>[] {
  const groups: Map<string, string>[] = [new Map()];
  for (const line of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [name, value] = parseField(line);
    const last = groups.at(-1);
    if (!last || line.trim() === '' || (startsRecipient.has(name) && last.has(name)))
      groups.push(new Map([[name, value]]));
    else last.set(name, value);
  }
  return groups;
}

const startsRecipient = new Set(['original-recipient', 'final-recipient', 'action']);

function parseField(line: string): [string, string] {
  const at = line.indexOf(':');
  const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase();
  const value = line.slice(at + 1).trim();
  return [name, name === 'action' ? value.toLowerCase() : value];
}

/** qmail: a paragraph that begins with the address, under a greeting that never changes. */
function qmailReply(text: string): string | null {
  if (!/^\s*Hi\. This is the qmail-send program/.test(text)) return null;
  const end = text.indexOf('\n--- ');
  const above = end < 0 ? text : text.slice(0, end);
  const address = /\n<[^<>\s]{1,320}>:\n/.exec(above);
  if (!address) return null;
  const [reply = ''] = above.slice(address.index + address[0].length).split('\n\n', 1);
  return reply.trim() || null;
}

/** Exim: the addresses are in a header, and the answer is between the address and the copy of the mail. */
function eximReply({ headers }: Email, text: string): string | null {
  if (!headers.some(({ key }) => key === 'x-failed-recipients')) return null;
  const start = text.search(/\b(?:address(?:\(es\)|es)?|recipients?) failed:|\bpermanent error\b/);
  if (start < 0) return null;
  const [reply = ''] = text.slice(start).split(/\n-{2,}/, 1);
  return reply.split('\n').slice(1).join('\n').trim() || null;
}

const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

function deliveredTo({ to, headers }: Email): string[] {
  const addresses = [
    ...(to ?? []).flatMap(addressesIn),
    ...headers.filter(({ key }) => recipientHeaders.includes(key)).map(({ value }) => value),
  ];
  return addresses.filter(({ length }) => length <= LONGEST_ADDRESS).slice(0, MOST_ADDRESSES);
}

/** In the mail that came back with the report, or in its copy in a plain text. */
function messageIdIn({ attachments, text = '' }: Email): string | null {
  const returned = attachments.find(({ mimeType }) =>
    /^(?:message\/(?:global|global-headers|rfc822)|text\/rfc822-headers)$/i.test(mimeType),
  );
  const copy = returned ? toText(returned) : text;
  return /^Message-ID:\s{0,4}(<[^<>\s]{10,200}>)/im.exec(copy)?.[1] ?? null;
}

const addressesIn = (one: Address): string[] =>
  one.group ? one.group.map(({ address }) => address ?? '') : [one.address ?? ''];
