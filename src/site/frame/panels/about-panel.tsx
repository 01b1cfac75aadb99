import type { ReactNode } from 'react';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { describeInShort, type Frame } from '../read-frame.ts';
import css from './about-panel.module.css';
import { PanelFeature } from './panel-feature.tsx';
import { panelTexts } from './panels.texts.ts';

/** Who we are in a sentence, and a family beside the slogan in both languages: a panel without a list (open point 7). */
export function AboutPanel({ frame, title }: { frame: Frame; title: ReactNode }) {
  const { organisation, renderContext, to } = frame;
  const texts = panelTexts[renderContext.locale];
  return (
    <>
      <div>
        <Title as="p" variant="story">
          {title}
        </Title>
        <LocalizedText as="p" words={describeInShort(frame)} className={css.text} />
      </div>
      <PanelFeature
        picture={null}
        drawing="campaign-family-fund"
        failure={texts.imageError}
        href={to('/about')}
        title={<LocalizedText words={organisation.slogan} />}
        action={
          <TextLink variant="bold" href={to('/about')}>
            {texts.readAbout}
          </TextLink>
        }
      >
        <LocalizedText as="p" words={organisation.otherSlogan} className={css.echo} />
      </PanelFeature>
    </>
  );
}
