import { RenderDefaultCell } from '@payloadcms/ui';
import type { CollectionSlug, DefaultServerCellComponentProps, Payload } from 'payload';
import { type ComponentProps, cache } from 'react';
import { readClaims } from '#cms/claims/read-claims.ts';
import type { Consent } from '#cms/consents/consent.rules.ts';
import { hiddenByConsent } from '#cms/consents/consent-gate.ts';
import { hiddenShortly } from '#cms/consents/hidden.texts.ts';
import { sayIn } from '#cms/language/amharic.ts';
import { labelIn } from '#cms/language/translate.ts';
import { DONE_SHOWN_MS, planLine } from '#cms/plans/plan.rules.ts';
import { listPlans } from '#cms/plans/plan-store.ts';
import { translationLabels } from '#cms/translation/translation-fields.ts';
import { fillText, findClaimKeys } from '#core/claim.ts';
import { ownValue } from '#core/own-value.ts';
import { startClock } from '#platform/clock.ts';
import { env } from '#platform/env.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import styles from './cells.module.css';

type Cell = ComponentProps<typeof RenderDefaultCell>['clientProps'];

/** The title of a document in a list, with the other language's title if it has none in the list's language. */
export async function TitleCell(props: DefaultServerCellComponentProps & { columnIndex: number }) {
  const { cellData, collectionSlug, columnIndex, field, i18n, link = false, payload, rowData } = props;
  const { name, label } = field as { name: string; label?: unknown };
  const hasOwn = typeof cellData === 'string' && cellData.trim() !== '';
  const other = hasOwn || !rowData ? null : await inOtherLanguage(payload, collectionSlug, name, rowData);
  const say = sayIn(i18n.language);
  const title = await withNumbers(payload, other?.title ?? cellData, other?.locale ?? 'en');
  const shown = other ? `${title} (${say(other.locale === 'en' ? 'English' : 'Amharic')})` : title;
  const { linkURL, viewType } = props as { linkURL?: string; viewType?: string };
  const cell = (
    <RenderDefaultCell
      clientProps={
        {
          cellData: shown,
          collectionSlug,
          field: { name, label, type: 'text' },
          link,
          ...(linkURL !== undefined && { linkURL }),
          rowData,
          ...(viewType !== undefined && { viewType }),
        } as Cell
      }
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={link}
    />
  );
  return other ? <span lang={other.locale}>{cell}</span> : cell;
}

/** Read once for all rows of a list. */
const claimsOnce = cache((payload: Payload) => readClaims({ payload }, startClock(env.FIXED_NOW).now()));

/** A title as visitors read it, with the numbers that it names. */
async function withNumbers(payload: Payload, title: unknown, locale: 'en' | 'am'): Promise<unknown> {
  if (typeof title !== 'string' || findClaimKeys(title).length === 0) return title;
  return fillText(title, await claimsOnce(payload), locale);
}

/** A checkbox in a list, in words. On a phone, where columns have no heads, it says what is answered. */
export function YesNoCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  return (
    <>
      <span className={styles.name}>{labelIn('label' in field && field.label, i18n.language)}: </span>
      {sayIn(i18n.language)(cellData ? 'Yes' : 'No')}
    </>
  );
}

const toneByState: Readonly<Record<string, Tone>> = {
  published: 'good',
  fine: 'good',
  partial: 'info',
  behind: 'wait',
  missing: 'wait',
};

/** A state in a list as a badge. On a phone, where columns have no heads, that of the Amharic says whose it is. */
export function StateCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'string') return null;
  const { name } = field as { name: string };
  const t = i18n.t as unknown as (key: string) => string;
  const say = sayIn(i18n.language);
  return (
    <>
      {name === 'translation' && (
        <span className={styles.name}>{labelIn('label' in field && field.label, i18n.language)}: </span>
      )}
      <Badge tone={ownValue(toneByState, cellData) ?? 'quiet'}>
        {name === 'translation'
          ? say(ownValue(translationLabels, cellData) ?? cellData)
          : t(`version:${cellData}`)}
      </Badge>
    </>
  );
}

