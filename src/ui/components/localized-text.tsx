import type { ElementType, ReactNode } from 'react';
import type { Words } from '#core/words.ts';

type LocalizedTextProps = {
  words: Words;
  as?: ElementType;
  className?: string;
  id?: string;
  children?: ReactNode;
};

/** A text, marked with its language if it is not the page's. */
export function LocalizedText({ words, as: Element = 'span', className, id, children }: LocalizedTextProps) {
  return (
    <Element lang={words.lang} className={className} id={id}>
      {words.text}
      {children}
    </Element>
  );
}
