import { type ReactNode, useId } from 'react';
import type { MediaPicture } from '#cms/media/media-picture.ts';
import type { Words } from '#core/words.ts';
import { heroVideo } from '#ui/art/hero-video.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { type SceneFormat, ThemedDrawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './hero.module.css';
import type { HomeTexts } from './home.texts.ts';
import { filled } from './initiative.rules.ts';

type HeroProps = {
  slogan: Words;
  /** The slogan in the site's other language, or the sentence staff wrote; null for neither. */
  echo: Words | null;
  foundedIn: number;
  donationPage: string;
  /** Donate leads to another site. */
  donationIsElsewhere: boolean;
  aboutPath: string;
  /** Where the tag about the foundation leads: further down, or to the page about us. */
  since: string;
  film: HeroFilm;
  /** What can be seen in the film staff chose; null for a drawing, which decorates. */
  seen: Words | null;
  /** Its still picture; null for the drawing. */
  still: MediaPicture | null;
  texts: HomeTexts;
  /** Shown below the tag during a holiday. */
  greeting?: ReactNode;
  /** Class of the text, for pictures on which it needs a background. */
  wordsClass?: string | undefined;
};

/** Pauses and plays the film. Its script shows it, because without the script there is no film. */
function FilmControl({ texts }: { texts: HomeTexts }) {
  const [film, label] = [useId(), useId()];
  return (
    <>
      {/* Outside the button, whose visible text is only its state. */}
      <span hidden id={film}>
        {texts.film}
      </span>
      <button
        type="button"
        className={css.control}
        data-hero-control="paused"
        data-playing={texts.playing}
        data-paused={texts.paused}
        data-on-art=""
        aria-labelledby={`${film} ${label}`}
        hidden
      >
        <Icon name="pause" size="small" className={css.pause} />
        <Icon name="play" size="small" className={css.play} />
        <span data-hero-label="" id={label}>
          {texts.paused}
        </span>
      </button>
    </>
  );
}

export function Hero(props: HeroProps) {
  const {
    slogan,
    echo,
    foundedIn,
    donationPage,
    donationIsElsewhere,
    aboutPath,
    since,
    film,
    texts,
    greeting,
    wordsClass,
  } = props;
  return (
    <section id="home" className={css.hero} aria-labelledby="slogan">
      <div className={css.stage} data-hero="">
        <HeroScene {...props} />
        <div className={classNames(css.copy, wordsClass)} data-on-art="">
          <Tag href={since}>{filled(texts.since, { year: foundedIn })}</Tag>
          {greeting}
          <Title as="h1" variant="hero" id="slogan" className={css.slogan} words={slogan} />
          {echo && <LocalizedText as="p" words={echo} className={css.echo} />}
          <p className={css.actions}>
            <ButtonLink
              variant="go"
              href={donationPage}
              newTab={donationIsElsewhere ? texts.newTab : undefined}
              data-opens="donate"
            >
              {texts.donate}
            </ButtonLink>
            <ButtonLink variant="line" onArt href={aboutPath}>
              {texts.readMore}
            </ButtonLink>
          </p>
        </div>
        {film && <FilmControl texts={texts} />}
      </div>
      <Tilet size="hero" />
    </section>
  );
}

const formats: SceneFormat[] = [
  { media: '(width < 640px)', day: 'hero-portrait-day', night: 'hero-portrait-night' },
  { media: '(width >= 1600px)', day: 'hero-wide-day', night: 'hero-wide-night' },
  { day: 'hero-day', night: 'hero-night' },
];

/**
 * The family on the hill, or what staff chose: a still, and from 768 px a film over it that loads nothing until
 * hero.browser.ts sets its file. The whole scene moves with the scroll (hero.module.css).
 */
function HeroScene({ film, seen, still, texts }: HeroProps) {
  const spoken = seen?.text
    ? ({ role: 'img', 'aria-label': seen.text, lang: seen.lang } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <div className={css.scene} data-scroll-speed="0.06" {...spoken}>
      {still ? (
        <Picture
          source={still}
          sizes="100vw"
          ratio="fill"
          failure={texts.imageFailed}
          first
          square
          className={css.still}
        />
      ) : (
        <ThemedDrawing formats={formats} first fit="bottom" className={css.still} />
      )}
      {film && (
        <video
          className={css.film}
          data-films={JSON.stringify(listFiles(film))}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
        />
      )}
    </div>
  );
}

/** A slightly rotated label that links to its subject. */
function Tag({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  return (
    <a className={classNames(css.tag, className)} href={href} data-on-art>
      <Tilet size="tag" />
      <span className={css.words}>{children}</span>
    </a>
  );
}

/** What plays in the hero: a film by its address, the drawn loop, or nothing. */
type HeroFilm = { src: string } | 'drawn' | null;

/** A file of the hero film. Without `mode` or `size` it serves all colour modes or widths. */
export type Film = {
  src: string;
  type: string;
  mode?: 'light' | 'dark';
  /** small below 1024 px, wide from 1600 px, standard between. */
  size?: 'small' | 'standard' | 'wide';
};

const sizes = ['small', 'standard', 'wide'] as const;

/** The drawn loop for day and night in three sizes; a browser uses the first it can play. */
const drawnLoop: Film[] = (['day', 'night'] as const).flatMap(time =>
  sizes.flatMap(size => {
    const { webm, mp4 } = heroVideo[time][size];
    const mode = time === 'day' ? 'light' : 'dark';
    return [
      { src: webm, type: 'video/webm', mode, size },
      { src: mp4, type: 'video/mp4', mode, size },
    ] satisfies Film[];
  }),
);

function listFiles(film: NonNullable<HeroFilm>): Film[] {
  if (film === 'drawn') return drawnLoop;
  const { src } = film;
  return [{ src, type: /\.webm(?=$|[?#])/i.test(src) ? 'video/webm' : 'video/mp4' }];
}
