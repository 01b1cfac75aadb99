import { type Locale, localePath } from '#core/locale.ts';
import { Picture } from '#ui/components/picture.tsx';
import { PlaceholderImage } from '#ui/components/placeholder-image.tsx';
import { WideRow, WideRows } from '#ui/components/wide-rows.tsx';
import type { Project } from './project.queries.ts';
import { projectTexts } from './project.texts.ts';

const sizes = '(min-width: 1280px) 653px, (min-width: 768px) 56vw, 82vw';

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
          picture={
            picture ? (
              <Picture
                source={picture}
                sizes={sizes}
                ratio="4:3"
                failure={texts.imageError}
                first={index === 0}
              />
            ) : (
              <PlaceholderImage place={index} sizes={sizes} />
            )
          }
        />
      ))}
    </WideRows>
  );
}
