import type { FilmSource } from '#core/film-source.ts';
import type { Locale } from '#core/locale.ts';
import { type ArtName, getDrawing } from '#ui/art/art.ts';
import { ButtonLink } from './button.tsx';
import { Drawing } from './drawing.tsx';
import css from './film.module.css';
import { filmTexts, withName } from './film.texts.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type FilmProps = {
  film: FilmSource;
  /** The title of the film, for screen readers. */
  title: string;
  /** The drawing shown until it plays. */
  still: ArtName;
  locale: Locale;
};

/**
 * A film, 16:9. Nothing is loaded before somebody plays it, and nothing plays by itself. The label names the company of
 * the player; film.browser.ts replaces the still, and without script a link opens the film at the company.
 */
export function Film({ film, title, still, locale }: FilmProps) {
  if (film.kind === 'own') return <OwnFilm src={film.src} title={title} still={still} />;
  const texts = filmTexts[locale];
  if (film.kind === 'elsewhere') {
    return (
      <p className={css.elsewhere}>
        <ButtonLink href={film.href} icon="play" newTab={texts.newTab}>
          {texts.watch} <VisuallyHidden>({title})</VisuallyHidden>
        </ButtonLink>
        <span className={css.note}>{withName(texts.at, film.host)}</span>
      </p>
    );
  }
  return (
    <div data-film>
      <a className={css.stage} href={film.href} target="_blank" rel="noopener" data-film-play>
        <Drawing name={still} fit="middle" className={css.still} />
        <span className={css.play}>
          <Icon name="play" />
          {texts.play} <VisuallyHidden>({title})</VisuallyHidden>
        </span>
      </a>
      <template>
        <iframe
          className={css.player}
          src={film.player}
          title={title}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
      <p className={css.note}>{withName(texts.loads, film.company)}</p>
    </div>
  );
}

function OwnFilm({ src, title, still }: { src: string; title: string; still: ArtName }) {
  const drawing = getDrawing(still);
  const poster = drawing.kind === 'vector' ? drawing.phone.at(-1)?.src : undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff put captions into the film; there is no second file to name here
    <video
      className={css.own}
      src={src}
      poster={poster}
      aria-label={title}
      preload="none"
      controls
      playsInline
    />
  );
}
