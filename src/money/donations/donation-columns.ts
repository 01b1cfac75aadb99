import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { type Locale, locales } from '#core/locale.ts';
import { type PerLocale, pickWords } from '#core/words.ts';
import { TICKETS } from '#money/ledger/posting.rules.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';

/**
 * The donation `g` with the status `s` kept more than was promised from more than one payment, so that one of them has to
 * be refunded.
 */
export const isPaidTwice = sql`(s.received - s.refunded - s.lost > g.amount and
  1 < (select count(distinct e.payment) from money.events e
    where e.donation = g.id and e.kind = 'paid' and e.problem is null))`;

/** What has to be refunded of a donation that was paid twice: everything above its receipt `r`, or else its amount. */
export const extraSql = sql`case when ${isPaidTwice}
  then greatest(s.received - s.refunded - s.lost - greatest(g.amount, coalesce(r.amount, 0)), 0) else 0 end`;

/** What arrived for tickets with the donation `g` and stays: no part of its gift. */
export const ticketsSql = sql`coalesce((select -sum(l.amount) from money.entries e join money.lines l on l.entry = e.id
  where e.donation = g.id and l.account = ${TICKETS}), 0)`;

/**
 * Why the last attempt to pay the donation `g` failed, if nothing has arrived; null if none failed. `s` is its
 * status.
 */
export const whyNotPaid = sql`case when s.state in ('started', 'waiting', 'failed') then (
  select y.failure from money.payments y where y.donation = g.id order by y.started_at desc limit 1) end`;

/** The donor of the donation `g` as a `Donor`; null if none is stored or they were erased. */
export const donorSql = sql`(select jsonb_build_object('name', p.name, 'email', p.email, 'mayBeNamed', p.may_be_named,
  'honour', p.honour - 'compared', 'note', p.note) from money.donors p where p.donation = g.id)`;

/** The key of a donation's honour card in the outbox. */
export const cardKey = (donation: string): string => `honour:${donation}`;

/** The same in SQL, for a column with the id of a donation. */
export const cardKeySql = (donation: SQL): SQL => sql`${cardKey('')} || ${donation}`;

/** What stands for a purpose without a name. Amharic needs review by a native speaker (docs/how-to/review-amharic.md). */
const purposeTexts = {
  en: { general: 'Where it is needed most', meant: 'What you chose' },
  am: { general: 'በጣም ለሚያስፈልገው ሥራ', meant: 'እርስዎ የመረጡት' },
} as const satisfies Record<Locale, Record<string, string>>;

type Meant = { fund: string; campaign: string | null };

/** The current name of a purpose: of the campaign or project, or of the general fund. */
export async function findPurpose(
  reader: Writer,
  { fund, campaign }: Meant,
): Promise<Record<Locale, string>> {
  const names = await purposeNames(reader, { fund, campaign });
  const isGeneral = fund === 'general' && campaign === null;
  const named = (locale: Locale) => {
    const texts = purposeTexts[locale];
    return pickWords(names, locale).text || (isGeneral ? texts.general : texts.meant);
  };
  return Object.fromEntries(locales.map(locale => [locale, named(locale)])) as Record<Locale, string>;
}

/** The names of a campaign or project by language; none for the general fund and for deleted ones. */
export async function purposeNames(reader: Writer, { fund, campaign }: Meant): Promise<PerLocale<string>> {
  const chosen = numberIn(campaign, 'campaign') ?? numberIn(fund, 'project');
  if (chosen === null) return {};
  const from =
    campaign === null ? sql`label as name from projects_locales` : sql`name from campaigns_locales`;
  const rows = await queryRows<{ locale: Locale; name: string | null }>(
    reader,
    sql`select _locale::text as locale, ${from} where _parent_id = ${chosen}`,
  );
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]));
}

/** The 7 of `project-7`; null for anything else. */
function numberIn(text: string | null, kind: 'campaign' | 'project'): number | null {
  const [named, digits = '', ...more] = text?.split('-') ?? [];
  return named === kind && more.length === 0 && /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
