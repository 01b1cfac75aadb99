import { type Locale, localePath } from '#core/locale.ts';
import { type Localized, pickWords } from '#core/words.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import type { IssuePage } from './issue.queries.ts';
import { issueTexts } from './issue.texts.ts';
import type { IssuePart } from './issue-content.ts';
import css from './issue-part-view.module.css';
import { placeAndTime } from './place-and-time.rules.ts';
import { WrittenWords } from './written-words.tsx';

type PartProps = { part: IssuePart; pictures: IssuePage['pictures']; locale: Locale };
type ContentPart = Extract<IssuePart, { kind: 'post' | 'event' }>;

export function IssuePartView({ part, pictures, locale }: PartProps) {
  if (part.kind === 'words') return <TextBlock part={part} locale={locale} />;
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

function TextBlock({ part, locale }: { part: Extract<IssuePart, { kind: 'words' }>; locale: Locale }) {
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
