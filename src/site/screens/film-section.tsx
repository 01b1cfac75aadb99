import type { Locale } from '#core/locale.ts';
import type { PageFilm } from '#features/organisation/organisation.queries.ts';
import type { ArtName } from '#ui/art/art.ts';
import { Film } from '#ui/components/film.tsx';
import { Section } from '#ui/layout/section.tsx';

type FilmSectionProps = {
  /** The film staff chose; without one nothing is shown. */
  film: PageFilm | null;
  title: string;
  /** The drawing shown until it plays, if it has no still picture of its own. */
  still: ArtName;
  locale: Locale;
};

/** The film of a page, over its whole width. */
export function FilmSection({ film, title, still, locale }: FilmSectionProps) {
  if (!film) return null;
  return (
    <Section ground="wash">
      <Film {...film} title={title} drawing={still} locale={locale} />
    </Section>
  );
}
