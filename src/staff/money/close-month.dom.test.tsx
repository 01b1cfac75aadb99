import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { MonthSteps } from './close-month.tsx';

vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));

const month = { until: '2026-10-31', lines: 0, counted: 0, unsorted: 0, banks: [] };
const renderSteps = (more: Partial<typeof month>) => {
  const markup = renderToStaticMarkup(<MonthSteps month={{ ...month, ...more }} admin="/admin" />);
  return { markup, states: [...markup.matchAll(/data-state="(\w+)"/g)].map(([, state]) => state) };
};

it('a month in which something is open shows what is missing and leads there', () => {
  const { markup, states } = renderSteps({ lines: 3, unsorted: 2 });
  expect(states).toEqual(['blocked', 'done', 'blocked', 'done', 'open']);
  expect(markup).toContain('Bank statement lines waiting for a decision: 3.');
  expect(markup).toContain('href="/admin/gifts/bank"');
  expect(markup).toContain('href="#spending-without-a-kind"');
  expect(markup).not.toContain('second-person');
  expect(markup).not.toContain('Nothing is open.');
});

it('a month in which nothing is open has its last step before it', () => {
  const { markup, states } = renderSteps({});
  expect(states).toEqual(['done', 'done', 'done', 'done', 'current']);
  expect(markup).toContain('Still open at the end of October 2026');
  expect(markup).toContain('Nothing is open.');
});
