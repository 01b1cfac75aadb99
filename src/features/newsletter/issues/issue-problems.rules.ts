import type { Locale } from '#core/locale.ts';
import type { TextBlock } from '#core/rich-text.ts';
import { hasTranslation, type PerLocale } from '#core/words.ts';
import type { IssueContent } from './issue-content.ts';
import { type Audience, audienceSize } from './issue-sending.rules.ts';

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
