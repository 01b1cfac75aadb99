import type { Words } from '#core/words.ts';

type ParagraphsProps = { words: Words; className?: string };

/** Running text; an empty line starts a new paragraph. */
export function Paragraphs({ words, className }: ParagraphsProps) {
  const parts = words.text.split(/\r?\n\s*\n/).filter(part => part.trim());
  return parts.map(part => (
    <p key={part} lang={words.lang} className={className}>
      {part.trim()}
    </p>
  ));
}
