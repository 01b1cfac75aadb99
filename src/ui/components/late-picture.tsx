import type { ComponentProps } from 'react';
import css from './late-picture.module.css';

type Source = { type: string; srcSet: string; sizes?: string; media?: string };

/** `data-x` and `data-y` are read by the style of a photograph. */
type Image = ComponentProps<'img'> & { src: string; 'data-x'?: number; 'data-y'?: number };

type LatePictureProps = {
  /** Waits until it is near what is seen, or until somebody touches or scrolls the page: late-picture.browser.ts. */
  late: boolean;
  sources: readonly Source[];
  image: Image;
  className?: string | undefined;
};

/** Stands for a picture that waits: nothing to fetch, and not a broken picture either. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A `<picture>`. The browser's own `loading="lazy"` fetches up to three screens ahead, which on a slow line takes from
 * what is being read; a late one keeps its addresses in `data-…` for the script, and without script stands aside for a
 * plain one.
 */
export function LatePicture({ late, sources, image, className }: LatePictureProps) {
  const { src, alt, ...rest } = image;
  if (!late) {
    return (
      <picture className={className}>
        {sources.map(source => (
          <source key={source.srcSet} {...source} />
        ))}
        <img src={src} alt={alt} {...rest} />
      </picture>
    );
  }
  return (
    <>
      <picture className={className} data-late>
        {sources.map(({ srcSet, ...source }) => (
          <source key={srcSet} data-srcset={srcSet} {...source} />
        ))}
        <img src={nothing} data-src={src} alt={alt} {...rest} />
      </picture>
      <noscript className={css.plain}>
        <picture className={className}>
          {sources.map(source => (
            <source key={source.srcSet} {...source} />
          ))}
          <img src={src} alt={alt} {...rest} />
        </picture>
      </noscript>
    </>
  );
}
