import type { Words } from '#core/words.ts';

type ParagraphsProps = { words: Words; className?: string };

/** Running words of the content: an empty line staff left between them begins a new paragraph. */
export function Paragraphs({ words, className }: ParagraphsProps) {
  const parts = words.text.split(/\r?\n\s*\n/).filter(part => part.trim());
  return parts.map(part => (
    <p key={part} lang={words.lang} className={className}>
      {part.trim()}
    </p>
  ));
}
