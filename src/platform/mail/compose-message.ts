import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Locale } from '#core/locale.ts';
import { oneLine, plainHeader, type Sender } from '#core/mail-header.ts';
import { ownValue } from '#core/own-value.ts';
import { keysFor } from '#platform/derived-keys.ts';
import {
  fillBody,
  fillHtml,
  fillText,
  type MailEdition,
  type MailHeaders,
  type MailValues,
  ownHeaders,
} from './mail.rules.ts';
import type { ClaimedMail } from './outbox-store.ts';

/** Which body is asked for; one body serves all readers of one issue, language and edition. */
type WantedBody = { kind: string; bulkOf: string | null; locale: Locale; edition: MailEdition | null };
type MailBody = { subject?: string; html: string; text: string };
type WrittenBody = MailBody & { headers: MailHeaders; template: MailBody };

/** Writes the mails of one kind, and knows what differs between readers. Given to the worker when it starts. */
export type MailWriter = {
  /**
   * Writes the body, in which `{{name}}` stands for what differs from reader to reader; null when there is none any
   * more.
   */
  write: (of: WantedBody) => Promise<MailBody | null>;
  /** How long a body is reused, in ms; five minutes by default. */
  cacheMs?: number;
  /** The values of the placeholders and the headers for one reader; by default `data` itself. */
  forReader?: (data: MailValues, locale: Locale) => OfReader | Promise<OfReader>;
  /** Attachments, made from `data` at each attempt; they are not stored. */
  attach?: (data: MailValues, locale: Locale) => Promise<MailFile[]>;
};
/** An attachment. */
export type MailFile = {
  filename: string;
  contentType: string;
  content: Buffer;
  /** For an invitation: what the reader's calendar does with it. */
  calendarMethod?: 'REQUEST' | 'CANCEL';
};
type OfReader = { values: MailValues; headers?: MailHeaders };
export type MailWriters = Readonly<Record<string, MailWriter>>;

const CACHE_MS = 5 * 60_000;
const MOST_CACHED = 50;

/** Caches bodies, so that each is written once for many readers. */
export function cacheBodies(writers: MailWriters, now = () => performance.now()) {
  const cached = new Map<string, { body: Promise<MailBody | null>; until: number }>();

  function writeBody(of: WantedBody): Promise<MailBody | null> {
    const key = JSON.stringify([of.kind, of.bulkOf, of.locale, of.edition]);
    const known = cached.get(key);
    if (known && known.until > now()) return known.body;
    const writer = ownValue(writers, of.kind);
    const body = writer?.write(of) ?? Promise.resolve(null);
    body.catch(() => cached.delete(key));
    cached.delete(key);
    cached.set(key, { body, until: now() + (writer?.cacheMs ?? CACHE_MS) });
    const oldest = cached.keys().next().value;
    if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
    return body;
  }

  return {
    /**
     * The body for one reader, filled once with `values`, and that reader's headers. `template` is the body before that: the
     * `stored` one, or else a new one; null when there is none any more.
     */
    async write(
      of: WantedBody,
      values: MailValues,
      stored: MailBody | null = null,
    ): Promise<WrittenBody | null> {
      const template = stored ?? (await writeBody(of));
      if (!template) return null;
      const own: OfReader = (await ownValue(writers, of.kind)?.forReader?.(values, of.locale)) ?? { values };
      return { ...fillBody(template, own.values), headers: own.headers ?? {}, template };
    },
    /** The attachments of a mail of a kind. */
    attach: async (kind: string, data: MailValues, locale: Locale): Promise<MailFile[]> =>
      (await ownValue(writers, kind)?.attach?.(data, locale)) ?? [],
  };
}

export type CachedBodies = ReturnType<typeof cacheBodies>;

export type Written = {
  subject: string;
  html: string;
  text: string;
  headers: MailHeaders;
  files?: MailFile[];
};

/** The sender, where answers go, and where bounces go: to the sender by default. */
export type MailSender = { from: Sender; replyTo?: string | undefined; returnPath?: string | undefined };

