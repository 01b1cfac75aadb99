import type { ReactNode } from 'react';
import type { MediaPicture } from '#cms/media/media-picture.ts';
import type { ArtName } from '#ui/art/art.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { Title } from '#ui/components/title.tsx';
import css from './panel-feature.module.css';

type PanelFeatureProps = {
  picture: MediaPicture | null;
  /** The drawing used without a picture. */
  drawing: ArtName;
  /** "Error loading image", in the page's language. */
  failure: string;
  /** The target of its title. */
  href: string;
  title: ReactNode;
  badge?: ReactNode;
  action?: ReactNode;
  data?: Record<string, string>;
  children?: ReactNode;
};

/** A panel's featured item: a square picture, and beside it a badge, a title, a few words and one action. */
export function PanelFeature(props: PanelFeatureProps) {
  const { picture, drawing, failure, href, title, badge, action, data, children } = props;
  return (
    <div className={css.feature} {...data}>
      <div className={css.picture}>
        {picture ? (
          <Picture source={small(picture)} sizes="210px" ratio="1:1" failure={failure} />
        ) : (
          <Drawing name={drawing} sizes="210px" fit="bottom" />
        )}
      </div>
      <div className={css.words}>
        {badge}
        <Title as="p" variant="story">
          <a className={css.title} href={href}>
            {title}
          </a>
        </Title>
        {children && <div className={css.text}>{children}</div>}
        {action}
      </div>
    </div>
  );
}

/** Twice its 210 px is all a screen can show; no blurred preview, because nobody waits for a closed panel. */
function small({ blur: _preview, ...picture }: MediaPicture): MediaPicture {
  const enough = (files: MediaPicture['webp']) => files.filter(({ width }) => width <= 480);
  return { ...picture, avif: enough(picture.avif), webp: enough(picture.webp) };
}
