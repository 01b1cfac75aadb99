import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { TextBlock } from '#core/rich-text.ts';
import { type Localized, type PerLocale, pickLocalized, pickWords } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PictureRow, PictureRows } from '#ui/components/picture-rows.tsx';
import { RichText } from '#ui/components/rich-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { PageTitle, Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Container } from '#ui/layout/section.tsx';
import type { IssuePage, IssueRow } from './issue.queries.ts';
import type { IssuePart } from './issue.rules.ts';
import { issueTexts, placeAndTime } from './issue.texts.ts';
import css from './issue-archive.module.css';

/** Issues, newest first, with day, subject and preview line. */
export function IssueList({
  issues,
  locale,
  titleAs = 'h2',
}: {
  issues: readonly IssueRow[];
  locale: Locale;
  titleAs?: 'h2' | 'h3';
}) {
  return (
    <PictureRows of="issues">
      {issues.map(({ id, href, day, subject, preview, picture }, place) => (
        <PictureRow
          key={id}
          href={localePath(locale, href)}
          heading={subject}
          line={preview}
          picture={picture}
          failure={issueTexts[locale].imageError}
          place={place}
          titleAs={titleAs}
        >
          <Day day={day} locale={locale} />
        </PictureRow>
      ))}
    </PictureRows>
  );
}

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

type PartProps = { part: IssuePart; pictures: IssuePage['pictures']; locale: Locale };
type ContentPart = Extract<IssuePart, { kind: 'post' | 'event' }>;

function IssuePartView({ part, pictures, locale }: PartProps) {
  if (part.kind === 'words') return <OwnWords part={part} locale={locale} />;
  if (part.kind === 'picture')
    return <PartPicture picture={part.picture} pictures={pictures} locale={locale} />;
  if (part.kind === 'link')
    return (
      <p>
        <ButtonLink href={localePath(locale, part.href)} variant="go" iconAfter="arrow-right">
          <LocalizedText words={pickWords(part.label, locale)} />
        </ButtonLink>
      </p>
    );
  return <ContentBlock part={part} pictures={pictures} locale={locale} />;
}

function OwnWords({ part, locale }: { part: Extract<IssuePart, { kind: 'words' }>; locale: Locale }) {
  const heading = pickWords(part.heading, locale);
  return (
    <section className={css.part}>
      {heading.text && <Title variant="card" words={heading} />}
      <WrittenWords blocks={part.text} locale={locale} />
    </section>
  );
}

/** A post or an event: picture, label, heading, teaser and link. */
function ContentBlock({ part, pictures, locale }: PartProps & { part: ContentPart }) {
  const words = (value: Localized) => pickWords(value, locale);
  const texts = issueTexts[locale];
  const label = words(part.label);
  return (
    <section className={css.part}>
      <PartPicture picture={part.picture} pictures={pictures} locale={locale} />
      {label.text && <LocalizedText as="p" words={label} className={css.label} />}
      <Title variant="card" words={words(part.heading)} />
      {part.kind === 'event' && <WhenAndWhere part={part} locale={locale} />}
      <LocalizedText as="p" words={words(part.text)} className={css.text} />
      <p>
        <TextLink href={localePath(locale, part.href)} variant="bold">
          {part.kind === 'post' ? texts.read : texts.event}{' '}
          <VisuallyHidden>
            <LocalizedText words={words(part.heading)} />
          </VisuallyHidden>
        </TextLink>
      </p>
    </section>
  );
}

function WhenAndWhere({ part, locale }: { part: Extract<IssuePart, { kind: 'event' }>; locale: Locale }) {
  const texts = issueTexts[locale];
  const { time, place } = placeAndTime(part, locale);
  return (
    <dl className={css.facts}>
      <div>
        <dt>{texts.when}</dt>
        <dd>
          {part.day ? <Day day={part.day} locale={locale} /> : texts.toBeAnnounced}
          {part.day && `, ${time}`}
        </dd>
      </div>
      {place.text && (
        <div>
          <dt>{texts.where}</dt>
          <dd>
            <LocalizedText words={place} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function PartPicture({ picture, pictures, locale }: Omit<PartProps, 'part'> & { picture: number | null }) {
  const found = picture === null ? undefined : pictures.get(picture);
  if (!found) return null;
  return (
    <Picture
      source={found}
      sizes="(min-width: 840px) 760px, (min-width: 640px) 100vw, 82vw"
      ratio="natural"
      failure={issueTexts[locale].imageError}
    />
  );
}

type WrittenWordsProps = { blocks: PerLocale<TextBlock[]>; locale: Locale };

/** Rich text of an issue on a page: in the page's language, otherwise English marked as such. */
function WrittenWords({ blocks, locale }: WrittenWordsProps) {
  const picked = pickLocalized(blocks, locale, found => found.length === 0);
  if (!picked) return null;
  const { value, lang } = picked;
  return <RichText article={lang ? { blocks: value, lang } : { blocks: value }} locale={locale} />;
}