/** Headers have no longer line (RFC 5322, 2.1.1), and folding would break a signed link. */
const longestLine = 900;

/**
 * A message as given to the mail server, with the same headers at every attempt: Message-ID and Date are from when it
 * was queued. Nothing in it is fetched from files or addresses.
 */
export function writeMessage(
  mail: ClaimedMail,
  { subject, html, text, headers: ofReader, files = [] }: Written,
  { from, replyTo, returnPath }: MailSender,
): SendMailOptions {
  const headers = writeHeaders(mail, ofReader);
  // An object, because a text would be read as a list of addresses.
  const ownReplyTo = mail.headers['Reply-To'] && { name: '', address: mail.headers['Reply-To'] };
  const answerTo = ownReplyTo || replyTo;
  return {
    from,
    to: { name: plainHeader(mail.toName ?? ''), address: mail.to },
    envelope: { from: returnPath ? returnAddress(returnPath, mail.id) : from.address, to: mail.to },
    ...(answerTo && { replyTo: answerTo }),
    subject: plainHeader(subject),
    messageId: mail.messageId,
    date: mail.queuedAt,
    // Absence notes and other machines are not to answer (RFC 3834).
    headers: mail.bulkOf === null ? { 'Auto-Submitted': 'auto-generated', ...headers } : headers,
    html,
    text,
    ...attachFiles(files),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Calendars look for an invitation beside the text of a mail, not among its files. */
function attachFiles(files: readonly MailFile[]): Pick<SendMailOptions, 'attachments' | 'icalEvent'> {
  const [invitation] = files.filter(({ calendarMethod }) => calendarMethod);
  const others = files.filter(file => file !== invitation);
  return {
    ...(others.length > 0 && { attachments: others }),
    ...(invitation && {
      icalEvent: {
        method: invitation.calendarMethod,
        filename: invitation.filename,
        content: invitation.content,
      },
    }),
  };
}

/** Only the headers that we wrote when the mail was queued have placeholders, and only for its secret links. */
function writeHeaders({ headers, secrets }: ClaimedMail, ofReader: MailHeaders): MailHeaders {
  const own = ownHeaders.flatMap(name => {
    const queued = headers[name];
    const value = ofReader[name] ?? (queued && fillText(queued, secrets ?? {}));
    return value === undefined ? [] : [[name, oneLine(value, longestLine)] as const];
  });
  return Object.fromEntries(own);
}

/** The size of an HTML body as sent, in bytes: with its values, in UTF-8, transfer-encoded. */
export async function sentBytes(html: string, values: MailValues): Promise<number> {
  const raw = await new MailComposer({ html: fillHtml(html, values) }).compile().build();
  return raw.length - raw.indexOf('\r\n\r\n') - 4;
}

/** Too long to guess, short enough for the 64 characters before the at-sign. */
const SIGNATURE_BYTES = 10;

const sign = (key: Buffer, mail: number) =>
  createHmac('sha256', key).update(`mail ${mail}`).digest().subarray(0, SIGNATURE_BYTES);

/**
 * The return address of one mail: `bounces+12-3f…@adey.org`. Whatever arrives there is about that mail, and only we
 * can make one. In lower case, because some servers change the case.
 */
export function returnAddress(returnPath: string, mail: number): string {
  const [local = '', domain = ''] = returnPath.split('@');
  return `${local}+${mail}-${sign(keysFor('return-addresses')[0], mail).toString('hex')}@${domain}`;
}

/** The number of the mail that came back to `address`; null if we did not make that address. */
export function readReturnAddress(address: string): number | null {
  const [, number = '', signature = ''] = /\+(\d{1,10})-([0-9a-f]{20})@/i.exec(address) ?? [];
  if (number === '') return null;
  const given = Buffer.from(signature, 'hex');
  const isOurs = keysFor('return-addresses').some(key => timingSafeEqual(sign(key, Number(number)), given));
  return isOurs ? Number(number) : null;
}
