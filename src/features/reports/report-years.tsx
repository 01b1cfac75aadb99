import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { Day } from '#ui/components/day.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { LocalizedText, NamesChanged, Paragraphs } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { StateMessage } from '#ui/components/state-message.tsx';
import { Title } from '#ui/components/title.tsx';
import type { Report } from './report.queries.ts';
import type { ReportTexts } from './report.texts.ts';
import css from './report-years.module.css';

type YearsProps = {
  reports: readonly Report[];
  /** The page with the figures of a year. */
  figuresAddress: (report: Report) => string;
  locale: Locale;
  texts: ReportTexts;
};

/** The fiscal years, newest first: published ones in full, the others as coming soon. */
export function ReportYears({
  reports,
  newsPage,
  figuresAddress,
  locale,
  texts,
}: YearsProps & { newsPage: string }) {
  if (reports.length === 0)
    return (
      <StateMessage
        kind="empty"
        words={texts.none}
        action={<ButtonLink href={newsPage}>{texts.noneAction}</ButtonLink>}
      />
    );
  const drawn = reports.find(({ active, picture }) => active && !picture);
  return (
    <ol className={css.years} reversed>
      {reports.map(report =>
        report.active ? (
          <Readable key={report.id} {...{ report, figuresAddress, locale, texts }} drawn={report === drawn} />
        ) : (
          <ComingSoon key={report.id} report={report} locale={locale} texts={texts} />
        ),
      )}
    </ol>
  );
}

type YearProps = { report: Report; locale: Locale; className?: string | undefined; children: ReactNode };

function Year({ report, locale, className, children }: YearProps) {
  const { year, anchor, heading, namesChanged } = report;
  return (
    <li className={classNames(css.year, className)} id={anchor} tabIndex={-1} data-report={year}>
      <p className={css.number} aria-hidden="true">
        {year}
      </p>
      <div className={css.words}>
        <Title as="h2" variant="story" words={heading} />
        {children}
        {namesChanged && <NamesChanged locale={locale} />}
      </div>
    </li>
  );
}

function ComingSoon({
  report,
  locale,
  texts,
}: Omit<YearsProps, 'reports' | 'figuresAddress'> & { report: Report }) {
  return (
    <Year report={report} locale={locale} className={css.soon}>
      <p className={css.badge}>{texts.comingSoon}</p>
      <LocalizedText as="p" words={report.description} />
    </Year>
  );
}

type ReadableProps = Omit<YearsProps, 'reports'> & {
  report: Report;
  /**
   * Uses the drawing in place of a picture. Only the first one without a picture does, so that no drawing appears
   * twice.
   */
  drawn: boolean;
};

function Readable({ report, figuresAddress, locale, texts, drawn }: ReadableProps) {
  const { description, par1, par2, picture, fullReport, publishedOn } = report;
  return (
    <Year report={report} locale={locale}>
      {publishedOn && (
        <p className={css.published}>
          {texts.published} <Day day={publishedOn} locale={locale} />
        </p>
      )}
      <LocalizedText as="p" words={description} className={css.lede} />
      {picture && (
        <Picture
          source={picture}
          sizes="(min-width: 1024px) 790px, 100vw"
          ratio="16:10"
          failure={texts.imageError}
        />
      )}
      {drawn && (
        <div className={css.drawing}>
          <Drawing name="campaign-school-supplies" sizes="(min-width: 1024px) 790px, 100vw" fit="bottom" />
        </div>
      )}
      <div className={css.text}>
        <Paragraphs words={par1} />
        <Paragraphs words={par2} />
      </div>
      <p>
        <ButtonLink href={figuresAddress(report)}>
          {texts.figures.replace('{year}', String(report.year))}
        </ButtonLink>
      </p>
      {fullReport && (
        <p>
          <ButtonLink href={fullReport} newTab={texts.newTab}>
            {texts.fullReport}
          </ButtonLink>
        </p>
      )}
    </Year>
  );
}
