import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { type Locale, localePath } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { listCountedGifts } from '#money/ledger/spending-costs.ts';
import { isSignedFor, signFor } from '#platform/derived-keys.ts';
import { env } from '#platform/env.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { inOneTransaction, queryRows, type Writer } from '#platform/transaction.ts';
import { DONOR_PARAMETER } from './donor-link.ts';
import { stationMailTexts, stationsKind } from './station-mails.texts.ts';

/** What a project has reached, as the mail says it; provided by the caller, because money does not know projects. */
export type ReachedProject = {
  stations: readonly { id: string; entry: number | null; words: Record<Locale, string> }[];
  name: Record<Locale, string>;
};

/** The page that ends the mails. */
export const END_STATION_MAILS_PATH = '/send/stations';

/** Where mail programs end them (RFC 8058); an endpoint, because the request comes from elsewhere and without cookies. */
export const endByMailPath = '/api/endStationMails';

/** The signed link that ends a donor's mails. It never expires, and its id is random and no personal data. */
export function endStationMailsLink(donor: string, locale: Locale, path = END_STATION_MAILS_PATH): string {
  const address = new URL(localePath(locale, path), env.SITE_URL);
  address.searchParams.set(DONOR_PARAMETER, `${donor}.${signFor('station-mails', donor)}`);
  return address.href;
}

/** The donor in such a link; null if we did not sign it. */
export function readEndLink(value: string | null): string | null {
  const [donor = '', signature = '', ...more] = (value ?? '').split('.');
  return more.length === 0 && isSignedFor('station-mails', donor, signature) ? donor : null;
}

type Follower = { donor: string; email: string; language: Locale; told: string[]; gifts: string[] };

/**
 * Mails donors who chose it what was reached since they were last told, in projects that their gifts count toward: at most
 * once a month. One who cannot be mailed does not hold up the others.
 */
export async function tellFollowers(
  payload: Payload,
  projects: readonly ReachedProject[],
  now: Date,
): Promise<number> {
  const due = await listDue({ payload }, now);
  if (due.length === 0) return 0;
  const entries = projects.flatMap(({ stations }) => stations.flatMap(({ entry }) => entry ?? []));
  const counted = await listCountedGifts({ payload }, entries);
  const reached = projects.flatMap(({ stations }) => stations.map(({ id }) => id));
  let told = 0;
  for (const follower of due) {
    const own = new Set(
      counted.filter(({ gift }) => follower.gifts.includes(gift)).map(({ entry }) => entry),
    );
    const lines = projects
      .filter(({ stations }) => stations.some(({ entry }) => entry !== null && own.has(String(entry))))
      .flatMap(({ name, stations }) => {
        const { comma, colon, stop } = punctuation[follower.language];
        const fresh = stations.filter(({ id }) => !follower.told.includes(id));
        const words = fresh.map(station => station.words[follower.language]).join(comma);
        return fresh.length > 0 ? [`${name[follower.language]}${colon}${words}${stop}`] : [];
      });
    if (lines.length === 0) continue;
    await inOneTransaction(payload, req => tell(req, follower, { lines, reached, now }));
    told += 1;
  }
  return told;
}

async function tell(
  req: PayloadRequest,
  { donor, email, language }: Follower,
  { lines, reached, now }: { lines: readonly string[]; reached: readonly string[]; now: Date },
): Promise<void> {
  const leave = endStationMailsLink(donor, language);
  const oneClick = endStationMailsLink(donor, language, endByMailPath);
  await queueMail(req, {
    kind: stationsKind,
    to: email,
    locale: language,
    subject: stationMailTexts[language].subject,
    data: { what: lines.join(' ') },
    secrets: { leave, oneClick },
    headers: { 'List-Unsubscribe': '<{{oneClick}}>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    dedupeKey: `stations:${donor}:${now.toISOString().slice(0, 10)}`,
  });
  await queryRows(
    req,
    sql`update money.followers set told = ${sql.param([...reached])}::text[], told_at = ${now.toISOString()}::timestamptz
        where donor = ${donor}::uuid`,
  );
}

/** Those who were told nothing for a month, with the address of their newest gift that arrived. */
function listDue(reader: Writer, now: Date): Promise<Follower[]> {
  return queryRows<Follower>(
    reader,
    sql`select f.donor::text, f.language, f.told, (array_agg(p.email order by g.started_at desc))[1] as email,
          array_agg(g.reference) as gifts
        from money.followers f join money.donors p on p.donor = f.donor join money.donations g on g.id = p.donation
          join money.statuses s on s.donation = g.id
        where f.told_at <= ${now.toISOString()}::timestamptz - interval '1 month' and s.received > 0
        group by f.donor, f.language, f.told order by f.donor`,
  );
}
