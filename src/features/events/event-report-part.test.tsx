import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { toReport } from './event-report.ts';
import { EventReportPart } from './event-report-part.tsx';

const money = { raised: '5000', currency: 'ETB' };

it('the report of an event prints a figure only with its source, and what its tickets brought with our books', () => {
  const report = toReport({ ...money, source: { en: 'Counted that evening' } }, 'en');
  if (!report) throw new Error('There is a report');
  const takings = [{ units: 120_000n, currency: 'ETB' }];
  const html = renderToStaticMarkup(
    <EventReportPart report={report} reached={null} takings={takings} locale="en" />,
  );
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('ETB 1,200 came in for tickets Source: our books');
  expect(words).toContain('ETB 5,000 came together Source: Counted that evening');
});

it('an event without anything to report has no report, and neither has a figure without a source or currency', () => {
  for (const stored of [null, {}, money, { ...money, source: { en: ' ' } }, { raised: '5000', source: 'Us' }])
    expect(toReport(stored as never, 'en')).toBe(null);
  expect(toReport({ raised: '-5', currency: 'ETB', source: 'Us', thanks: 'To all' }, 'en')).toMatchObject({
    raised: null,
    thanks: { text: 'To all' },
  });
});
