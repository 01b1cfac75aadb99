import { formatDay } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import { openPaper, type Part } from '#ui/pdf/pdf-paper.ts';
import type { ClosedYear } from './read-year.ts';
import type { YearFigures } from './year-figures.rules.ts';
import { cellWords, type YearTable } from './year-tables.ts';
import { licence, yearTexts } from './years.texts.ts';

type Paper = {
  figures: YearFigures;
  closed: Omit<ClosedYear, 'figures'> | null;
  tables: readonly YearTable[];
  issuer: string;
  locale: Locale;
};

/** The report of a year as PDF: its tables, its state and its seal. A closed year has the same bytes each time. */
export function writeYearPdf({ figures, closed, tables, issuer, locale }: Paper): Promise<Buffer> {
  const texts = yearTexts[locale];
  const say = (text: string): Part => ({ text, lang: locale });
  const title = texts.title.replace('{year}', String(figures.year));
  const paper = openPaper({
    title,
    author: issuer,
    lang: locale,
    made: closed?.closedAt ?? new Date(`${figures.last}T00:00:00Z`),
  });
  paper.heading(1, say(title));
  paper.paragraph(say(issuer));
  paper.paragraph(
    say(
      texts.intro
        .replace('{first}', () => formatDay(figures.first, locale))
        .replace('{last}', () => formatDay(figures.last, locale)),
    ),
  );
  if (figures.isSample) paper.paragraph(say(texts.samples));
  paper.paragraph(
    say(
      closed
        ? texts.closed.replace('{day}', () => formatDay(closed.closedAt.toISOString().slice(0, 10), locale))
        : texts.open,
    ),
  );
  if (figures.heldBack.length > 0)
    paper.paragraph(say(texts.heldBackWords.replace('{currencies}', () => figures.heldBack.join(', '))));
  for (const { title: name, currency, heads, rows } of tables) {
    if (rows.length === 0) continue;
    paper.space(16);
    paper.heading(2, say(currency ? `${name} (${currency})` : name));
    paper.space(4);
    paper.table(
      heads.map(say),
      rows.map(row => [say(row.name), ...row.cells.map(cell => say(cellWords(cell, texts, locale)))]),
    );
  }
  paper.space(16);
  paper.paragraph(say(texts.howWords));
  if (closed) paper.paragraph(say(`${texts.seal.replace('{rules}', String(closed.rules))} ${closed.hash}`));
  paper.paragraph(say(licence.name));
  return paper.finish();
}
