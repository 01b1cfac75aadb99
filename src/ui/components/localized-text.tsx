import type { ElementType, ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { StatedText } from './stated-text.tsx';

type LocalizedTextProps = {
  words: Words;
  as?: ElementType;
  className?: string;
  id?: string;
  children?: ReactNode;
};

/** A text, marked with its language if it is not the page's. Needs no element for a plain text, and none without text. */
export function LocalizedText({ words, as: Element = 'span', className, id, children }: LocalizedTextProps) {
  if (words.text === '' && !children && !id) return null;
  const isPlain = Element === 'span' && !words.lang && !className && !id;
  if (isPlain)
    return (
      <>
        {words.text}
        {children}
      </>
    );
  return (
    <Element lang={words.lang} className={className} id={id}>
      {words.text}
      {children}
    </Element>
  );
}

type ParagraphsProps = { words: Words; className?: string };

/** Paragraphs of a text, which are separated by empty lines. Their numbers lead to their claims. */
export function Paragraphs({ words, className }: ParagraphsProps) {
  let end = 0;
  const parts = words.text
    .split(/\r?\n\s*\n/)
    .map(part => part.trim())
    .filter(Boolean)
    .map(text => {
      const at = words.text.indexOf(text, end);
      end = at + text.length;
      return { text, at };
    });
  return parts.map(part => (
    <p key={part.at} lang={words.lang} className={className}>
      <StatedText words={words} part={part} />
    </p>
  ));
}

const words: Record<Locale, string> = { en: 'Names have been changed.', am: 'ስሞች ተቀይረዋል።' };

/** The note under a text about people whose names are not their own. */
export function NamesChanged({ locale }: { locale: Locale }) {
  return (
    <p>
      <small>{words[locale]}</small>
    </p>
  );
}
