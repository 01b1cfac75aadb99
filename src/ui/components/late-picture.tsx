import type { ComponentProps } from 'react';
import css from './late-picture.module.css';

type Source = { type: string; srcSet: string; sizes?: string; media?: string };

/** `data-x` and `data-y` are used by the CSS of a photograph. */
type Image = ComponentProps<'img'> & { src: string; 'data-x'?: number; 'data-y'?: number };

type LatePictureProps = {
  /** Loaded when it is near the window, or after the first interaction: picture.browser.ts. */
  late: boolean;
  sources: readonly Source[];
  image: Image;
  className?: string | undefined;
};

/** An empty image: nothing to load, and no broken image. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/**
 * A `<picture>`. The browser's `loading="lazy"` loads up to three screens ahead, which slows down what is being read on a
 * slow connection. A late picture has its addresses in `data-…` for the script, shows an empty image until then, and has
 * a plain picture in `<noscript>`. In an island the script may have changed it before React hydrates.
 */
export function LatePicture({ late, sources, image, className }: LatePictureProps) {
  if (!late) return <PlainPicture sources={sources} image={image} className={className} />;
  const { src, alt, ...rest } = image;
  const { own, others } = ownSource(sources);
  return (
    <>
      <picture className={className} data-late suppressHydrationWarning>
        {others.map(({ srcSet, ...source }) => (
          <source
            key={srcSet}
            srcSet={source.sizes ? `${nothing} 1w` : nothing}
            data-srcset={srcSet}
            {...source}
            suppressHydrationWarning
          />
        ))}
        <img
          src={nothing}
          data-src={src}
          {...(own && { srcSet: `${nothing} 1w`, sizes: own.sizes, 'data-srcset': own.srcSet })}
          alt={alt}
          {...rest}
          suppressHydrationWarning
        />
      </picture>
      <noscript className={css.plain}>
        <PlainPicture sources={sources} image={image} className={className} />
      </noscript>
    </>
  );
}

function PlainPicture({ sources, image, className }: Omit<LatePictureProps, 'late'>) {
  const { alt, ...rest } = image;
  const { own, others } = ownSource(sources);
  return (
    <picture className={className}>
      {others.map(source => (
        <source key={source.srcSet} {...source} />
      ))}
      <img {...(own && { srcSet: own.srcSet, sizes: own.sizes })} alt={alt} {...rest} />
    </picture>
  );
}

/**
 * The last source if it applies to all windows and has the format of the fallback, so that the `<img>` can hold it. A
 * vector is one file for every width, which the fallback already names.
 */
function ownSource(sources: readonly Source[]) {
  const last = sources.at(-1);
  if (!last || last.media) return { own: null, others: sources };
  const others = sources.slice(0, -1);
  if (last.type === 'image/svg+xml') return { own: null, others };
  return last.type === 'image/webp' && last.sizes ? { own: last, others } : { own: null, others: sources };
}
