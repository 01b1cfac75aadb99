import type { ArtName } from '#ui/art/art.ts';
import { getDrawing, srcSet } from '#ui/art/art.ts';
import type { Drawing as DrawnFiles } from '#ui/art/drawing.ts';
import { classNames } from './class-names.ts';
import css from './drawing.module.css';
import { LatePicture } from './late-picture.tsx';

type Showing = {
  /** The share of the window it is shown at, as in `sizes`. */
  sizes?: string;
  /** The first drawing of a page: loaded before other pictures. */
  first?: boolean;
  /** natural keeps the ratio; the others fill their box and are anchored at the named edge. */
  fit?: 'natural' | 'bottom' | 'bottom-right' | 'middle';
  className?: string;
};

/**
 * One format of a scene. Without `media` it is for all remaining widths and must be last; without `night` it is the
 * same by day and by night.
 */
export type SceneFormat = { media?: string; day: ArtName; night?: ArtName };

const phone = '(max-width: 639px)';
const night = '(prefers-color-scheme: dark)';

type Source = { type: string; srcSet: string; sizes: string; media?: string };

/** The `<source>` files of one drawing, best format first. */
function listSources(drawing: DrawnFiles, sizes: string, media?: string): Source[] {
  if (drawing.kind === 'raster') {
    return [
      { type: 'image/avif', srcSet: srcSet(drawing.avif), sizes, media },
      { type: 'image/webp', srcSet: srcSet(drawing.webp), sizes, media },
    ];
  }
  // Valid beside a list of widths only with a width of its own.
  const vector = { type: 'image/svg+xml', srcSet: `${drawing.svg} ${drawing.width}w`, sizes, media };
  if (drawing.phone.length === 0) return [vector];
  const onPhones = media ? `${media} and ${phone}` : phone;
  return [{ type: 'image/avif', srcSet: srcSet(drawing.phone), sizes, media: onPhones }, vector];
}

function plainFile(drawing: DrawnFiles): string {
  return drawing.kind === 'vector' ? drawing.svg : (drawing.webp.at(-1)?.src ?? '');
}

function imageProps(drawing: DrawnFiles, { first, fit = 'natural', className }: Showing) {
  return {
    className: classNames(css.drawing, css[fit], className),
    src: plainFile(drawing),
    width: drawing.width,
    height: drawing.height,
    alt: '',
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : undefined,
    decoding: 'async',
  } as const;
}

/** A drawing of the catalogue. Drawings are decoration and have no alternative text. */
export function Drawing({ name, sizes = '100vw', ...showing }: { name: ArtName } & Showing) {
  const drawing = getDrawing(name);
  return (
    <LatePicture
      late={!showing.first}
      className={css.box}
      sources={listSources(drawing, sizes)}
      image={imageProps(drawing, showing)}
    />
  );
}

/**
 * A scene by day and by night, in one or more formats. The night sources follow the system; when the visitor chooses a
 * mode, the appearance script rewrites the `media` of each `data-theme-source` (to `data-media` or `not all`).
 */
export function ThemedDrawing({
  formats,
  sizes = '100vw',
  ...showing
}: { formats: SceneFormat[] } & Showing) {
  const rest = formats.at(-1);
  if (!rest) return null;
  const sources = formats.flatMap(({ media, day, night: dark }) => [
    ...(dark ? listSources(getDrawing(dark), sizes, media) : []).map(source => ({
      ...source,
      media: source.media ? `${source.media} and ${night}` : night,
      'data-theme-source': 'dark',
      'data-media': source.media ?? 'all',
    })),
    ...listSources(getDrawing(day), sizes, media),
  ]);
  return (
    <LatePicture
      late={!showing.first}
      className={css.box}
      sources={sources}
      image={imageProps(getDrawing(rest.day), showing)}
    />
  );
}
