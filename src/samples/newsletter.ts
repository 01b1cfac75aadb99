import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { type Locale, locales } from '#core/locale.ts';
import { composeIssue, readDraft } from '#features/newsletter/issues/compose-issue.action.ts';
import type { IssueActContext } from '#features/newsletter/issues/newsletter-issue.collection.ts';
import { getExecutor } from '#platform/transaction.ts';

type InBoth = Record<Locale, string>;
type Paragraphs = Record<Locale, string[]>;

/** A part of a sample issue; posts and events by their English heading. */
type SampleIssuePart =
  | { kind: 'words'; heading: InBoth; text: Paragraphs }
  | { kind: 'post' | 'event'; heading: string }
  | { kind: 'link'; label: InBoth; href: string };

type SampleIssue = {
  subject: InBoth;
  preview: InBoth;
  opening: Paragraphs;
  parts: SampleIssuePart[];
  closing: Paragraphs;
  /** Sent this many days before the day of seeding; omitted for a draft. */
  sentDaysAgo?: number;
};

/** One sent issue and one draft. Amharic needs review by a native speaker. */
const sampleIssues: SampleIssue[] = [
  {
    sentDaysAgo: 12,
    subject: {
      en: 'A medicine that is started can be continued',
      am: 'የተጀመረ መድኃኒት ሳይቋረጥ ሊቀጥል ይችላል',
    },
    preview: {
      en: 'What your gifts changed this season, and an evening to come to.',
      am: 'ልገሳዎችዎ በዚህ ወቅት ያመጡት ለውጥ፣ እንዲሁም የሚመጡበት ምሽት።',
    },
    opening: {
      en: [
        'Dear friends of the mission,',
        'treatment takes months, and what counts is the next one. Gifts have grown by {donationsIncrease} percent. This issue shows how they become medicines that don’t run out.',
      ],
      am: [
        'ውድ የድርጅታችን ወዳጆች፣',
        'ሕክምና ወራትን ይወስዳል፤ በውስጡም ዋናው ነገር ቀጣዩ ወር ነው። ይህ እትም በ{donationsIncrease} በመቶ ያደጉ ልገሳዎች እንዴት የማይቋረጥ መድኃኒት እንደሚሆኑ ያሳያል።',
      ],
    },
    parts: [
      { kind: 'post', heading: 'Donations up {donationsIncrease} percent' },
      { kind: 'post', heading: 'More than {diagnosticWorkUp} children helped with diagnostic work-up' },
      {
        kind: 'words',
        heading: { en: 'How you can take part', am: 'እንዴት መሳተፍ ይችላሉ' },
        text: {
          en: [
            'Come to an event, bring somebody along, or sit down with us for thirty minutes. People who know the work tell others about it best.',
          ],
          am: ['ወደ ዝግጅት ይምጡ፣ ሌላ ሰው ይዘው ይምጡ፣ ወይም ለሠላሳ ደቂቃ ቁጭ ብለን እንነጋገር። ሥራውን በደንብ የሚያውቅ ሰው ለሌሎች በደንብ ይናገራል።'],
        },
      },
      { kind: 'event', heading: 'Fundraiser II' },
      { kind: 'link', label: { en: 'See all events', am: 'ሁሉንም ዝግጅቶች ይመልከቱ' }, href: '/events' },
    ],
    closing: {
      en: ['Thank you for staying with these families.', 'The programme team'],
      am: ['ከእነዚህ ቤተሰቦች ጋር ስለቆዩ እናመሰግናለን።', 'የፕሮግራም ቡድኑ'],
    },
  },
  {
    subject: { en: 'Before the evening with lanterns', am: 'ከፋኖሶቹ ምሽት በፊት' },
    preview: { en: 'Everything you need to know to come.', am: 'ለመምጣት ማወቅ ያለብዎት ሁሉ።' },
    opening: {
      en: ['Dear friends of the mission,', 'our second fundraiser is near, and there is still room.'],
      am: ['ውድ የድርጅታችን ወዳጆች፣', 'ሁለተኛው የገንዘብ ማሰባሰቢያ ዝግጅታችን ቀርቧል፤ አሁንም ቦታ አለ።'],
    },
    parts: [{ kind: 'event', heading: 'Fundraiser II' }],
    closing: { en: ['See you there.', 'The events team'], am: ['እዚያ እንገናኝ።', 'የዝግጅቶች ቡድን'] },
  },
];

