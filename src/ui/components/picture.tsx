import type { Words } from '#core/words.ts';
import { classNames } from './class-names.ts';
import { LatePicture } from './late-picture.tsx';
import css from './picture.module.css';

export type PictureFile = { src: string; width: number };

/** A photograph as served. `src`, `width` and `height` are those of the fallback file. */
export type PictureSource = {
  src: string;
  width: number;
  height: number;
  alt: Words;
  /** A tiny preview as a `data:` address, shown blurred while loading. */
  blur?: string;
  /** The focal point for cropping, in percent from the left and the top. */
  position: { x: number; y: number };
  avif: readonly PictureFile[];
  webp: readonly PictureFile[];
};

type PictureProps = {
  source: PictureSource;
  /** The share of the window it is shown at, as in `sizes`. */
  sizes: string;
  /** The reserved ratio; `fill` covers its box. */
  ratio?: 'natural' | '16:10' | '4:3' | '4:5' | '2:1' | '1:1' | 'fill';
  /** "Error loading image", in the page's language. */
  failure: string;
  /** The first picture of a page: loaded before others. */
  first?: boolean;
  /** False where the browser decides when to load it: in a list that is scrolled sideways, in a template. */
  late?: boolean;
  /** Square corners instead of those of a card. */
  square?: boolean;
  className?: string;
};

const ratios = {
  natural: '',
  '16:10': css.slide,
  '4:3': css.news,
  '4:5': css.portrait,
  '2:1': css.campaign,
  '1:1': css.square,
  fill: css.fill,
} as const;

function srcSet(files: readonly PictureFile[]): string {
  return files.map(file => `${file.src} ${file.width}w`).join(', ');
}

/** Rounds to a tenth: a focal point uses one of eleven CSS rules per axis, because pages have no inline styles. */
function tenth(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
}

/** A photograph in its reserved space. picture.browser.ts adds the loading and failure states. */
export function Picture({
  source,
  sizes,
  ratio = 'natural',
  failure,
  first,
  late = !first,
  square,
  className,
}: PictureProps) {
  const { alt, position } = source;
  return (
    <span className={classNames(css.frame, ratios[ratio], !square && css.round, className)} data-picture>
      {source.blur && <img className={css.blur} src={source.blur} alt="" aria-hidden="true" />}
      <LatePicture
        late={late}
        sources={[
          { type: 'image/avif', srcSet: srcSet(source.avif), sizes },
          { type: 'image/webp', srcSet: srcSet(source.webp), sizes },
        ].filter(({ srcSet }) => srcSet !== '')}
        image={{
          className: css.image,
          src: source.src,
          width: source.width,
          height: source.height,
          alt: alt.text,
          lang: alt.lang,
          'data-x': tenth(position.x),
          'data-y': tenth(position.y),
          loading: first ? 'eager' : 'lazy',
          fetchPriority: first ? 'high' : undefined,
          decoding: 'async',
        }}
      />
      <span className={css.failure} data-picture-failure hidden>
        {failure}
      </span>
    </span>
  );
}
