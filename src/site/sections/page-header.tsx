import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import type { ArtName } from '#ui/art/art.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import { type Field, fieldClass } from '#ui/layout/field.ts';
import css from './page-header.module.css';

type PageHeaderProps = {
  title: Words;
  subtitle?: Words;
  intro?: Words;
  /** The colour of the sky; each area of the site has its own (design brief 7). */
  field: Field;
  /** People in place of the horizon: a drawing 1600 × 640 without a ground of its own, figures at the right. */
  scene?: ArtName;
  /** A scene with a ground of its own, the colour of the field: placed at the right, fading into the field. */
  picture?: ArtName;
  children?: ReactNode;
};

/** The head of a list page: words on a field of colour that ends in a low horizon, or a scene, and the woven border. */
export function PageHeader({ title, subtitle, intro, field, scene, picture, children }: PageHeaderProps) {
  const shown = scene ?? picture;
  const words = (
    <Container className={classNames(css.words, shown && css['beside-scene'])}>
      <Title as="h1" variant="page" words={title} />
      {subtitle?.text && <Title as="p" variant="story" words={subtitle} />}
      {intro?.text && <LocalizedText as="p" words={intro} className={css.intro} />}
      {children}
    </Container>
  );
  return (
    <div className={classNames(css.header, fieldClass(field), shown && css['with-scene'])} data-page-header>
      {shown ? (
        <>
          {words}
          <div className={classNames(css.scene, picture && css.picture)}>
            <Drawing
              name={shown}
              fit="bottom"
              sizes={picture && '(width < 768px) 100vw, 56vw'}
              first
              className={css.people}
            />
          </div>
        </>
      ) : (
        <>
          <div className={css.horizon}>
            <Drawing name="page-header-horizon" fit="bottom" first className={css.land} />
          </div>
          {words}
        </>
      )}
      <Tilet size="header" className={css.tilet} />
    </div>
  );
}
