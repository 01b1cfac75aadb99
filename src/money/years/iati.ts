import { xmlText } from '#core/markup.ts';
import { decimalText } from '#core/money.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import type { YearFigures } from './year-figures.rules.ts';
import { licence } from './years.texts.ts';

/** Stands in an IATI file for an identifier that nobody entered: it is in no register, and says so. */
const notRegistered = 'SAMPLE-NOT-REGISTERED';

/** A project as an activity. */
export type IatiProject = { id: number; title: string; summary: string; date: IsoDay | null };

export type IatiInput = {
  /** Of the organisation; empty if staff entered none. */
  identifier: string;
  name: string;
  language: string;
  now: Date;
  years: readonly YearFigures[];
};

const openTag = (name: string, attributes: Record<string, string>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(value)}"`)
    .join('')}`;
const element = (name: string, attributes: Record<string, string>, ...content: string[]): string =>
  content.length === 0
    ? `${openTag(name, attributes)}/>`
    : `${openTag(name, attributes)}>${content.join('')}</${name}>`;
const narrative = (text: string) => element('narrative', {}, xmlText(text));
const money = (currency: string, units: bigint, day: IsoDay) =>
  element('value', { currency, 'value-date': day }, decimalText({ units, currency }));
const period = ({ first, last }: YearFigures) => [
  element('period-start', { 'iso-date': first }),
  element('period-end', { 'iso-date': last }),
];
/** Nothing in an IATI file lies in the future. */
const notAfter = (day: IsoDay, now: Date): IsoDay => {
  const today = now.toISOString().slice(0, 10);
  return day > today ? today : day;
};

function file(root: string, { now, years }: IatiInput, records: readonly string[]): string {
  const notes = [
    `Licence: ${licence.name}, ${licence.address}`,
    'Figures are held back where they could tell what one person gave.',
    ...(years.some(({ isSample }) => isSample)
      ? ['Sample figures: invented, no real money is in them.']
      : []),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...notes.map(note => `<!-- ${note.replaceAll('--', '- -')} -->`),
    `${openTag(root, { version: '2.03', 'generated-datetime': now.toISOString() })}>`,
    ...records,
    `</${root}>`,
    '',
  ].join('\n');
}

/** 22 is a national non-governmental organisation. */
const reportingOrg = (ref: string, name: string) =>
  element('reporting-org', { ref, type: '22' }, narrative(name));

/** The IATI 2.03 organisation file: the budget and the spending of each year, by currency and programme. */
export function writeIatiOrganisation(input: IatiInput, nameFund: (fund: string) => string): string {
  const { name, language, now, years } = input;
  const ref = input.identifier || notRegistered;
  const budgets = years.flatMap(year =>
    [...Map.groupBy(year.budget, ({ currency }) => currency)].map(([currency, own]) =>
      element(
        'total-budget',
        { status: '1' },
        ...period(year),
        money(
          currency,
          own.reduce((sum, { units }) => sum + units, 0n),
          year.first,
        ),
        ...own.map(({ fund, units }) =>
          element(
            'budget-line',
            { ref: fund },
            money(currency, units, year.first),
            narrative(nameFund(fund)),
          ),
        ),
      ),
    ),
  );
  const spending = years.flatMap(year =>
    year.currencies.map(({ currency, out, programmes }) => {
      const day = notAfter(year.last, now);
      return element(
        'total-expenditure',
        {},
        ...period(year),
        money(currency, out, day),
        ...programmes.map(({ of, units }) =>
          element('expense-line', { ref: of }, money(currency, units, day), narrative(nameFund(of))),
        ),
      );
    }),
  );
  return file('iati-organisations', input, [
    element(
      'iati-organisation',
      { 'xml:lang': language, 'last-updated-datetime': now.toISOString() },
      element('organisation-identifier', {}, xmlText(ref)),
      element('name', {}, narrative(name)),
      reportingOrg(ref, name),
      ...budgets,
      ...spending,
    ),
  ]);
}

/**
 * The IATI 2.03 activity file: each project that planned or spent money in a reported year, with one transaction for its
 * spending in each year and currency. Empty where there is none, because a file needs an activity.
 */
export function writeIatiActivities(input: IatiInput, projects: readonly IatiProject[]): string | null {
  const activities = projects.flatMap(project => activity(input, project) ?? []);
  return activities.length === 0 ? null : file('iati-activities', input, activities);
}

function activity(input: IatiInput, { id, title, summary, date }: IatiProject): string | null {
  const { name, language, now, years } = input;
  const ref = input.identifier || notRegistered;
  const fund = `project-${id}`;
  const budgets = years.flatMap(year =>
    year.budget
      .filter(planned => planned.fund === fund)
      .map(({ currency, units }) =>
        element('budget', { type: '1', status: '1' }, ...period(year), money(currency, units, year.first)),
      ),
  );
  const spent = years.flatMap(year =>
    year.currencies.flatMap(({ currency, programmes }) =>
      programmes
        .filter(({ of }) => of === fund)
        .map(({ units }) => {
          const day = notAfter(year.last, now);
          return element(
            'transaction',
            { ref: `${fund}-${year.year}-${currency}` },
            element('transaction-type', { code: '4' }),
            element('transaction-date', { 'iso-date': day }),
            money(currency, units, day),
            element('description', {}, narrative(`Spent in the fiscal year ${year.year}`)),
          );
        }),
    ),
  );
  const [begin] = [...years.map(({ first }) => first), ...(date ? [date] : [])].toSorted();
  if (budgets.length + spent.length === 0 || begin === undefined) return null;
  const participant = (role: string) =>
    element('participating-org', { ref, type: '22', role }, narrative(name));
  return element(
    'iati-activity',
    { 'xml:lang': language, 'last-updated-datetime': now.toISOString(), humanitarian: '0' },
    element('iati-identifier', {}, xmlText(`${ref}-${fund}`)),
    reportingOrg(ref, name),
    element('title', {}, narrative(title)),
    element('description', { type: '1' }, narrative(summary || title)),
    // Accountable, and implementing.
    participant('2'),
    participant('4'),
    element('activity-status', { code: '2' }),
    element('activity-date', { type: '2', 'iso-date': notAfter(begin, now) }),
    // National, in Ethiopia; medical services.
    element('activity-scope', { code: '4' }),
    element('recipient-country', { code: 'ET', percentage: '100' }),
    element('sector', { vocabulary: '1', code: '12191', percentage: '100' }),
    // Private grants for projects, untied.
    element('default-flow-type', { code: '30' }),
    element('default-finance-type', { code: '110' }),
    element('default-aid-type', { code: 'C01' }),
    element('default-tied-status', { code: '5' }),
    ...budgets,
    ...spent,
  );
}
