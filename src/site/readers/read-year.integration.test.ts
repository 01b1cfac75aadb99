import type { Payload } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { removeSamples } from '#cms/samples.ts';
import { getOrganisation } from '#features/organisation/organisation.queries.ts';
import { closeMonth } from '#money/ledger/post-entries.action.ts';
import { closeYear } from '#money/years/close-year.action.ts';
import { fiscalYear } from '#money/years/fiscal-year.rules.ts';
import { writeIatiActivities, writeIatiOrganisation } from '#money/years/iati.ts';
import { readEntries } from '#money/years/staff-entries.rules.ts';
import { writeYearPdf } from '#money/years/year-pdf.ts';
import { cellWords, writeTableCsv } from '#money/years/year-tables.ts';
import { yearTexts } from '#money/years/years.texts.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { iatiFaults } from '../../../tests/support/iati-rules.ts';
import { untracedIn, yearInLedger } from '../../../tests/support/year-in-ledger.ts';
import { readFrame } from '../frame/read-frame.ts';
import { listIatiProjects, parseFilePath, readIati, tablesWithRows, yearDataset } from './open-data.ts';
import { parseYear, readYear, readYearNames, readYears } from './read-year.ts';

const now = new Date('2026-11-20T09:00:00Z');
const context = (locale: 'en' | 'am' = 'en') => createRenderContext({ locale, now });
const organisation = () => getOrganisation(context());

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload({ samples: true });
});

const read = async (year: number, locale: 'en' | 'am' = 'en') => {
  const found = await readYear(context(locale), await organisation(), year);
  if (!found) throw new Error(`no ${year}`);
  return found;
};

it('only years whose report is published have a page, and hostile addresses have none', async () => {
  const page = async (year: number | null) =>
    (await readYear(context(), await organisation(), year)) !== null;
  expect(await Promise.all([2022, 2023, 2024, 2025].map(page))).toEqual([false, false, true, false]);
  for (const text of [undefined, '', '2024.0', '02024', '99999', '-1', '2024%00', '__proto__', '1e3'])
    expect(parseYear(text), String(text)).toBeNull();
  expect(parseFilePath('/data/v1/2024/ways.csv')).toEqual({ year: 2024, name: 'ways' });
  expect(parseFilePath('/data/v1/__proto__/../x.csv')).toMatchObject({ year: null });
});

it('the sample year says that it is a sample, has 160 children as the claims say, and both languages agree', async () => {
  const [english, amharic] = [await read(2024), await read(2024, 'am')];
  expect(english.figures).toMatchObject({ isSample: true, childrenKnown: 160, heldBack: [] });
  expect(english.figures.currencies.map(({ currency }) => currency)).toEqual(['ETB', 'USD']);
  expect(amharic.figures).toEqual(english.figures);
  expect(amharic.tables.map(({ rows }) => rows.map(({ cells }) => cells))).toEqual(
    english.tables.map(({ rows }) => rows.map(({ cells }) => cells)),
  );
  for (const { title, rows } of amharic.tables)
    for (const words of [title, ...rows.map(({ name }) => name)])
      expect(words).toMatch(/\p{Script=Ethiopic}/u);
});

it('the parts of every table of the page add up to its table of the year, and the files have the same numbers', async () => {
  const { figures, tables } = await read(2024);
  for (const { currency } of figures.currencies) {
    const of = (id: string, column = 0) =>
      (tables.find(table => table.id === id && table.currency === currency)?.rows ?? []).map(
        ({ code, cells }) => {
          const cell = cells[column];
          if (typeof cell !== 'object') throw new Error(`${id} ${code} is ${cell}`);
          return [code, cell.units] as const;
        },
      );
    const sum = (id: string, column = 0) => of(id, column).reduce((all, [, units]) => all + units, 0n);
    const year = new Map(of('money'));
    expect(sum('ways')).toBe(year.get('in'));
    expect(sum('months')).toBe(year.get('in'));
    expect(sum('months', 1)).toBe(year.get('out'));
    expect(sum('programmes')).toBe(year.get('out'));
    expect(sum('uses')).toBe(year.get('out'));
    const csv = writeTableCsv(
      2024,
      tables.filter(({ id }) => id === 'ways'),
    );
    const inFile = csv.split('\r\n').filter(line => line.includes(`"${currency}"`));
    const cents = inFile.map(line => Math.round(Number(line.split(',')[4]) * 100));
    expect(BigInt(cents.reduce((all, each) => all + each, 0))).toBe(year.get('in'));
  }
});

