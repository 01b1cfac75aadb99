import { type Outcome, ok, problem } from '#core/outcome.ts';
import { isSignedFor, signaturesFor } from '#platform/derived-keys.ts';
import { looksTyped, readTypedCode, toTypedCode } from './typed-code.rules.ts';

/** What a code stands for: no name, so that a corrected name leaves a printed ticket valid. */
export type CodedTicket = {
  /** Of the row of the ticket. */
  id: string;
  event: number;
  kind: string;
  /** Begins with 1; a new issue revokes the one before. */
  issue: number;
};

/** The code in the QR picture of a ticket. */
export const ticketCode = (ticket: CodedTicket): string => ticketCodes(ticket)[0] ?? '';

/** The code of a ticket for those who type it. */
export const typedTicketCode = (ticket: CodedTicket): string => typedTicketCodes(ticket)[0] ?? '';

/** Every code under which a ticket may have been printed: one for each secret, the current one first. */
export function ticketCodes(ticket: CodedTicket): string[] {
  const text = ticketText(ticket);
  return signaturesFor('ticket-codes', text).map(signature => `${text}.${signature}`);
}

/** The same, for typing. A typed code has no signature of its own: it is looked up among the tickets of an event. */
export const typedTicketCodes = (ticket: CodedTicket): string[] =>
  signaturesFor('typed-ticket-codes', ticketText(ticket)).map(signature =>
    toTypedCode(Buffer.from(signature, 'base64url')),
  );

/** A scanned code says its ticket itself; a typed one has to be looked up. */
export type ReadCode = { ticket: CodedTicket } | { typed: string };

/**
 * `foreign`: not a code of ours, such as a link. `tampered`: it looks like one, but we did not sign it. `mistyped`: a
 * character of a typed code is wrong.
 */
export type CodeProblem = 'foreign' | 'tampered' | 'mistyped';

/** The scanned ticket, the typed code, or the problem with what was given. */
export function readTicketCode(given: string): Outcome<ReadCode, CodeProblem> {
  const [, text = '', id = '', event = '', kind = '', issue = '', signature = ''] =
    SCANNED.exec(given.trim()) ?? [];
  if (text) {
    if (!isSignedFor('ticket-codes', text, signature)) return problem('tampered');
    return ok({ ticket: { id: longId(id), event: Number(event), kind, issue: Number(issue) } });
  }
  if (!looksTyped(given)) return problem('foreign');
  const typed = readTypedCode(given);
  return typed === null ? problem('mistyped') : ok({ typed });
}

/** Short, because a picture with fewer dots is read from further away. */
const ticketText = ({ id, event, kind, issue }: CodedTicket): string =>
  [shortId(id), event, kind, issue].join('.');

const SCANNED = /^(([\w-]{22})\.([1-9]\d{0,9})\.([0-9a-z]{1,40})\.([1-9]\d{0,5}))\.([\w-]{22})$/i;

/** The 32 digits of a UUID as 22 letters, and back. */
const shortId = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
const longId = (short: string): string =>
  Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