const collection = 'newsletter-issues';
const DAY_MS = 24 * 60 * 60_000;

/** Stores the missing sample issues. Sends no mail; the sent one only looks sent. */
export async function storeIssues(req: PayloadRequest, today: Date): Promise<void> {
  for (const issue of sampleIssues) {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { subject: { equals: issue.subject.en } },
      locale: 'en',
      overrideAccess: true,
      req,
    });
    if (totalDocs > 0) continue;
    const id = await storeDraft(req, issue);
    if (issue.sentDaysAgo !== undefined)
      await markSent(req, id, new Date(today.getTime() - issue.sentDaysAgo * DAY_MS), today);
  }
}

async function storeDraft(req: PayloadRequest, issue: SampleIssue): Promise<number> {
  const options = { collection, draft: true, depth: 0, overrideAccess: true, req } as const;
  const parts: number[] = [];
  for (const part of issue.parts) parts.push(await findLink(req, part));
  let id = 0;
  let rows: { id?: string | null }[] = [];
  for (const locale of locales) {
    const data = {
      subject: issue.subject[locale],
      preview: issue.preview[locale],
      opening: article(issue.opening[locale]),
      closing: article(issue.closing[locale]),
      parts: issue.parts.map((part, index) => ({
        ...(rows[index]?.id ? { id: rows[index].id } : {}),
        ...storedPart(part, parts[index] ?? 0, locale),
      })),
      sample: true,
    } as never;
    const stored = id
      ? await req.payload.update({ ...options, id, locale, fallbackLocale: false, data })
      : await req.payload.create({ ...options, locale, data });
    id = stored.id;
    rows = (stored.parts ?? []) as typeof rows;
  }
  return id;
}

/** The id of the post or event of a part; 0 if it has none. */
async function findLink(req: PayloadRequest, part: SampleIssuePart): Promise<number> {
  if (part.kind !== 'post' && part.kind !== 'event') return 0;
  const { docs } = await req.payload.find({
    collection: part.kind === 'post' ? 'posts' : 'events',
    where: { heading: { equals: part.heading } },
    locale: 'en',
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  if (!docs[0]) throw new Error(`There is no sample called "${part.heading}".`);
  return docs[0].id;
}

function storedPart(part: SampleIssuePart, link: number, locale: (typeof locales)[number]) {
  if (part.kind === 'words')
    return { blockType: 'words', heading: part.heading[locale], text: article(part.text[locale]) };
  if (part.kind === 'link') return { blockType: 'link', label: part.label[locale], href: part.href };
  return { blockType: part.kind, [part.kind]: link };
}

/** A sent issue is frozen and has a sending; its mails no longer exist. */
async function markSent(req: PayloadRequest, id: number, sentAt: Date, today: Date): Promise<void> {
  const issue = await readDraft(req, id);
  if (!issue) return;
  const { content } = await composeIssue(req, issue, today);
  const at = sentAt.toISOString();
  await req.payload.update({
    collection,
    id,
    locale: 'en',
    data: { _status: 'published', frozenAt: at, sentAt: at, content: { ...content } },
    context: { sendingIssue: true } satisfies IssueActContext,
    depth: 0,
    overrideAccess: true,
    req,
  });
  await (await getExecutor(req)).execute(sql`
    insert into issue_sendings (issue_id, state, due_at, queued_at, readers, bodies, created_at, updated_at)
    values (${id}, 'sending', ${at}, ${at}, 0, '{}', ${at}, ${at})
  `);
}

/** Paragraphs in the format of the editor. */
function article(paragraphs: readonly string[]) {
  const node = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;
  const children = paragraphs.map(text => ({
    ...node,
    type: 'paragraph',
    children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
  }));
  return { root: { ...node, type: 'root', children } };
}
