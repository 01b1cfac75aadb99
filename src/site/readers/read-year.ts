import type { Organisation } from '#features/organisation/organisation.queries.ts';
import { listProjects } from '#features/projects/project.queries.ts';
import { listReports, type Report } from '#features/reports/report.queries.ts';
import { DONATIONS_TAG } from '#money/domain/donation-status.ts';
import { listCampaigns } from '#money/donations/campaign.queries.ts';
import { listKinds } from '#money/ledger/spending-kinds.ts';
import { fiscalYear } from '#money/years/fiscal-year.rules.ts';
import {
  type ClosedYear,
  type Correction,
  countUnpublishedDonors,
  findClosedYear,
  listCorrections,
  readLiveYear,
} from '#money/years/read-year.ts';
import { readEntries } from '#money/years/staff-entries.rules.ts';
import type { YearFigures } from '#money/years/year-figures.rules.ts';
import { type YearNames, type YearTable, yearTables } from '#money/years/year-tables.ts';
import { yearTexts } from '#money/years/years.texts.ts';
import { openCms } from '#platform/payload.ts';
import type { RenderContext } from '#platform/render-context.ts';
import { campaignValue } from './read-giving.ts';

/** A fiscal year whose report is published: its figures, as stored if it is closed and otherwise as they are now. */
export type ReportedYear = {
  report: Report;
  figures: YearFigures;
  closed: Omit<ClosedYear, 'figures'> | null;
  corrections: Correction[];
  tables: YearTable[];
};

/** A year as an address names it; null for any other text. */
export const parseYear = (text: string | undefined): number | null =>
  text !== undefined && /^20\d\d$/.test(text) ? Number(text) : null;

/** The reported year; null unless its report is published and not coming soon. */
export async function readYear(
  renderContext: RenderContext,
  organisation: Organisation,
  year: number | null,
): Promise<ReportedYear | null> {
  const report = (await listReports(renderContext)).find(each => each.year === year && each.active);
  return report ? readReported(renderContext, organisation, report) : null;
}

/** All reported years, the newest first. */
export async function readYears(
  renderContext: RenderContext,
  organisation: Organisation,
): Promise<ReportedYear[]> {
  const reports = (await listReports(renderContext)).filter(({ active }) => active);
  return Promise.all(reports.map(report => readReported(renderContext, organisation, report)));
}

/** How many people gave in years that no report shows, by currency: their gifts must not follow from other totals. */
export async function readUnpublishedDonors(
  renderContext: RenderContext,
  organisation: Organisation,
): Promise<ReadonlyMap<string, number>> {
  const years = await readYears(renderContext, organisation);
  const published = years.flatMap(({ figures: { first, last, currencies } }) =>
    currencies.map(({ currency }) => ({ currency, first, last })),
  );
  return countUnpublishedDonors({ payload: await openCms() }, published);
}

async function readReported(
  renderContext: RenderContext,
  { fiscalYear: start }: Organisation,
  report: Report,
): Promise<ReportedYear> {
  const { locale } = renderContext;
  const reader = { payload: await openCms() };
  renderContext.tags.add(DONATIONS_TAG);
  const stored = await findClosedYear(reader, report.year);
  const figures =
    stored?.figures ??
    (await readLiveYear(reader, fiscalYear(report.year, start), readEntries(report.entered)));
  const corrections = stored ? await listCorrections(reader, figures) : [];
  const names = await readYearNames(renderContext);
  const tables = yearTables(figures, corrections, { texts: yearTexts[locale], names, locale });
  return { report, figures, closed: stored, corrections, tables };
}

/** The names of funds and kinds of spending, as visitors may see them. */
export async function readYearNames(renderContext: RenderContext): Promise<YearNames> {
  const { locale } = renderContext;
  const texts = yearTexts[locale];
  const [projects, campaigns, kinds] = await Promise.all([
    listProjects(renderContext),
    listCampaigns(renderContext),
    listKinds({ payload: await openCms() }),
  ]);
  const funds = new Map([
    ['general', texts.general],
    ...projects.map(({ id, label }): [string, string] => [`project-${id}`, label.text]),
    ...campaigns.map((campaign): [string, string] => [campaignValue(campaign), campaign.name.text]),
  ]);
  const uses = new Map([
    ['charges', texts.charges],
    ['unsorted', texts.unsorted],
    ...kinds.map(({ code, english, amharic }): [string, string] => [
      code,
      locale === 'am' && amharic ? amharic : english,
    ]),
  ]);
  return { fund: fund => funds.get(fund) ?? texts.gone, use: use => uses.get(use) ?? use };
}
