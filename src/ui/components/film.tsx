import type { FilmSource } from '#core/film-source.ts';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { type ArtName, getDrawing } from '#ui/art/art.ts';
import { ButtonLink } from './button.tsx';
import { Drawing } from './drawing.tsx';
import css from './film.module.css';
import { Icon } from './icon.tsx';
import { LocalizedText } from './localized-text.tsx';
import type { PictureSource } from './picture.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `{company}` and `{host}` are names. Amharic needs review by a native speaker (docs/how-to/translate.md). */
const filmTexts = {
  en: {
    play: 'Play the film',
    loads:
      'It is shown by {company}. Only when you press play does your browser ask {company} for it, and {company} learns that you watch.',
    watch: 'Watch the film',
    at: 'It opens at {host}.',
    newTab: 'opens in a new tab',
  },
  am: {
    play: 'ፊልሙን ያጫውቱ',
    loads:
      'ፊልሙን የሚያሳየው {company} ነው። አሳሽዎ {company}ን የሚጠይቀው ማጫወቻውን ሲጫኑ ብቻ ነው፤ ያኔ {company} ፊልሙን እንደሚያዩ ያውቃል።',
    watch: 'ፊልሙን ይመልከቱ',
    at: 'በ{host} ይከፈታል።',
    newTab: 'በአዲስ ገጽ ይከፈታል',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** Fills in a name wherever its placeholder is. */
function fillName(text: string, name: string): string {
  return text.replaceAll(/\{(company|host)\}/g, name);
}

/** The width of a poster, which always loads with the page: wide enough for a tablet. */
const POSTER_WIDTH = 800;

type FilmProps = {
  source: FilmSource;
  /** The title of the film, for screen readers. */
  title: string;
  /** What can be seen in it; shown below our own films. */
  alt: Words | null;
  /** A picture shown until it plays; without one it is the drawing. */
  still: PictureSource | null;
  drawing: ArtName;
  locale: Locale;
};

/**
 * A film, 16:9. Nothing of it loads before somebody plays it. The note names the company of the player;
 * film-section.browser.ts replaces the still with the player, and without script a link opens the film at the company.
 */
export function Film({ source, title, alt, still, drawing, locale }: FilmProps) {
  if (source.kind === 'own')
    return <OwnFilm src={source.src} title={title} alt={alt} poster={choosePoster(still, drawing)} />;
  const texts = filmTexts[locale];
  if (source.kind === 'elsewhere') {
    return (
      <p className={css.elsewhere}>
        <ButtonLink href={source.href} icon="play" newTab={texts.newTab}>
          {texts.watch} <VisuallyHidden>({title})</VisuallyHidden>
        </ButtonLink>
        <span className={css.note}>{fillName(texts.at, source.host)}</span>
      </p>
    );
  }
  return (
    <div data-film>
      <a className={css.stage} href={source.href} target="_blank" rel="noopener" data-film-play>
        <Drawing name={drawing} fit="middle" className={css.still} />
        <span className={css.play}>
          <Icon name="play" />
          {texts.play} <VisuallyHidden>({title})</VisuallyHidden>
        </span>
      </a>
      <template>
        <iframe
          className={css.player}
          src={source.player}
          title={title}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </template>
      <p className={css.note}>{fillName(texts.loads, source.company)}</p>
    </div>
  );
}

/** A video has one poster, whatever the window. */
function choosePoster(still: PictureSource | null, name: ArtName): string | undefined {
  if (still) return (still.webp.find(({ width }) => width >= POSTER_WIDTH) ?? still).src;
  const drawing = getDrawing(name);
  return drawing.kind === 'vector' ? drawing.phone.at(-1)?.src : undefined;
}

type OwnFilmProps = Pick<FilmProps, 'title' | 'alt'> & { src: string; poster: string | undefined };

function OwnFilm({ src, title, alt, poster }: OwnFilmProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: staff put captions into the film; there is no second file to name here */}
      <video
        className={css.own}
        src={src}
        poster={poster}
        aria-label={title}
        preload="none"
        controls
        playsInline
      />
      {alt?.text && <LocalizedText as="p" words={alt} className={css.note} />}
    </>
  );
}
