import { type Locale, localePath } from '#core/locale.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import { Day } from '#ui/components/day.tsx';
import { Paragraphs } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/section.tsx';
import { Contents, WithContents } from '#ui/layout/with-contents.tsx';
import css from './legal-document.module.css';
import { type LegalPage, type LegalSection, sectionsWithContents } from './legal-page.queries.ts';

/** The privacy notice or the terms, laid out for reading, searching and printing. */
export function LegalDocument({ page, locale }: { page: LegalPage; locale: Locale }) {
  const { title, summary, sections } = page;
  const texts = legalTexts[locale];
  return (
    <article>
      <Container as="header" className={css.head}>
        <PageTitle words={title} />
        <Dates page={page} locale={locale} />
        <Paragraphs words={summary} className={css.lede} />
      </Container>
      <Tilet size="header" />
      <WithContents>
        {sections.length >= sectionsWithContents && (
          <SectionsList sections={sections} label={texts.contents} />
        )}
        <div className={css.sections}>
          {sections.map(({ anchor, heading, text }) => (
            <section key={anchor} id={anchor} className={css.section} aria-labelledby={`${anchor}-heading`}>
              <Title variant="card" words={heading} id={`${anchor}-heading`} />
              <Paragraphs words={text} />
            </section>
          ))}
          <p className={css.contact}>
            <TextLink href={localePath(locale, '/contact')} variant="bold">
              {texts.contact}
            </TextLink>
          </p>
        </div>
      </WithContents>
    </article>
  );
}

function Dates({ page: { validFrom, changedOn }, locale }: { page: LegalPage; locale: Locale }) {
  const texts = legalTexts[locale];
  const dates: [string, IsoDay | null][] = [
    [texts.validFrom, validFrom],
    [texts.changedOn, changedOn],
  ];
  return (
    <dl className={css.dates}>
      {dates.map(
        ([name, day]) =>
          day && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Day day={day} locale={locale} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function SectionsList({ sections, label }: { sections: readonly LegalSection[]; label: string }) {
  return (
    <Contents label={label}>
      <ol>
        {sections.map(({ anchor, heading }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} lang={heading.lang}>
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

/** Texts around the legal pages. Amharic needs review by a native speaker (docs/how-to/translate.md). */
const legalTexts = {
  en: {
    contents: 'On this page',
    validFrom: 'Valid from',
    changedOn: 'Last changed',
    contact: 'Questions? Write to us',
  },
  am: {
    contents: 'በዚህ ገጽ ላይ',
    validFrom: 'ተፈጻሚነት የሚጀምርበት ቀን',
    changedOn: 'ለመጨረሻ ጊዜ የተለወጠው',
    contact: 'ጥያቄ አለዎት? ይጻፉልን',
  },
} as const satisfies Record<Locale, Record<string, string>>;
