import type { Locale } from '#core/locale.ts';
import { SectionHead } from '#ui/layout/section-head.tsx';
import type { EngagementPeriod } from './engagement.queries.ts';
import css from './engagement-chart.module.css';
import { EngagementChart } from './engagement-chart.tsx';
import type { ReportTexts } from './report.texts.ts';

type EngagementProps = { periods: readonly EngagementPeriod[]; locale: Locale; texts: ReportTexts };

/** Participants per period. */
export function EngagementCharts({ periods, locale, texts }: EngagementProps) {
  return (
    <>
      <SectionHead
        id="engagement"
        title={{ text: texts.engagement }}
        beside={<p>{texts.engagementWords}</p>}
      />
      <div className={css.charts}>
        {periods.map((period, place) => (
          <EngagementChart key={period.period} of={period} place={place} locale={locale} texts={texts} />
        ))}
      </div>
    </>
  );
}
