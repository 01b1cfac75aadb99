import { type Locale, localePath } from '#core/locale.ts';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/placeholder-image.tsx';
import { PlainCard } from '#ui/components/plain-card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import type { Project } from './project.queries.ts';
import { projectTexts } from './project.texts.ts';

const sizes = '(min-width: 1280px) 387px, (min-width: 768px) 50vw, (min-width: 640px) 100vw, 61vw';

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
          picture={
            picture ? (
              <Picture source={picture} sizes={sizes} ratio="4:3" failure={projectTexts[locale].imageError} />
            ) : (
              <PlaceholderImage place={index} sizes={sizes} />
            )
          }
        />
      ))}
    </CardGrid>
  );
}
