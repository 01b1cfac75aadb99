import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { classNames } from './class-names.ts';
import { StatedText } from './stated-text.tsx';
import css from './title.module.css';

export type TitleVariant =
  | 'hero'
  | 'page'
  | 'section'
  | 'mission'
  | 'card-large'
  | 'card'
  | 'story'
  | 'tile'
  | 'number'
  | 'big-number';

type TitleProps = {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div';
  variant: TitleVariant;
  words?: Words;
  /** The language of the children, if it is not the page's. */
  lang?: Locale | undefined;
  id?: string;
  /** For a title that receives focus, in a dialog or after a jump. */
  focusable?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Display type. Heading level (`as`) and `variant` are independent. */
export function Title({
  as: Element = 'h2',
  variant,
  words,
  focusable,
  className,
  children,
  ...rest
}: TitleProps) {
  return (
    <Element
      className={classNames(css[variant], className)}
      lang={words?.lang}
      tabIndex={focusable ? -1 : undefined}
      {...rest}
    >
      {words?.text}
      {children}
    </Element>
  );
}

const longest = 40;

/** The title of a detail page; its numbers lead to their claims. Long titles are smaller, so that they do not fill the window. */
export function PageTitle({ words }: { words: Words }) {
  return (
    <Title as="h1" variant={words.text.length > longest ? 'section' : 'page'} lang={words.lang}>
      <StatedText words={words} />
    </Title>
  );
}