/** Reads past access control, because the user already sees the row. */
async function inOtherLanguage(
  payload: DefaultServerCellComponentProps['payload'],
  collection: CollectionSlug,
  field: string,
  row: DefaultServerCellComponentProps['rowData'],
): Promise<{ title: string; locale: 'en' | 'am' } | null> {
  for (const locale of ['en', 'am'] as const) {
    const found = await payload.findByID({
      collection,
      id: row.id,
      locale,
      fallbackLocale: false,
      draft: true,
      depth: 0,
      trash: true,
      select: { [field]: true } as never,
      disableErrors: true,
      overrideAccess: true,
    });
    const title = (found as Record<string, unknown> | null)?.[field];
    if (typeof title === 'string' && title.trim() !== '') return { title, locale };
  }
  return null;
}

/** One query for all rows of a list. Everybody who can see the list may know that something in it is hidden. */
const hiddenOnce = cache(async (payload: Payload, collection: CollectionSlug) => {
  const { docs } = await payload.find({
    collection,
    where: hiddenByConsent(
      startClock(env.FIXED_NOW).now(),
      Boolean(payload.collections[collection].config.versions?.drafts),
    ),
    select: { consent: true },
    depth: 1,
    pagination: false,
    limit: 0,
    overrideAccess: true,
  });
  return new Map(
    (docs as unknown as { id: number; consent: Consent }[]).map(({ id, consent }) => [id, consent]),
  );
});

/** In a list: that visitors do not see something because its consent ended. */
export async function HiddenCell({
  i18n,
  payload,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  const consent = (await hiddenOnce(payload, collectionSlug as CollectionSlug)).get(Number(rowData?.id));
  return consent ? <strong className={styles.hidden}>{say(hiddenShortly(consent))}</strong> : null;
}

/** In the list of pictures: whether visitors may see the picture, in words. */
export async function AgreementCell({
  i18n,
  payload,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  // Payload draws the cells of a list without documents too, of no row.
  const { id, identifiable } = (rowData ?? {}) as { id?: number; identifiable?: string | null };
  if (id === undefined) return null;
  if (identifiable === 'no') return <Badge>{say('Nobody recognisable')}</Badge>;
  if (identifiable !== 'yes') return <Badge tone="wait">{say('Not shown: somebody has to look')}</Badge>;
  const consent = (await hiddenOnce(payload, collectionSlug as CollectionSlug)).get(Number(id));
  if (consent) return <Badge tone="bad">{say(hiddenShortly(consent))}</Badge>;
  return <Badge tone="good">{say('Consent given')}</Badge>;
}

/** One query for all rows of a list. */
const plansOnce = cache((payload: DefaultServerCellComponentProps['payload']) =>
  listPlans({ payload }, new Date(Date.now() - DONE_SHOWN_MS)),
);

/** In a list: when a document will be published or unpublished, and what happened last. */
export async function PlanCell({ i18n, payload, collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const say = sayIn(i18n.language);
  const plans = (await plansOnce(payload)).filter(
    ({ collection, document }) => collection === collectionSlug && document === rowData?.id,
  );
  const last = plans.findLast(({ doneAt }) => doneAt !== null);
  return plans
    .filter(plan => plan.doneAt === null || plan === last)
    .map(plan => (
      <div key={plan.id} className={styles.plan} data-failed={plan.problem !== null}>
        {say(planLine(plan))}
      </div>
    ));
}

/** The picture in the list of pictures. Its alt is empty, because the description is beside it. */
export function ThumbnailCell({ rowData }: DefaultServerCellComponentProps) {
  const address: unknown = rowData?.thumbnailURL ?? rowData?.url;
  if (typeof address !== 'string') return null;
  return <img className={styles.thumbnail} src={address} alt="" loading="lazy" />;
}
