import { formatDay } from '#core/dates.ts';
import { BarChart, currencyName, giftWords, MonthChart, PlainTable } from '#money/years/year-charts.tsx';
import { YearClothPicture } from '#money/years/year-cloth.tsx';
import type { CurrencyYear } from '#money/years/year-figures.rules.ts';
import type { TableId } from '#money/years/year-tables.ts';
import { licence, yearTexts } from '#money/years/years.texts.ts';
import type { Frame } from '#site/frame/read-frame.ts';
import { dataPaths, tablesWithRows } from '#site/readers/open-data.ts';
import type { ReportedYear } from '#site/readers/read-year.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { Section, SectionHead } from '#ui/layout/section.tsx';
import css from './year-report.module.css';

type YearProps = { year: ReportedYear; frame: Frame };

/** The public report of a fiscal year: each currency by itself, children by month, corrections, and how it is made. */
export function YearReport({ year, frame }: YearProps) {
  const { locale } = frame.renderContext;
  const texts = yearTexts[locale];
  const { figures, closed } = year;
  return (
    <>
      <Section room="tight">
        <div className={css.words}>
          {figures.isSample && (
            <p data-sample-money>
              <strong>{texts.samples}</strong>
            </p>
          )}
          <p data-year-state={closed ? 'closed' : 'open'}>
            {closed
              ? texts.closed.replace('{day}', () =>
                  formatDay(closed.closedAt.toISOString().slice(0, 10), locale),
                )
              : texts.open}
          </p>
          {figures.heldBack.length > 0 && (
            <p>{texts.heldBackWords.replace('{currencies}', () => figures.heldBack.join(', '))}</p>
          )}
          {figures.currencies.length === 0 && <p>{texts.none}</p>}
        </div>
      </Section>
      {figures.currencies.map((of, at) => (
        <Section key={of.currency} titleId={`year-${of.currency}`} ground={at % 2 === 0 ? 'plain' : 'wash'}>
          <CurrencyReport of={of} year={year} frame={frame} />
        </Section>
      ))}
      <Children year={year} frame={frame} />
      <Corrections year={year} frame={frame} />
      <OpenData year={year} frame={frame} />
      <Sources year={year} frame={frame} />
    </>
  );
}

function CurrencyReport({ of, year, frame }: YearProps & { of: CurrencyYear }) {
  const { locale } = frame.renderContext;
  const texts = yearTexts[locale];
  const said = { texts, locale };
  const findTable = (id: TableId) =>
    year.tables.find(table => table.id === id && table.currency === of.currency);
  const bars = (['ways', 'programmes', 'uses'] as const).map(findTable);
  const [money, months] = [findTable('money'), findTable('months')];
  return (
    <>
      <SectionHead
        id={`year-${of.currency}`}
        title={{ text: currencyName(of.currency, locale) }}
        beside={<p>{texts.clothWords}</p>}
      />
      <div className={css.year}>
        <YearClothPicture of={of} {...said} />
        <div className={css.words}>
          {money && <PlainTable table={money} {...said} />}
          <p>{giftWords(of.gifts, said)}</p>
        </div>
        <div className={css.charts}>
          {bars.map(table => table && <BarChart key={table.id} table={table} {...said} />)}
        </div>
        {months && <MonthChart table={months} months={year.figures.months} {...said} />}
      </div>
    </>
  );
}

function Children({ year: { figures, tables }, frame }: YearProps) {
  const { locale } = frame.renderContext;
  const texts = yearTexts[locale];
  const table = tables.find(({ id }) => id === 'children');
  if (!table) return null;
  return (
    <Section ground="lilac" titleId="children">
      <SectionHead id="children" title={{ text: texts.children }} />
      {figures.childrenKnown === null ? (
        <p data-not-known>{texts.notKnown}</p>
      ) : (
        <MonthChart table={table} months={figures.months} texts={texts} locale={locale} />
      )}
    </Section>
  );
}

function Corrections({ year: { tables }, frame }: YearProps) {
  const { locale } = frame.renderContext;
  const texts = yearTexts[locale];
  const own = tables.filter(({ id }) => id === 'corrections');
  if (own.length === 0) return null;
  return (
    <Section titleId="corrections">
      <SectionHead
        id="corrections"
        title={{ text: texts.corrections }}
        beside={<p>{texts.correctionsWords}</p>}
      />
      {own.map(table => (
        <PlainTable key={table.currency} table={table} texts={texts} locale={locale} />
      ))}
    </Section>
  );
}

function OpenData({ year, frame }: YearProps) {
  const texts = yearTexts[frame.renderContext.locale];
  const { year: number } = year.figures;
  const files = [
    ...tablesWithRows(year).map(({ id, title }) => [dataPaths.table(number, id), `${title} (CSV)`]),
    [dataPaths.paper(number), texts.paper],
    [dataPaths.organisation, texts.iatiOrganisation],
    [dataPaths.activities, texts.iatiActivities],
    [dataPaths.catalogue, texts.catalogue],
  ] as const;
  return (
    <Section titleId="data">
      <SectionHead id="data" title={{ text: texts.data }} />
      <div className={css.words}>
        <p>
          {texts.dataWords} <TextLink href={licence.address}>{licence.name}</TextLink>.
        </p>
        <ul className={css.files}>
          {files.map(([path = '', label]) => (
            <li key={path}>
              <TextLink href={frame.to(path)}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Sources({ year: { closed }, frame }: YearProps) {
  const texts = yearTexts[frame.renderContext.locale];
  return (
    <Section ground="wash" titleId="how">
      <SectionHead id="how" title={{ text: texts.how }} />
      <div className={css.words}>
        <p>{texts.howWords}</p>
        {closed && (
          <p>
            {texts.seal.replace('{rules}', String(closed.rules))}{' '}
            <code className={css.hash}>{closed.hash}</code>
          </p>
        )}
        <p>
          <TextLink href={frame.to('/reports')}>{texts.back}</TextLink>
        </p>
      </div>
    </Section>
  );
}
