import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { LocalizedText, Paragraphs } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import { eventTexts } from './event.texts.ts';
import type { EventReport } from './event-report.ts';
import css from './event-report-part.module.css';

type EventReportProps = {
  report: EventReport;
  /** What the project has reached, passed in because it belongs to projects. */
  reached: ReactNode;
  /** What its tickets brought by the books, by currency; passed in because it belongs to money. */
  takings: readonly Money[];
  locale: Locale;
};

/** What an event that is over raised, what that helped to reach, pictures and thanks. */
export function EventReportPart({ report, reached, takings, locale }: EventReportProps) {
  const texts = eventTexts[locale];
  const { raised, pictures, thanks } = report;
  return (
    <section className={css.report} aria-labelledby="report">
      <Title variant="card" id="report">
        {texts.reportTitle}
      </Title>
      {takings.length > 0 && (
        <p className={css.raised}>
          <Title as="span" variant="number">
            {takings.map(each => formatMoney(each, locale)).join(' · ')}
          </Title>{' '}
          <span>{texts.forTickets}</span>
          <small className={css.source}>
            {texts.source} {texts.ourBooks}
          </small>
        </p>
      )}
      {raised && (
        <p className={css.raised}>
          <Title as="span" variant="number">
            {formatMoney(raised, locale)}
          </Title>{' '}
          <span>{texts.raised}</span>
          <small className={css.source}>
            {texts.source} <LocalizedText as="span" words={raised.source} />
          </small>
        </p>
      )}
      {reached}
      {pictures.length > 0 && (
        <ul className={css.pictures}>
          {pictures.map(picture => (
            <li key={picture.src}>
              <Picture
                source={picture}
                sizes="(min-width: 1024px) 430px, (min-width: 640px) 50vw, 82vw"
                ratio="4:3"
                failure={texts.imageError}
              />
            </li>
          ))}
        </ul>
      )}
      {thanks.text && (
        <div className={css.thanks}>
          <Title as="h3" variant="story">
            {texts.thanks}
          </Title>
          <Paragraphs words={thanks} />
        </div>
      )}
    </section>
  );
}
