import type { ReactNode } from 'react';
import type { Report } from '#features/reports/report.queries.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { Frame } from '../read-frame.ts';
import { PanelFeature } from './panel-feature.tsx';
import { PanelList, PanelRow } from './panel-list.tsx';
import { panelTexts } from './panels.texts.ts';

type ReportsPanelProps = { frame: Frame; title: ReactNode; reports: Report[] };

/** The fiscal years; one that is coming soon cannot be opened. The last one with a report is featured. */
export function ReportsPanel({ frame, title, reports }: ReportsPanelProps) {
  const { to, renderContext } = frame;
  const texts = panelTexts[renderContext.locale];
  const latest = reports.findLast(({ active }) => active);
  const linkTo = ({ anchor }: Report) => `${to('/reports')}/#${anchor}`;
  return (
    <>
      <PanelList title={title} all={{ href: to('/reports'), words: texts.allReports }}>
        {reports.map(report => (
          <PanelRow
            key={report.id}
            href={report.active ? linkTo(report) : null}
            status={!report.active && texts.comingSoon}
          >
            <LocalizedText words={report.heading} />
          </PanelRow>
        ))}
      </PanelList>
      {latest && (
        <PanelFeature
          picture={latest.picture}
          drawing="diagnostic-work-up"
          failure={texts.imageError}
          href={linkTo(latest)}
          title={<LocalizedText words={latest.heading} />}
          action={
            <TextLink variant="bold" href={linkTo(latest)}>
              {texts.readReport}
            </TextLink>
          }
        >
          <LocalizedText as="p" words={latest.description} />
        </PanelFeature>
      )}
    </>
  );
}
