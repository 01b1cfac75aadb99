import type { ReactNode } from 'react';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Title } from '#ui/components/title.tsx';
import { describeInShort } from '../describe-in-short.ts';
import type { Frame } from '../read-frame.ts';
import css from './about-panel.module.css';

/** Who we are in a sentence, and the slogan in both languages: a panel without a list (open point 7). */
export function AboutPanel({ frame, title }: { frame: Frame; title: ReactNode }) {
  const { organisation } = frame;
  return (
    <>
      <div>
        <Title as="p" variant="story">
          {title}
        </Title>
        <LocalizedText as="p" words={describeInShort(frame)} className={css.text} />
      </div>
      <div className={css.slogan}>
        <Title as="p" variant="card" words={organisation.slogan} />
        <LocalizedText as="p" words={organisation.otherSlogan} className={css.echo} />
      </div>
    </>
  );
}
