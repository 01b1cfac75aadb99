import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { locales } from '#core/locale.ts';
import { donationTexts } from '../donation.texts.ts';
import { readAskedPurpose } from './donation-form.schema.ts';
import { PurposeChoice } from './donation-form.tsx';

const campaigns = [{ value: 'campaign-3', name: { text: 'Winter clinic' } }];
const projects = [{ value: 'project-7', name: { text: 'Wells' } }];
const offered = ['general', 'campaign-3', 'project-7'].map(value => ({
  value,
  project: null,
  campaign: null,
}));
const ask = (query: string) => readAskedPurpose(new URLSearchParams(query), offered);

function chosenIn(query: string, groups = { campaigns, projects }, locale: 'en' | 'am' = 'en') {
  const { values, errors } = ask(query);
  const texts = donationTexts[locale];
  const error = errors.purpose && texts[errors.purpose];
  const markup = renderToStaticMarkup(
    <PurposeChoice groups={groups} value={values.purpose} error={error} texts={texts} />,
  );
  return { chosen: /<option [^>]*value="([^"]*)" selected|selected="" value="([^"]*)"/.exec(markup), markup };
}

it('a link to a campaign or a project preselects it, and without one the general purpose is selected', () => {
  for (const [query, purpose] of [
    ['campaign=3', 'campaign-3'],
    ['project=7', 'project-7'],
  ] as const) {
    expect(ask(query)).toEqual({ values: { purpose }, errors: {}, query: `?${query}` });
    expect(chosenIn(query).chosen?.slice(1)).toContain(purpose);
  }
  expect(ask('')).toEqual({ values: {}, errors: {}, query: '' });
  expect(chosenIn('').chosen?.slice(1)).toContain('general');
});

it.each(locales)('a link to a purpose that has ended says so and preselects nothing else, in %s', locale => {
  for (const groups of [
    { campaigns, projects },
    { campaigns: [], projects: [] },
  ]) {
    const { chosen, markup } = chosenIn('campaign=4', groups, locale);
    expect(markup).toContain(donationTexts[locale].noSuchPurpose);
    expect(chosen?.slice(1)).toContain('');
  }
  expect(ask('project=%3Cscript%3E')).toMatchObject({ errors: { purpose: 'noSuchPurpose' } });
});
