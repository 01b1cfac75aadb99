import { localePath } from '#core/locale.ts';
import { accountPaths } from '#features/accounts/account-paths.ts';
import { redirectWithCookies } from '#features/accounts/session-cookies.ts';
import { readSession, type Supporter } from '#features/accounts/signed-in-user.queries.ts';
import { Panel } from '#features/accounts/supporter/supporter-panels.tsx';
import { donorTexts } from '#money/donors/donor.texts.ts';
import { byYear } from '#money/donors/donor-donations.rules.ts';
import {
  DONOR_PARAMETER,
  donorLink,
  donorPass,
  STATEMENT_PATH,
  YEAR_PARAMETER,
} from '#money/donors/donor-link.ts';
import { DonationList } from '#money/donors/donor-page.tsx';
import { findDonor, listDonorDonations } from '#money/donors/find-donations.ts';
import { MonthlyCard } from '#money/donors/monthly/monthly-cards.tsx';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { readMonthly } from '#site/readers/read-monthly.ts';
import { readFollowed } from '#site/readers/read-stations.ts';
import { towardIn } from '#site/screens/donor-gifts.tsx';
import { ButtonLink } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';

/** The newest gifts that the panel lists; the donor's page lists all. */
const SHOWN = 3;

type DonationsPanelVisit = {
  readonly supporter: Supporter;
  readonly renderContext: RenderContext;
  readonly to: (path: string) => string;
};

/**
 * The donor who gave with the address of an account; null if nobody did, while donations are off, and for an unproven
 * address, which may be somebody else's.
 */
async function findAccountDonor({ email, isProven }: Supporter): Promise<string | null> {
  if (!isProven || !areDonationsOn()) return null;
  return findDonor({ payload: await openCms() }, email);
}

/** The panel of a supporter's gifts: the newest with receipts, the year as PDF, and monthly gifts to pause or end. */
export async function readDonationsPanel({ supporter, renderContext, to }: DonationsPanelVisit) {
  const donor = await findAccountDonor(supporter);
  if (donor === null) return null;
  const { locale, now } = renderContext;
  const texts = donorTexts[locale];
  const [donations, { monthly, purposes }] = await Promise.all([
    listDonorDonations({ payload: await openCms() }, donor),
    readMonthly(renderContext, donor),
  ]);
  const shown = donations.slice(0, SHOWN);
  const followed = await readFollowed(renderContext, shown);
  const pass = donorPass(donor, now);
  const [latest] = byYear(donations);
  const statement = (year: number) =>
    `${to(STATEMENT_PATH)}?${new URLSearchParams({ [DONOR_PARAMETER]: pass, [YEAR_PARAMETER]: String(year) })}`;
  return (
    <Panel id="gifts" title={texts.title}>
      <p>{texts.inAccount}</p>
      {monthly
        .filter(({ state }) => state !== 'ended')
        .map(own => (
          <MonthlyCard key={own.reference} monthly={own} purposes={purposes} pass={pass} locale={locale} />
        ))}
      <DonationList
        donations={shown}
        pass={pass}
        locale={locale}
        showCountedToward={towardIn(followed, locale)}
      />
      {latest && (
        <TextLink href={statement(latest.year)}>
          {texts.statement.replace('{year}', String(latest.year))}
        </TextLink>
      )}
      <ButtonLink href={to(accountPaths.donations)}>{texts.button}</ButtonLink>
    </Panel>
  );
}

/**
 * Redirects a signed-in supporter to the page of their gifts. The link is made now, because one on the dashboard would
 * expire after an hour; only the session identifies them.
 */
export async function openOwnDonations(
  headers: Headers,
  { locale, now }: Pick<RenderContext, 'locale' | 'now'>,
): Promise<Response> {
  const { supporter, cookies } = await readSession(headers);
  if (!supporter) return redirectWithCookies(localePath(locale, accountPaths.signIn), cookies);
  const donor = await findAccountDonor(supporter);
  if (donor === null) return redirectWithCookies(localePath(locale, accountPaths.dashboard), cookies);
  const { pathname, search } = new URL(donorLink(donor, locale, now));
  return redirectWithCookies(pathname + search, cookies);
}
