import { type Locale, locales } from '#core/locale.ts';
import type { TextBlock } from '#core/rich-text.ts';
import { hasTranslation, type Localized, type PerLocale } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import type { ReaderEdition, ReaderTopic } from '../subscribe.rules.ts';

/** Id of the consent of the people in a part; null if there are none. Issues frozen long ago have no such field. */
type PartConsent = { consent?: number | null };

/** Id of a picture. Consent is checked at each use and never stored with it. */
type PictureNumber = number | null;

/** One part of an issue with its full content, so that later changes to its source do not reach it. */
export type IssuePart =
  | { kind: 'words'; heading: Localized; text: PerLocale<TextBlock[]> }
  | ({
      kind: 'post';
      /** A path of this site without language. */
      href: string;
      label: Localized;
      heading: Localized;
      text: Localized;
      picture: PictureNumber;
    } & PartConsent)
  | ({
      kind: 'event';
      href: string;
      label: Localized;
      heading: Localized;
      text: Localized;
      picture: PictureNumber;
      /** Null while the day is not announced. */
      day: IsoDay | null;
      /** Null while it is to be announced. */
      time: string | null;
      /** The IANA time zone. */
      zone: string;
      place: Localized;
    } & PartConsent)
  | { kind: 'picture'; picture: PictureNumber }
  | { kind: 'link'; label: Localized; href: string };

/** An issue as sent to readers and shown in the archive. */
export type IssueContent = {
  subject: Localized;
  /** The preview line mail programs show beside the subject. */
  preview: Localized;
  opening: PerLocale<TextBlock[]>;
  parts: IssuePart[];
  closing: PerLocale<TextBlock[]>;
};

/** Ids of all pictures in an issue, without duplicates. */
export function listIssuePictures({ parts }: IssueContent): number[] {
  const found = parts.flatMap(part => ('picture' in part && part.picture !== null ? [part.picture] : []));
  return [...new Set(found)];
}

/** One mail of an issue before it is addressed: `{{preferences}}` and `{{leave}}` stand for the reader's links. */
export type IssueBody = { subject: string; html: string; text: string };

/** Every mail of an issue, rendered once. */
export type IssueBodies = Record<Locale, Record<ReaderEdition, IssueBody>>;

/** Placeholders for the links of one reader. */
export const readerPlaceholders = { preferences: '{{preferences}}', leave: '{{leave}}' } as const;

/**
 * Removes pictures that may no longer be shown. Each is one `img` carrying its id, and attribute values are escaped, so
 * the element ends at its first `>`.
 */
export function withoutPictures(html: string, barred: readonly number[]): string {
  return barred.reduce(
    (left, id) => left.replaceAll(new RegExp(`<img\\b[^>]*\\bdata-picture="${id}"[^>]*>`, 'g'), ''),
    html,
  );
}

/** The ids of the pictures in a body. */
export function picturesIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<img\b[^>]*\bdata-picture="(\d+)"/g)].map(([, id]) => Number(id)))];
}

/**
 * draft: being written. scheduled: frozen, sent at its time. sending: queued, one mail per reader. paused: nothing goes
 * out until someone resumes. stopped: the rest never goes out. sent: nothing is waiting. held: what is left waits in the
 * outbox until there is a mail server and staff let it go.
 */
export const sendingStates = ['scheduled', 'sending', 'paused', 'stopped'] as const;
export type SendingState = (typeof sendingStates)[number];
export type IssueState = 'draft' | SendingState | 'held' | 'sent';

