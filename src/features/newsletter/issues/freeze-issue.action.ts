import type { PayloadRequest } from 'payload';
import { defaultLocale, type Locale, locales } from '#core/locale.ts';
import { pickWords } from '#core/words.ts';
import { plainHeader } from '#platform/mail/mail.rules.ts';
import { type ReaderEdition, readerEditions } from '../subscribe.rules.ts';
import { composeIssue, type StoredIssue } from './compose-issue.action.ts';
import { type IssueBodies, type IssueContent, picturesOfIssue } from './issue-content.ts';
import { type MailPicture, mayBeMailed } from './issue-mails.action.ts';
import type { IssueActContext } from './newsletter-issue.collection.ts';

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
  const pictures = await mayBeMailed(req, picturesOfIssue(content), now);
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
