import { mediaPath } from '#cms/media/media-picture.ts';
import { type Claim, fillText } from '#core/claim.ts';
import { isHttpsLink } from '#core/links.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { listClaims, listPublic } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import type { Correction } from './claim.rules.ts';

type Source = {
  title: Words;
  note: Words;
  kind: 'document' | 'ledger' | 'unnamed';
  /** An ISO day, or null. */
  day: string | null;
  /** Where it can be read: a page of ours, a file or another site; null where it cannot. */
  href: string | null;
  isElsewhere: boolean;
};

/** A number of the register with everything that lets somebody check it. */
export type RegisteredClaim = Omit<Claim, 'sentence'> & {
  /** What it says, without the number: the parts before and after it. */
  sentence: { before: string; after: string; lang?: Locale };
  /** The sentence with its number, as plain text. */
  says: string;
  method: Words;
  source: Source;
  /** First and last day of the period; null where none is given. */
  period: { from: string | null; until: string | null };
  lookedAt: string;
  corrections: (Pick<Correction, 'before' | 'after'> & {
    day: string;
    why: string;
    evidence: Source | null;
  })[];
};

type StoredSource = {
  title?: Localized;
  note?: Localized;
  kind?: Source['kind'];
  day?: string | null;
  link?: string | null;
  file?: { filename?: string | null } | number | null;
};
type StoredCorrection = Omit<Correction, 'evidence'> & { evidence?: StoredSource | number | null };
type StoredClaim = {
  key: string;
  sentence?: Localized;
  method?: Localized;
  source?: StoredSource | number | null;
  from?: string | null;
  until?: string | null;
  lookedAt?: string | null;
  corrections?: StoredCorrection[] | null;
};

const shownFields: Record<string, true> = {
  key: true,
  sentence: true,
  method: true,
  source: true,
  from: true,
  until: true,
  lookedAt: true,
  corrections: true,
};

/** The whole register as visitors may read it, in the order in which its numbers were entered. */
export async function listRegister(renderContext: RenderContext): Promise<RegisteredClaim[]> {
  const { locale } = renderContext;
  const claims = await listClaims(renderContext);
  const stored = await listPublic<StoredClaim>(renderContext, {
    collection: 'claims',
    sort: 'id',
    depth: 2,
    select: shownFields,
    asWritten: true,
  });
  return stored.flatMap(row => {
    const claim = claims.get(row.key);
    const source = toSource(row.source, locale);
    return claim && source ? [{ ...claim, ...toDetails(row, claim, locale), source }] : [];
  });
}

function toDetails(
  row: StoredClaim,
  claim: Claim,
  locale: Locale,
): Omit<RegisteredClaim, Exclude<keyof Claim, 'sentence'> | 'source'> {
  const { text, lang } = pickWords(row.sentence, locale);
  const [before = '', after = ''] = text.split('{value}');
  return {
    sentence: lang ? { before, after, lang } : { before, after },
    says: fillText(text, new Map([['value', claim]]), lang ?? locale),
    method: pickWords(row.method, locale),
    period: { from: toDay(row.from), until: toDay(row.until) },
    lookedAt: toDay(row.lookedAt) ?? '',
    corrections: (row.corrections ?? []).map(one => ({
      day: toDay(one.day) ?? '',
      before: one.before ?? null,
      after: one.after ?? null,
      why: locale === 'am' ? one.whyInAmharic : one.why,
      evidence: toSource(one.evidence, locale),
    })),
  };
}

const toDay = (stored: string | null | undefined) => stored?.slice(0, 10) ?? null;

/** Null where it is missing, or not public. */
function toSource(stored: StoredClaim['source'], locale: Locale): Source | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const file = typeof stored.file === 'object' ? stored.file?.filename : null;
  const { link } = stored;
  const isElsewhere = Boolean(link && isHttpsLink(link));
  const page = link && !isElsewhere ? localePath(locale, link) : link;
  return {
    title: pickWords(stored.title, locale),
    note: pickWords(stored.note, locale),
    kind: stored.kind ?? 'document',
    day: toDay(stored.day),
    href: page || (file ? mediaPath(file) : null),
    isElsewhere,
  };
}
