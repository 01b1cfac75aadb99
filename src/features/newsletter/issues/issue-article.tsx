import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { IssuePage } from './issue.queries.ts';
import { issueTexts } from './issue.texts.ts';
import css from './issue-article.module.css';
import { IssuePartView } from './issue-part-view.tsx';
import { WrittenWords } from './written-words.tsx';

type IssueArticleProps = {
  issue: IssuePage;
  locale: Locale;
  /** The share button, passed in because it belongs to engagement. */
  share: ReactNode;
};

/** An issue as a page, with the text and order that was sent. */
export function IssueArticle({ issue, locale, share }: IssueArticleProps) {
  const { row, content, pictures } = issue;
  const texts = issueTexts[locale];
  const parts = content.parts.map((part, index) => [String(index), part] as const);
  return (
    <article data-issue>
      <Container as="header" narrow className={css.head}>
        <p className={css.meta}>
          <TextLink href={localePath(locale, '/newsletter')} variant="bold">
            {texts.label}
          </TextLink>
          <Day day={row.day} locale={locale} />
        </p>
        <PageTitle words={row.subject} />
        {row.preview.text && <LocalizedText as="p" words={row.preview} className={css.lede} />}
      </Container>
      <Tilet size="header" />
      <Container narrow className={css.parts}>
        <WrittenWords blocks={content.opening} locale={locale} />
        {parts.map(([key, part]) => (
          <IssuePartView key={key} part={part} pictures={pictures} locale={locale} />
        ))}
        <WrittenWords blocks={content.closing} locale={locale} />
        <p className={css.ways}>
          <ButtonLink href={localePath(locale, '/newsletter')} icon="arrow-left">
            {texts.all}
          </ButtonLink>
          {share}
        </p>
      </Container>
    </article>
  );
}
