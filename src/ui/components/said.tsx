import type { ElementType, ReactNode } from 'react';
import type { Words } from '#core/words.ts';

type SaidProps = {
  words: Words;
  as?: ElementType;
  className?: string;
  id?: string;
  children?: ReactNode;
};

/** Words of the content, marked with their language where it is not the page's. */
export function Said({ words, as: Element = 'span', className, id, children }: SaidProps) {
  return (
    <Element lang={words.lang} className={className} id={id}>
      {words.text}
      {children}
    </Element>
  );
}
