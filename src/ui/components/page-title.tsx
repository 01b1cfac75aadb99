import type { Words } from '#core/words.ts';
import { Title } from './title.tsx';

const longest = 40;

/** The heading of the page of one thing. A long one is set smaller, so that it does not fill the window alone. */
export function PageTitle({ words }: { words: Words }) {
  return <Title as="h1" variant={words.text.length > longest ? 'section' : 'page'} words={words} />;
}
