import type { PayloadRequest, Where } from 'payload';
import { readClaims } from '#cms/claims/read-claims.ts';
import { needsConsent } from '#cms/consents/consent.rules.ts';
import { consentAllows, validConsents } from '#cms/consents/consent-gate.ts';
import { textBlocks } from '#cms/rich-text/read-text.rules.ts';
import { fillClaims } from '#core/claim.ts';
import { parsePostDate } from '#core/dates.ts';
import { defaultLocale, type Locale, locales } from '#core/locale.ts';
import { plainHeader } from '#core/mail-header.ts';
import type { TextBlock } from '#core/rich-text.ts';
import { toSummary } from '#core/summary.ts';
import { type Localized, type PerLocale, pickWords } from '#core/words.ts';
import { type ReaderEdition, type ReaderTopic, readerEditions } from '../subscribe.rules.ts';
import { type IssueBodies, type IssueContent, type IssuePart, listIssuePictures } from './issue.rules.ts';
import { type MailPicture, mailablePictures } from './issue-mails.action.ts';
import { asVisitorIn, type ReadScope } from './issue-sending.ts';
import type { IssueActContext } from './newsletter-issue.collection.ts';

/** An issue as stored, with all languages. */
export type StoredIssue = {
  id: number;
  slug?: string | null;
  subject?: Localized;
  preview?: Localized;
  opening?: unknown;
  closing?: unknown;
  parts?: StoredPart[] | null;
  topic?: ReaderTopic | null;
  languages?: Locale[] | null;
  identifiable?: string | null;
  consent?: number | { id: number } | null;
};

type StoredPart = {
  blockType: string;
  heading?: Localized;
  label?: Localized;
  text?: unknown;
  href?: string | null;
  post?: number | { id: number } | null;
  event?: number | { id: number } | null;
  img?: number | { id: number } | null;
};

type StoredContent = {
  id: number;
  slug?: string | null;
  type?: string;
  heading?: Localized;
  preIntro?: Localized;
  preHeading?: Localized;
  description?: Localized;
  img?: number | { id: number } | null;
  identifiable?: string | null;
  consent?: number | { id: number } | null;
  disc?: { par1?: Localized };
  dateTime?: {
    date?: string | null;
    time?: string | null;
    timeZone?: string | null;
    timeOpen?: boolean | null;
  };
  location?: { name?: Localized; state?: Localized };
};

/** The issue's content, and the posts and events it links to that may not be sent; both as of `now`. */
export type Composed = {
  content: IssueContent;
  hidden: { kind: 'post' | 'event'; id: number }[];
  /** Nobody is recognisable in the issue's own text, or they consented to the website and the newsletter. */
  consented: boolean;
};

/** Builds an issue from its draft and from the published posts and events at `now`. */
export async function composeIssue(scope: ReadScope, draft: StoredIssue, now: Date): Promise<Composed> {
  const claims = await readClaims(scope, now);
  const issue = fillClaims(draft, claims);
  const stored = issue.parts ?? [];
  const numbers = (kind: 'post' | 'event') => stored.flatMap(part => linkedIds(part[kind]));
  // Sequential, because a transaction has one connection.
  const posts = await seenByVisitors(scope, 'posts', numbers('post'), now);
  const events = await seenByVisitors(scope, 'events', numbers('event'), now);
  const hidden: Composed['hidden'] = [];
  const parts = stored.flatMap((part): IssuePart[] => {
    if (part.blockType !== 'post' && part.blockType !== 'event') return textPart(part);
    const [id = 0] = linkedIds(part[part.blockType]);
    const found = (part.blockType === 'post' ? posts : events).get(id);
    const content = found && fillClaims(found, claims);
    if (content) return [part.blockType === 'post' ? postPart(content) : eventPart(content)];
    hidden.push({ kind: part.blockType, id });
    return [];
  });
  const content: IssueContent = {
    subject: issue.subject,
    preview: issue.preview,
    opening: readBlocks(issue.opening),
    parts,
    closing: readBlocks(issue.closing),
  };
  return { content, hidden, consented: await isConsented(scope, issue, now) };
}

async function isConsented(scope: ReadScope, issue: StoredIssue, now: Date): Promise<boolean> {
  if (!needsConsent(issue)) return true;
  const consent = readConsent(issue);
  if (consent === null) return false;
  for (const use of ['website', 'newsletter'] as const)
    if (!(await validConsents(scope, [consent], use, now)).has(consent)) return false;
  return true;
}

/**
 * Reads documents as visitors see them: the published version, ignoring newer drafts, if the people in it consented to
 * the website and to the newsletter.
 */
