import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigureChart } from './figure-chart.tsx';
import { publicFiguresTexts } from './public-figures.texts.ts';

const draw = (locale: 'en' | 'am') =>
  renderToStaticMarkup(
    <FigureChart
      id="goals"
      title="What visitors did"
      heads={['What they did', 'Visits']}
      rows={[
        { name: 'Gave', n: 1_200 },
        { name: 'Booked a talk', n: 4 },
        { name: 'Bought a ticket', n: 0 },
      ]}
      locale={locale}
      texts={publicFiguresTexts[locale]}
    />,
  );

it('a chart shows its numbers as text, bars and a table, and hides numbers under five', () => {
  const html = draw('en');
  expect(html).toContain(
    'Chart: What visitors did. Gave: 1,200; Booked a talk: under 5; Bought a ticket: 0.',
  );
  expect(html).toContain('<th scope="row">Booked a talk</th><td>under 5</td>');
  expect(html.match(/data-bar/g)).toHaveLength(1);
  expect(html).not.toMatch(/\D4\D{0,4}<\/(td|text)>/);
});

it('a chart has no script and no inline style', () => {
  expect(draw('am')).not.toMatch(/ style=|<script| on[a-z]+=/);
  expect(draw('am')).toContain('ከ5 በታች');
});
