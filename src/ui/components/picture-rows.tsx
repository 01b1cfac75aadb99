import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { LocalizedText } from './localized-text.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import css from './picture-rows.module.css';
import { PlaceholderImage } from './scene.tsx';
import { Title } from './title.tsx';

const sizes = '(min-width: 768px) 240px, 112px';

/** A list of rows with a picture, a heading and a line. src/site/screens/more-list.island.tsx finds it by the name `of`. */
export function PictureRows({ of, children }: { of: string; children: ReactNode }) {
  return (
    <ol className={css.list} data-list={of}>
      {children}
    </ol>
  );
}

type PictureRowProps = {
  href: string;
  heading: Words;
  line: Words;
  picture: PictureSource | null;
  /** Shown if the picture fails to load. */
  failure: string;
  /** Its index in the whole list; selects the placeholder drawing. */
  place: number;
  titleAs?: 'h2' | 'h3';
  /** Its kind, in lists with several kinds. */
  kind?: { name: string; label: string };
  /** The key of its click count. */
  opens?: string | undefined;
  /** Its day. */
  children: ReactNode;
};

/** One row; all of it is the link. */
export function PictureRow(props: PictureRowProps) {
  const { href, heading, line, picture, failure, place, titleAs = 'h2', kind, opens, children } = props;
  return (
    <li className={css.row} data-update={kind?.name}>
      <div className={css.picture}>
        {picture ? (
          <Picture source={picture} sizes={sizes} ratio="4:3" failure={failure} />
        ) : (
          <PlaceholderImage place={place} sizes={sizes} />
        )}
      </div>
      <div className={css.words}>
        <p className={css.meta}>
          {kind && <span className={css.kind}>{kind.label}</span>}
          {children}
        </p>
        <Title as={titleAs} variant="story">
          <a href={href} className={css.open} data-opens={opens}>
            <LocalizedText words={heading} />
          </a>
        </Title>
        {line.text && <LocalizedText as="p" words={line} className={css.line} />}
      </div>
    </li>
  );
}
