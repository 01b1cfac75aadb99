import { filmSource } from '#core/film-source.ts';
import type { Locale } from '#core/locale.ts';
import type { ArtName } from '#ui/art/art.ts';
import { Film } from '#ui/components/film.tsx';
import { Section } from '#ui/layout/section.tsx';

type FilmSectionProps = {
  /** The address staff entered; without one nothing is shown. */
  video: string;
  title: string;
  still: ArtName;
  locale: Locale;
};

/** The film of a page, over its whole width. */
export function FilmSection({ video, title, still, locale }: FilmSectionProps) {
  const film = filmSource(video);
  if (!film) return null;
  return (
    <Section ground="wash">
      <Film film={film} title={title} still={still} locale={locale} />
    </Section>
  );
}
