import { describe, expect, it } from 'vitest';
import { iatiFaults } from '../../../tests/support/iati-rules.ts';
import { fiscalYear } from './fiscal-year.rules.ts';
import { type IatiInput, writeIatiActivities, writeIatiOrganisation } from './iati.ts';
import type { YearFigures } from './year-figures.rules.ts';

const figures = (year: number): YearFigures => ({
  ...fiscalYear(year, 'ethiopian'),
  currencies: [
    {
      ...{ currency: 'ETB', before: 1n, in: 90_050n, out: 70_050n, moved: 0n, after: 20_001n, gifts: 9 },
      programmes: [
        { of: 'project-3', units: 70_000n },
        { of: 'general', units: 50n },
      ],
      ...{ ways: [], uses: [], months: [] },
    },
  ],
  ...{ heldBack: ['KWD'], children: [], childrenKnown: null, isSample: true },
  budget: [
    { fund: 'project-3', currency: 'ETB', units: 65_000n },
    { fund: 'project-4', currency: 'USD', units: 500n },
  ],
});
const now = new Date('2024-11-20T09:00:00Z');
const input: IatiInput = {
  ...{ identifier: '', name: 'Adey & <friends>', language: 'en', now },
  years: [figures(2025), figures(2024)],
};
const projects = [
  { id: 3, title: 'Medicines "for" children', summary: '', date: '2024-03-01' },
  { id: 4, title: 'Only planned', summary: 'A plan', date: null },
  { id: 5, title: 'Without money', summary: '', date: null },
];
const organisation = writeIatiOrganisation(input, fund => fund);
const activities = writeIatiActivities(input, projects) ?? '';
const today = '2024-11-20';

describe('the IATI files', () => {
  it('follow the order, the code lists and the rules of the standard', () => {
    expect(iatiFaults(organisation, today)).toEqual([]);
    expect(iatiFaults(activities, today)).toEqual([]);
    const registered = { ...input, identifier: 'XM-EXAMPLE-123' };
    expect(iatiFaults(writeIatiActivities(registered, projects) ?? '', today)).toEqual([]);
    expect(writeIatiActivities(registered, projects)).toContain('<iati-identifier>XM-EXAMPLE-123-project-3<');
  });

  it('give every value its day and currency, none of them in the future', () => {
    const values = [...`${organisation}${activities}`.matchAll(/<value ([^>]*)>([^<]*)</g)].map(String);
    expect(values.length).toBeGreaterThan(10);
    for (const value of values) expect(value).toMatch(/currency="[A-Z]{3}" value-date="\d{4}-\d\d-\d\d"/);
    expect(activities).toContain('<value currency="ETB" value-date="2024-11-20">700.00</value>');
    expect(activities).toContain('<value currency="ETB" value-date="2024-07-07">700.00</value>');
  });

  it('say that samples are samples, under which licence they are, and that nobody is registered', () => {
    for (const file of [organisation, activities]) {
      expect(file).toContain('Sample figures: invented');
      expect(file).toContain('CC BY 4.0');
      expect(file).toContain('SAMPLE-NOT-REGISTERED');
    }
  });

  it('have a project only if it planned or spent money, and no activity file is written without one', () => {
    expect(activities.match(/<iati-activity /g)).toHaveLength(2);
    expect(activities).not.toContain('Without money');
    expect(writeIatiActivities({ ...input, years: [] }, projects)).toBeNull();
  });
});

describe('the rules that stand for the schemas of IATI', () => {
  it.each([
    ['a wrong code', 'code="12191"', 'code="99999"', '99999 is no code of sector code'],
    ['a value without its day', / value-date="[^"]*"/, '', 'value has no value-date'],
    ['an element in a wrong place', /(<activity-status[^>]*>)(<activity-date[^>]*>)/, '$2$1', 'not in order'],
    ['a missing title', /<title>.*?<\/title>/, '', 'not in order'],
    [
      'an identifier of somebody else',
      /<iati-identifier>SAMPLE/,
      '<iati-identifier>OTHER',
      'does not begin with',
    ],
    [
      'a transaction in the future',
      /<transaction-date iso-date="[^"]*"/,
      '<transaction-date iso-date="2031-01-01"',
      'in the future',
    ],
    ['a share that is not whole', 'percentage="100"', 'percentage="90"', 'are not 100 %'],
    ['an unknown element', '<activity-scope code="4"/>', '<activity-colour/>', 'not in order'],
    ['another version', 'version="2.03"', 'version="2.01"', 'the version is not 2.03'],
  ])('%s is reported', (_, from, to, fault) => {
    const broken = activities.replace(from, to);
    expect(broken).not.toBe(activities);
    expect(iatiFaults(broken, today).join('\n')).toContain(fault);
  });
});
