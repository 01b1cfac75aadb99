import { listProjects } from '#features/projects/project.queries.ts';
import type { IatiInput, IatiProject } from '#money/years/iati.ts';
import { tableIds } from '#money/years/year-tables.ts';
import { licence, yearTexts } from '#money/years/years.texts.ts';
import { env } from '#platform/env.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { parseYear, type ReportedYear, readYears } from './read-year.ts';

/** The addresses of the open data, without origin and language. They stay as they are: another form is another version. */
export const dataPaths = {
  catalogue: '/data/v1/index.json',
  organisation: '/data/v1/iati/organisation.xml',
  activities: '/data/v1/iati/activities.xml',
  table: (year: number, id: string) => `/data/v1/${year}/${id}.csv`,
  paper: (year: number) => `/data/v1/${year}/report.pdf`,
};

/**
 * The year that the address of a file names, and the name of the file without its ending. From the path, because Astro passes
 * no parameters to endpoints of rewritten (Amharic) addresses.
 */
export function parseFilePath(path: string): { year: number | null; name: string } {
  const [, , , year, file = ''] = path.split('/');
  return { year: parseYear(year), name: file.replace(/\.[a-z]+$/, '') };
}

/** What the IATI files are written from: the same figures as the pages. */
export async function readIati({ renderContext, organisation }: Frame): Promise<IatiInput> {
  const years = await readYears(renderContext, organisation);
  return {
    identifier: organisation.iatiIdentifier,
    name: organisation.name.text,
    language: renderContext.locale,
    now: renderContext.now,
    years: years.map(({ figures }) => figures),
  };
}

export async function listIatiProjects({ renderContext }: Frame): Promise<IatiProject[]> {
  return (await listProjects(renderContext)).map(({ id, label, summary, date }) => ({
    ...{ id, date },
    title: label.text,
    summary: summary.text,
  }));
}

/** The tables of a year that have rows, each once over all currencies. */
export function tablesWithRows({ tables }: ReportedYear): { id: string; title: string }[] {
  return tableIds.flatMap(id => {
    const table = tables.find(each => each.id === id && each.rows.length > 0);
    return table ? [{ id, title: table.title }] : [];
  });
}

/** A year as a data set: https://schema.org/Dataset. */
export function yearDataset(year: ReportedYear, { renderContext, to, organisation }: Frame): object {
  const { figures, closed } = year;
  const texts = yearTexts[renderContext.locale];
  const address = (path: string) => new URL(to(path), env.SITE_URL).href;
  const download = (path: string, encodingFormat: string, name: string) => ({
    '@type': 'DataDownload',
    ...{ name, encodingFormat, contentUrl: address(path) },
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': `${address(`/reports/${figures.year}`)}#data`,
    name: texts.title.replace('{year}', String(figures.year)),
    description: figures.isSample ? texts.samples : texts.howWords,
    url: address(`/reports/${figures.year}`),
    temporalCoverage: `${figures.first}/${figures.last}`,
    inLanguage: renderContext.locale,
    license: licence.address,
    isAccessibleForFree: true,
    ...(closed ? { datePublished: closed.closedAt.toISOString(), version: closed.hash } : {}),
    creator: { '@id': `${env.SITE_URL}/#organisation`, name: organisation.name.text },
    distribution: [
      ...tablesWithRows(year).map(({ id, title }) =>
        download(dataPaths.table(figures.year, id), 'text/csv', title),
      ),
      download(dataPaths.paper(figures.year), 'application/pdf', texts.paper),
    ],
  };
}
