import type { Words } from '#core/words.ts';
import { Title } from './title.tsx';

const longest = 40;

/** The title of a detail page. Long titles are smaller, so that they do not fill the window. */
export function PageTitle({ words }: { words: Words }) {
  return <Title as="h1" variant={words.text.length > longest ? 'section' : 'page'} words={words} />;
}