async function seenByVisitors(
  scope: ReadScope,
  collection: 'posts' | 'events',
  ids: number[],
  now: Date,
): Promise<Map<number, StoredContent>> {
  if (ids.length === 0) return new Map();
  const published: Where[] = [{ id: { in: ids } }, { _status: { equals: 'published' } }];
  const { docs } = await scope.payload.find({
    ...asVisitorIn(scope),
    collection,
    where: { and: [...published, consentAllows('website', now)] },
    locale: 'all',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  const content = docs as unknown as StoredContent[];
  const consents = content.flatMap(doc => readConsent(doc) ?? []);
  const held = await validConsents(scope, consents, 'newsletter', now);
  const mailablePictures = (consent: number | null) => consent === null || held.has(consent);
  return new Map(
    content
      .filter(doc => doc.slug && doc.type === 'normal' && mailablePictures(readConsent(doc)))
      .map(doc => [doc.id, doc]),
  );
}

function textPart(part: StoredPart): IssuePart[] {
  if (part.blockType === 'words')
    return [{ kind: 'words', heading: part.heading, text: readBlocks(part.text) }];
  if (part.blockType === 'picture')
    return linkedIds(part.img).map(picture => ({ kind: 'picture' as const, picture }));
  if (part.blockType === 'link' && part.href) return [{ kind: 'link', label: part.label, href: part.href }];
  return [];
}

function postPart(post: StoredContent): IssuePart {
  return {
    kind: 'post',
    href: `/news/${post.slug}`,
    label: post.preIntro,
    heading: post.heading,
    text: teaser(post),
    picture: linkedIds(post.img)[0] ?? null,
    consent: readConsent(post),
  };
}

function eventPart(event: StoredContent): IssuePart {
  const { date, time, timeZone, timeOpen } = event.dateTime ?? {};
  const { name, state } = event.location ?? {};
  return {
    kind: 'event',
    href: `/events/${event.slug}`,
    label: event.preHeading,
    heading: event.heading,
    text: teaser(event),
    picture: linkedIds(event.img)[0] ?? null,
    consent: readConsent(event),
    day: parsePostDate(date),
    time: timeOpen ? null : time || '17:00',
    zone: timeZone || 'Africa/Addis_Ababa',
    place: inEach(locale =>
      [name, state]
        .map(words => textIn(words, locale))
        .filter(Boolean)
        .join(', '),
    ),
  };
}

function readConsent(content: Pick<StoredContent, 'identifiable' | 'consent'>): number | null {
  return needsConsent(content) ? (linkedIds(content.consent)[0] ?? null) : null;
}

/** The summary staff wrote, otherwise the start of the text. */
function teaser({ description, disc }: StoredContent): Localized {
  return inEach(locale => textIn(description, locale) || toSummary(textIn(disc?.par1, locale)));
}

function textIn(value: Localized, locale: Locale): string {
  return (typeof value === 'string' ? value : value?.[locale]) ?? '';
}

function inEach<Value>(of: (locale: Locale) => Value): PerLocale<Value> {
  return Object.fromEntries(locales.map(locale => [locale, of(locale)]));
}

function readBlocks(value: unknown): PerLocale<TextBlock[]> {
  const perLocale = (value ?? {}) as PerLocale<unknown>;
  return inEach(locale => textBlocks(perLocale[locale]));
}

function linkedIds(link: number | { id: number } | null | undefined): number[] {
  if (link === null || link === undefined) return [];
  return [typeof link === 'object' ? link.id : link];
}

/** Renders one mail of an issue as text and HTML. Passed in by the caller, because it needs React. */
export type RenderIssue = (
  content: IssueContent,
  mail: { locale: Locale; edition: ReaderEdition; slug: string; pictures: ReadonlyMap<number, MailPicture> },
) => Promise<{ html: string; text: string }>;

/** Reads the newest draft of an issue in every language. */
export async function readDraft(req: PayloadRequest, id: number): Promise<StoredIssue | null> {
  const issue = await req.payload.findByID({
    collection: 'newsletter-issues',
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  return issue as unknown as StoredIssue | null;
}

/**
 * Freezes what goes out: the current content of posts and events, and every rendered mail. The issue then counts as
 * published and can no longer change; the archive shows `content`.
 */
export async function freezeIssue(
  req: PayloadRequest,
  issue: StoredIssue,
  { now, render }: { now: Date; render: RenderIssue },
): Promise<IssueBodies> {
  const { content } = await composeIssue(req, issue, now);
  const { slug } = await req.payload.update({
    collection: 'newsletter-issues',
    id: issue.id,
    data: { _status: 'published', frozenAt: now.toISOString(), content: { ...content } },
    // Set explicitly, because reading all languages changed the locale of the request.
    locale: defaultLocale,
    context: { sendingIssue: true } satisfies IssueActContext,
    overrideAccess: true,
    req,
  });
  return renderBodies(req, content, { slug: slug ?? '', now, render });
}

/** Makes an issue editable again. */
export async function thawIssue(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.update({
    collection: 'newsletter-issues',
    id,
    data: { _status: 'draft', frozenAt: null, content: null },
    // Set explicitly, because reading all languages changed the locale of the request.
    locale: defaultLocale,
    context: { sendingIssue: true } satisfies IssueActContext,
    overrideAccess: true,
    req,
  });
}

/** Every mail of an issue: two languages, two editions. */
export async function renderBodies(
  req: PayloadRequest,
  content: IssueContent,
  { slug, now, render }: { slug: string; now: Date; render: RenderIssue },
): Promise<IssueBodies> {
  const pictures = await mailablePictures(req, listIssuePictures(content), now);
  const body = async (locale: Locale, edition: ReaderEdition) => ({
    subject: plainHeader(pickWords(content.subject, locale).text),
    ...(await render(content, { locale, edition, slug, pictures })),
  });
  const inLocale = async (locale: Locale) => {
    const bodies = await Promise.all(
      readerEditions.map(async edition => [edition, await body(locale, edition)]),
    );
    return Object.fromEntries(bodies);
  };
  const all = await Promise.all(locales.map(async locale => [locale, await inLocale(locale)]));
  return Object.fromEntries(all);
}