it('every figure of the tables is a sum, count or share that a query of its own finds in the ledger', async () => {
  const ledger = await yearInLedger(testDatabaseUrl(), 2024);
  for (const locale of ['en', 'am'] as const) {
    const { tables } = await read(2024, locale);
    const words = tables.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.map(cell => cellWords(cell, yearTexts[locale], locale))),
    );
    expect(words.length).toBeGreaterThan(50);
    expect(words.flatMap(text => untracedIn(text, ledger, locale))).toEqual([]);
  }
  expect(untracedIn('ETB 1.23, $7 and 7,777', ledger, 'en')).toEqual(['ETB 1.23', '$7', '7,777']);
});

it('the IATI files of the samples follow the standard, and spend what the page says', async () => {
  const frame = await readFrame(context(), '/data/v1/iati/activities.xml');
  const [input, projects, names] = await Promise.all([
    readIati(frame),
    listIatiProjects(frame),
    readYearNames(context()),
  ]);
  const organisationFile = writeIatiOrganisation(input, names.fund);
  const activities = writeIatiActivities(input, projects) ?? '';
  expect(iatiFaults(organisationFile, '2026-11-20')).toEqual([]);
  expect(iatiFaults(activities, '2026-11-20')).toEqual([]);
  const { figures } = await read(2024);
  const spent = [...activities.matchAll(/<transaction .*?<value currency="ETB"[^>]*>([^<]*)</g)].map(
    ([, sum]) => Math.round(Number(sum) * 100),
  );
  const onProjects = figures.currencies[0]?.programmes.filter(({ of }) => of.startsWith('project-')) ?? [];
  expect(spent.toSorted((one, other) => one - other).map(BigInt)).toEqual(
    onProjects.map(({ units }) => units).toReversed(),
  );
  expect(onProjects.length).toBeGreaterThan(2);
});

it('structured data names every file of a year under its licence', async () => {
  const frame = await readFrame(context('am'), '/reports/2024');
  const year = await read(2024, 'am');
  const data = JSON.stringify(yearDataset(year, frame));
  for (const { id } of tablesWithRows(year)) expect(data).toContain(`/am/data/v1/2024/${id}.csv`);
  expect(data).toContain('creativecommons.org/licenses/by/4.0');
  expect(data).toContain('/am/data/v1/2024/report.pdf');
});

it('without the samples no sample money is left', async () => {
  await removeSamples(payload);
  expect(await readYears(context(), await organisation())).toEqual([]);
});

it('a closed year keeps the budget it was closed with, whatever its report says later', async () => {
  // No year with sample money is closed.
  await removeSamples(payload);
  const year = 2025;
  const options = { collection: 'reports', overrideAccess: true } as const;
  const budget = (amount: string) => [{ currency: 'ETB', amount }];
  const data = {
    year,
    heading: 'A year',
    availability: 'active',
    budget: budget('70'),
    _status: 'published',
  };
  const { id } = await payload.create({ ...options, data: data as never });
  const entries = readEntries({ budget: budget('70') });
  await inOneTransaction(payload, async req => {
    await closeMonth(req, { until: '2025-12-31', by: 1 });
    await closeYear(req, fiscalYear(year, 'gregorian'), { entries, by: 1, now });
  });
  await payload.update({ ...options, id, data: { budget: budget('90'), _status: 'published' } as never });
  const { figures, closed } = await read(year);
  expect(figures.budget).toEqual([{ fund: 'general', currency: 'ETB', units: 7_000n }]);
  expect(closed).toMatchObject({ rules: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const paper = () =>
    writeYearPdf({ figures, closed, tables: [], issuer: 'Adey', locale: 'en' }).then(pdf =>
      pdf.toString('latin1'),
    );
  expect(await paper()).toBe(await paper());
});
