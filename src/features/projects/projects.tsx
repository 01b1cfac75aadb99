import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Day } from '#ui/components/day.tsx';
import { NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { PlainCard, WideRow, WideRows } from '#ui/components/picture-cards.tsx';
import { type Give, RichText } from '#ui/components/rich-text.tsx';
import { ArticleFrame } from '#ui/layout/article-frame.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import type { Project, ProjectPage } from './project.queries.ts';
import { projectTexts } from './project.texts.ts';
import { type Costs, StationList } from './station-list.tsx';

type ProjectScreenProps = {
  project: ProjectPage;
  locale: Locale;
  /** The share button, passed in because it belongs to engagement. */
  share: ReactNode;
  /** Address of the donation page. */
  donate: Give;
  /** Passed in because they belong to money. */
  costs: Costs | null;
};

/** One project. The page has no navigation, so the back link is on the art. */
export function ProjectScreen({ project, locale, share, donate, costs }: ProjectScreenProps) {
  const texts = projectTexts[locale];
  const { label, date, picture, par1, par2, summary } = project;
  return (
    <ArticleFrame
      field="mint"
      back={
        <ButtonLink href={localePath(locale, '/projects')} size="small" onArt icon="arrow-left">
          {texts.all}
        </ButtonLink>
      }
      chips={share}
      label={{ text: texts.label }}
      day={date && <Day day={date} locale={locale} />}
      title={label}
      picture={
        picture && (
          <Picture
            source={picture}
            sizes="(min-width: 1024px) 470px, (min-width: 640px) 100vw, 82vw"
            ratio="4:3"
            failure={texts.imageError}
            first
          />
        )
      }
      lede={par1.text ? par1 : summary}
      text={par2}
    >
      <RichText article={project.body} locale={locale} give={donate} />
      <StationList stations={project.stations} costs={costs} locale={locale} />
      {project.namesChanged && <NamesChanged locale={locale} />}
      <ButtonLink variant="go" data-opens="donate" {...donate}>
        {texts.donate}
      </ButtonLink>
    </ArticleFrame>
  );
}

/** The list of projects, each with its slug as anchor. */
export function ProjectRows({ projects, locale }: { projects: readonly Project[]; locale: Locale }) {
  const texts = projectTexts[locale];
  return (
    <WideRows>
      {projects.map(({ slug, href, label, summary, picture }, index) => (
        <WideRow
          key={slug}
          id={slug}
          title={label}
          words={summary}
          href={localePath(locale, href)}
          more={texts.more}
          picture={picture}
          failure={texts.imageError}
          place={index}
          first={index === 0}
        />
      ))}
    </WideRows>
  );
}

/** Other projects, below an open one. */
export function ProjectCards({ projects, locale }: { projects: readonly Project[]; locale: Locale }) {
  return (
    <CardGrid>
      {projects.map(({ slug, href, label, summary, picture }, index) => (
        <PlainCard
          key={slug}
          title={label}
          words={summary}
          href={localePath(locale, href)}
          picture={picture}
          failure={projectTexts[locale].imageError}
          place={index}
        />
      ))}
    </CardGrid>
  );
}
