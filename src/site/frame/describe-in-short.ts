import type { Words } from '#core/words.ts';
import type { Frame } from './read-frame.ts';

/** Who the organisation is, in a sentence: from the site settings, or our default until staff write their own. */
export function describeInShort({ organisation, texts }: Pick<Frame, 'organisation' | 'texts'>): Words {
  const { description } = organisation.words;
  if (description.text) return description;
  return { text: texts.aboutUs.replace('{year}', String(organisation.foundedIn)) };
}