/** What staff can do with a sending, and the state transition of each act. */
const transitions = {
  unschedule: { from: ['scheduled'], to: null },
  start: { from: ['scheduled'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  stop: { from: ['sending', 'paused'], to: 'stopped' },
} as const satisfies Record<string, { from: readonly SendingState[]; to: SendingState | null }>;

export type SendingAct = keyof typeof transitions;
/** The acts available once mails are queued. */
export type SendingControl = Extract<SendingAct, 'pause' | 'resume' | 'stop'>;

export const sendingControls: readonly SendingControl[] = ['pause', 'resume', 'stop'];

/** The states in which an act is allowed. */
export function allowedStates(act: SendingAct): readonly SendingState[] {
  return transitions[act].from;
}

/** The state after an act; null if it deletes the sending. */
export function stateAfter(act: SendingAct): SendingState | null {
  return transitions[act].to;
}

/**
 * Number of mails per state. held: no mail server is configured. stopped: will never go out. Mails to people who
 * unsubscribed in the meantime are not counted.
 */
export type Progress = Record<'waiting' | 'held' | 'sent' | 'bounced' | 'failed' | 'stopped', number>;

export const noProgress: Progress = { waiting: 0, held: 0, sent: 0, bounced: 0, failed: 0, stopped: 0 };

/** State shown to staff: a sending with nothing left to send is "sent", and one whose mails cannot leave is "held". */
export function issueState(sending: SendingState | null, progress: Progress): IssueState {
  if (sending === null) return 'draft';
  if (sending === 'sending' && progress.waiting === 0) return progress.held > 0 ? 'held' : 'sent';
  return sending;
}

/** The audience of an issue; null means every language or every topic. */
export type Segment = { languages: readonly Locale[] | null; topic: ReaderTopic | null };

type Chosen = { languages?: readonly Locale[] | null; topic?: ReaderTopic | null };

/** The segment chosen in the form. Choosing nothing means everybody, and so does choosing everything. */
export function toSegment({ languages, topic }: Chosen): Segment {
  const some = languages && languages.length > 0 && languages.length < locales.length ? [...languages] : null;
  return { languages: some, topic: topic ?? null };
}

/** Number of readers per language. */
export type Audience = Record<Locale, number>;

export function audienceSize(audience: Audience): number {
  return Object.values(audience).reduce((sum, count) => sum + count, 0);
}

/** Why an issue cannot be sent yet. */
export type IssueProblem =
  | { code: 'no-subject' }
  | { code: 'empty' }
  | { code: 'hidden-part'; kind: 'post' | 'event'; heading: string }
  | { code: 'people-without-consent' }
  | { code: 'picture-without-consent'; count: number }
  | { code: 'nobody' };

/** What staff should know before sending; does not prevent it. */
export type IssueNotice =
  | { code: 'english-for-amharic'; readers: number }
  | { code: 'pictures-left-out'; count: number }
  | { code: 'no-preview' }
  | { code: 'long'; kilobytes: number; locale: Locale; isCut: boolean };

type Facts = {
  content: IssueContent;
  /** Linked posts and events that may not be sent. */
  hidden: readonly { kind: 'post' | 'event'; heading: string }[];
  /** Nobody is recognisable in the issue's own text, or they consented to the website and the newsletter. */
  consented: boolean;
  /** The pictures that may be mailed. */
  allowed: ReadonlySet<number>;
  audience: Audience;
};

/** Every problem to fix before sending, in the order of the form. */
export function issueProblems({ content, hidden, consented, allowed, audience }: Facts): IssueProblem[] {
  const barred = content.parts.filter(part => part.kind === 'picture' && !isAllowed(part.picture, allowed));
  return [
    ...(hasTranslation(content.subject, 'en') ? [] : [{ code: 'no-subject' } as const]),
    ...(hasText(content) || hidden.length > 0 ? [] : [{ code: 'empty' } as const]),
    ...hidden.map(part => ({ code: 'hidden-part', ...part }) as const),
    ...(consented ? [] : [{ code: 'people-without-consent' } as const]),
    ...(barred.length > 0 ? [{ code: 'picture-without-consent', count: barred.length } as const] : []),
    ...(audienceSize(audience) > 0 ? [] : [{ code: 'nobody' } as const]),
  ];
}

/** Warnings about what will be sent differently than staff might expect. */
export function issueNotices({ content, allowed, audience }: Facts): IssueNotice[] {
  const leftOut = content.parts.filter(
    part =>
      (part.kind === 'post' || part.kind === 'event') && part.picture && !isAllowed(part.picture, allowed),
  );
  return [
    ...(audience.am > 0 && !hasTranslation(content.subject, 'am')
      ? [{ code: 'english-for-amharic', readers: audience.am } as const]
      : []),
    ...(leftOut.length > 0 ? [{ code: 'pictures-left-out', count: leftOut.length } as const] : []),
    ...(hasTranslation(content.preview, 'en') ? [] : [{ code: 'no-preview' } as const]),
  ];
}

/** Gmail cuts off longer mails, in bytes of HTML as sent, and with them the unsubscribe link at the end. */
const gmailShows = 102 * 1024;
/** Staff are warned when about one more paragraph would be cut off. */
const warnFrom = 0.9 * gmailShows;

/** A warning about the longest mail of an issue, in bytes as sent, by language. */
export function lengthNotices(bytes: Readonly<Record<Locale, number>>): IssueNotice[] {
  const [locale, longest] = bytes.am > bytes.en ? (['am', bytes.am] as const) : (['en', bytes.en] as const);
  if (longest < warnFrom) return [];
  const isCut = longest > gmailShows;
  // Round away from the limit, so that a mail below it is never shown as being at it.
  const kilobytes = isCut ? Math.ceil(longest / 1024) : Math.floor(longest / 1024);
  return [{ code: 'long', kilobytes, locale, isCut }];
}

function hasText({ opening, parts, closing }: IssueContent): boolean {
  return parts.length > 0 || hasBlocks(opening) || hasBlocks(closing);
}

function hasBlocks(blocks: PerLocale<TextBlock[]>): boolean {
  return Object.values(blocks).some(some => (some?.length ?? 0) > 0);
}

function isAllowed(picture: number | null, allowed: ReadonlySet<number>): boolean {
  return picture !== null && allowed.has(picture);
}
