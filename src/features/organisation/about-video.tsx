import { isHttpsLink } from '#core/links.ts';
import { getDrawing } from '#ui/art/art.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import css from './about.module.css';
import type { AboutTexts } from './about.texts.ts';

/**
 * The film about the mission: nothing of it is fetched before somebody plays it. One that lies elsewhere is opened
 * there, because the content policy plays films of ours only.
 */
export function AboutVideo({ src, texts }: { src: string; texts: AboutTexts }) {
  if (isHttpsLink(src)) {
    return (
      <p className={css.watch}>
        <ButtonLink href={src} icon="play" newTab={texts.newTab}>
          {texts.watch}
        </ButtonLink>
      </p>
    );
  }
  const still = getDrawing('about-highlands');
  const poster = still.kind === 'vector' ? still.phone.at(-1)?.src : undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff put captions into the film; there is no second file to name here
    <video
      className={css.film}
      src={src}
      poster={poster}
      aria-label={texts.film}
      preload="none"
      controls
      playsInline
    />
  );
}
