import { plainHeader } from '#core/mail-header.ts';
import { ownValue } from '#core/own-value.ts';
import { type BounceKind, bounceWords, readBounce } from './bounce.rules.ts';

/** What went wrong, as nodemailer reports it, and how far the message had come. */
export type Refusal = {
  /** `hello`: before any message was named. `message`: while one was handed over. */
  stage: 'hello' | 'message';
  /** nodemailer's code: ECONNECTION, EAUTH, … */
  code?: string | undefined;
  /** The command that was answered: MAIL FROM, RCPT TO, DATA. */
  command?: string | undefined;
  responseCode?: number | undefined;
  response?: string | undefined;
  /** The error on our side, if the server sent no reply. */
  message?: string | undefined;
};

/**
 * The meaning of a refusal. later: try this mail again after a wait. bounced: this address takes no mail. failed:
 * this mail is not accepted. server: nothing can be sent for now, and no mail is at fault. slower: the server wants
 * fewer mails.
 */
export type Verdict = {
  kind: 'later' | 'bounced' | 'failed' | 'server' | 'slower';
  /** For staff: a sentence with the reply of the server. */
  reason: string;
  /** What it says about the address; for a mail that is tried again, if that goes on for two days. */
  bounce?: BounceKind;
  /**
   * It answered one recipient or one message. It may be about that alone, and is about all mail only where several in a
   * row get such answers.
   */
  ofOne?: true;
};

const tooMuch =
  /\b(rate|throttl\w*|too many|too fast|slow down|limit (is )?exceeded|exceeded .*limit|quota exceeded|4\.7\.28|4\.3\.2)\b/i;
/** Said for good, it is still about how much we send, unless it is about the mailbox. */
const sendingLimit =
  /\b(rate|throttl\w*|too many (messages|mails|emails|connections|recipients)|(sending|daily|hourly) (\w+ )*(limit|quota))\b/i;
const ofRelaying = /\b(relay\w*|not permitted to send|sender .*not (allowed|authori[sz]ed))\b/i;
const greylisted = /gr[ae]y-?list/i;

const connectionWords: Record<string, string> = {
  EDNS: 'The name of the mail server is not known on the network',
  ETIMEDOUT: 'The mail server did not answer in time',
  ETLS: 'No encrypted connection to the mail server could be made',
  EPROTOCOL: 'What answers at the address of the mail server does not speak SMTP as expected',
};

/** Classifies a refusal: whose fault it is, and what to tell staff. */
export function judgeRefusal(refusal: Refusal): Verdict {
  const found = judge(refusal);
  const isOfAll = refusal.stage === 'hello' || refusal.command === 'MAIL FROM' || found.kind === 'later';
  return !isOfAll && (found.kind === 'server' || found.kind === 'slower') ? { ...found, ofOne: true } : found;
}

function judge(refusal: Refusal): Verdict {
  const { code = '', stage, responseCode } = refusal;
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(code) || isLogin(responseCode))
    return verdict('server', 'The mail server did not accept our name and password', refusal);
  if (stage === 'hello')
    return verdict(
      'server',
      ownValue(connectionWords, unencrypted(refusal) ? 'ETLS' : code) ?? 'The mail server cannot be reached',
      refusal,
    );
  if (responseCode === undefined) return unanswered(refusal);
  if (responseCode === 421 || (responseCode < 500 && tooMuch.test(refusal.response ?? '')))
    return verdict('slower', 'The mail server asks us to send more slowly', refusal);
  if (responseCode < 500 || responseCode === 503) return temporary(refusal);
  return permanent(refusal);
}

const unencrypted = ({ message = '' }: Refusal) => /certificate|\b(TLS|SSL|STARTTLS)\b/i.test(message);

const isLogin = (code: number | undefined) => code !== undefined && [454, 530, 534, 535, 538].includes(code);

function unanswered(refusal: Refusal): Verdict {
  if (refusal.code === 'EENVELOPE')
    return { ...verdict('bounced', 'No mail can be sent to this address', refusal), bounce: 'hard' };
  if (refusal.code === 'EMESSAGE') return verdict('failed', 'The message cannot be sent as it is', refusal);
  const words =
    refusal.code === 'ETIMEDOUT'
      ? 'The mail server stopped answering while it took the message'
      : 'The connection broke while the message was handed over';
  return verdict('later', words, refusal);
}

function temporary(refusal: Refusal): Verdict {
  const words = greylisted.test(refusal.response ?? '')
    ? 'Their server asks every new sender to come again later'
    : 'Their server takes it later, or so it says';
  const bounce = readBounce(refusal.response ?? '', { code: refusal.responseCode });
  return { ...verdict('later', words, refusal), ...(bounce && { bounce: 'soft' }) };
}

/** A refused sender, or a refusal to relay, is about us: ten thousand readers must not bounce for it. */
function permanent(refusal: Refusal): Verdict {
  const reply = refusal.response ?? '';
  const isOfRecipient = refusal.command === 'RCPT TO';
  if (refusal.command === 'MAIL FROM')
    return verdict('server', 'The mail server refuses our sender address (MAIL_FROM)', refusal);
  // After the message, a code alone says nothing of the address.
  const bounce = readBounce(reply, isOfRecipient ? { code: refusal.responseCode } : {});
  if (bounce === null && sendingLimit.test(reply))
    return verdict('slower', 'The mail server asks us to send more slowly', refusal);
  if (bounce !== null) return { ...verdict('bounced', bounceWords(bounce, reply), refusal), bounce };
  if (ofRelaying.test(reply))
    return verdict('server', 'The mail server does not take mail from us for this address', refusal);
  const words = isOfRecipient
    ? 'Their mail server refuses mail from us'
    : 'The mail server refuses the message';
  return verdict('failed', words, refusal);
}

function verdict(kind: Verdict['kind'], words: string, { response }: Refusal): Verdict {
  const reply = plainHeader(response ?? '').slice(0, 200);
  return { kind, reason: reply === '' ? `${words}.` : `${words}. It said: ${reply}` };
}

const MINUTE = 60_000;
const FIRST_WAIT = 5 * MINUTE;
const LONGEST_WAIT = 8 * 60 * MINUTE;
/** Waits double from five minutes to eight hours: the thirteenth refusal comes after two days and is the last. */
export const mostTries = 13;

/**
 * How long to wait after attempt number `attempts` met a temporary refusal, in ms; null when it is given up after
 * about two days. `share` (0 to 1) spreads the waits of mails that were refused together.
 */
export function waitAfter(attempts: number, share = 0): number | null {
  if (attempts >= mostTries) return null;
  const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
  return Math.round(wait * (1 + share / 10));
}

const FIRST_REST = 2_000;
const LONGEST_REST = 5 * MINUTE;

/**
 * How long sending pauses after the mail server failed `times` times in a row (unreachable, login refused, too much
 * at once), in ms. That costs no mail one of its attempts: an outage of a week loses nothing.
 */
export function backoffAfter(times: number): number {
  return Math.min(FIRST_REST * 2 ** Math.max(0, times - 1), LONGEST_REST);
}
