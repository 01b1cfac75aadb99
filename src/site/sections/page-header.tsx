import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Drawing } from '#ui/components/drawing.tsx';
import { Said } from '#ui/components/said.tsx';
import { Tilet } from '#ui/components/tilet.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import css from './page-header.module.css';

type PageHeaderProps = {
  title: Words;
  subtitle?: Words;
  intro?: Words;
  /** The colour of the sky; each area of the site has its own (design brief 7). */
  field: 'lilac' | 'straw' | 'sky' | 'mint' | 'peach' | 'pale-lilac';
  children?: ReactNode;
};

/** The head of a list page: words on a field of colour that ends in a low horizon and the woven border. */
export function PageHeader({ title, subtitle, intro, field, children }: PageHeaderProps) {
  return (
    <div className={classNames(css.header, css[field])} data-page-header>
      <div className={css.horizon}>
        <Drawing name="page-header-horizon" fit="bottom" first className={css.land} />
      </div>
      <Container className={css.words}>
        <Title as="h1" look="page" words={title} />
        {subtitle?.text && <Title as="p" look="story" words={subtitle} />}
        {intro?.text && <Said as="p" words={intro} className={css.intro} />}
        {children}
      </Container>
      <Tilet size="header" className={css.tilet} />
    </div>
  );
}
