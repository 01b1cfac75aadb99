import { useId } from 'react';
import type { Locale } from '#core/locale.ts';
import { punctuation, type Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { NumberTable } from '#ui/components/figures.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { SectionHead } from '#ui/layout/section.tsx';
import { palette } from '#ui/tokens/palette.ts';
import css from './engagement-chart.module.css';
import type { Engagement, EngagementPeriod } from './report.queries.ts';
import {
  type DrawnChart,
  drawChart,
  type PointName,
  paletteHalfTransparent,
  periodName,
} from './report.rules.ts';
import type { ReportTexts } from './report.texts.ts';

/** More numbers would overlap on a phone; the table has all of them. */
const mostNumbered = 10;

type ChartProps = {
  of: EngagementPeriod;
  /** What is counted. */
  counted: Words;
  /** Its index among the charts, from 0; selects one of the five colours. */
  place: number;
  locale: Locale;
  texts: ReportTexts;
};

/**
 * The counts of one period: drawn on the server, described for screen readers, and as a table. A period without counts
 * is stated as such.
 */
function EngagementChart({ of: { period, values, points }, counted, place, locale, texts }: ChartProps) {
  const id = useId();
  const name = periodName(period, locale);
  const caption = texts.chartOf.replace('{period}', () => name).replace('{counted}', () => counted.text);
  const format = (value: number) => new Intl.NumberFormat(locale).format(value);
  if (values.length === 0)
    return (
      <div className={css.none} data-chart={period}>
        <h3 className={css.title}>{name}</h3>
        <p>{texts.noValues.replace('{period}', () => name)}</p>
      </div>
    );
  const description = texts.chartDescription
    .replace('{counted}', () => caption)
    .replace('{values}', () =>
      values
        .map((value, index) => `${points[index]?.full}${punctuation[locale].colon}${format(value)}`)
        .join(punctuation[locale].comma),
    );
  return (
    <div className={css.period} data-chart={period}>
      <figure className={css.figure} aria-labelledby={id}>
        <figcaption>
          <h3 className={css.title} id={id}>
            {name}
          </h3>
          <LocalizedText as="p" words={counted} className={css.counted} />
        </figcaption>
        <Drawn
          chart={drawChart(values)}
          names={points}
          place={place}
          description={description}
          format={format}
        />
      </figure>
      <NumberTable
        caption={caption}
        heads={[texts.when, texts.number]}
        rows={values.map((value, index) => ({ name: points[index]?.full ?? '', shown: format(value) }))}
      />
    </div>
  );
}

type DrawnProps = {
  chart: DrawnChart;
  names: readonly PointName[];
  place: number;
  description: string;
  format: (value: number) => string;
};

/**
 * Positions are percentages, so the drawing follows the width while its text keeps the reader's size. The inner SVG is
 * stretched, but not its stroke.
 */
function Drawn({ chart, names, place, description, format }: DrawnProps) {
  const colourIndex = place % palette.length;
  const { grid, points } = chart;
  return (
    <div className={classNames(css.plot, points.length > mostNumbered && css.dense)}>
      <svg className={css.axis} aria-hidden="true">
        {grid.map(({ y, value }) => (
          <text key={value} x="100%" y={`${y}%`} dy="0.35em">
            {format(value)}
          </text>
        ))}
      </svg>
      <svg className={css.chart} role="img" aria-label={description}>
        {grid.map(({ y, value }) => (
          <line key={value} x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <path className={css.area} d={chart.area} fill={paletteHalfTransparent[colourIndex]} data-area />
          <path className={css.line} d={chart.line} stroke={palette[colourIndex]} data-line />
        </svg>
        {points.map(({ x, y, value }, index) => (
          <g key={x}>
            <svg x={`${x}%`} y={`${y}%`} className={css.point} data-point={value} aria-hidden="true">
              <path d="M0-8 8 0 0 8-8 0z" fill={palette[colourIndex]} />
              <text className={css.value} dy="-1em">
                {format(value)}
              </text>
            </svg>
            <text className={css.turn} x={`${x}%`} y="100%" dy="1.6em">
              {names[index]?.short}
            </text>
            {names[index]?.year && (
              <text className={css.turn} x={`${x}%`} y="100%" dy="2.9em">
                {names[index].year}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

type EngagementProps = { engagement: Engagement; locale: Locale; texts: ReportTexts };

/** Participants per period. */
export function EngagementCharts({ engagement, locale, texts }: EngagementProps) {
  const { periods } = engagement;
  const counted = engagement.counted.text ? engagement.counted : { text: texts.engagement };
  return (
    <>
      <SectionHead id="engagement" title={counted} beside={<p>{texts.engagementWords}</p>} />
      <div className={css.charts}>
        {periods.map((period, place) => (
          <EngagementChart
            key={period.period}
            of={period}
            counted={counted}
            place={place}
            locale={locale}
            texts={texts}
          />
        ))}
      </div>
    </>
  );
}
