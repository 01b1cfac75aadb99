import { type ReactNode, useState } from 'react';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { InitiativeTexts } from './home.texts.ts';
import css from './initiative.module.css';
import { InitiativeTabs, idOfTab, panelId, type TabLink } from './initiative-tabs.island.tsx';
import { type ShownSlide, Slideshow } from './slideshow.island.tsx';
import { tabAddress } from './tabs.rules.ts';

/** One tab with its content. */
export type InitiativeTab = TabLink & {
  heading: Words;
  disc: Words;
  linkLabel: Words;
  href: string;
  /** The photograph of its card, else the address of the card's drawing. */
  picture: PictureSource | string | null;
};

type InitiativeProps = {
  tabs: readonly InitiativeTab[];
  /** The tab selected by the address. */
  chosen: number;
  slides: readonly ShownSlide[];
  texts: InitiativeTexts;
  /** The tiles under the panel. */
  children?: ReactNode;
};

/** The initiative: tabs that update the address, the slideshow, and the content of the selected tab. */
export function Initiative({ tabs, chosen, slides, texts, children }: InitiativeProps) {
  const [index, setIndex] = useState(chosen);
  const tab = tabs[index];

  function choose(next: number): void {
    const name = tabs[next]?.name;
    if (name === undefined) return;
    setIndex(next);
    history.replaceState(history.state, '', `${location.pathname}${tabAddress(name).slice(1)}`);
  }

  return (
    <>
      {tabs.length > 0 && (
        <InitiativeTabs tabs={tabs} index={index} choose={choose} label={texts.initiativeTabs} />
      )}
      <div className={css.columns}>
        <Slideshow slides={slides} texts={texts} />
        <div className={css.side}>
          {tab && (
            <div id={panelId} className={css.panel} role="tabpanel" aria-labelledby={idOfTab(index)}>
              <TabPicture picture={tab.picture} failure={texts.imageFailed} />
              <Title as="h3" variant="card" words={tab.heading} />
              <LocalizedText as="p" words={tab.disc} />
              <TextLink variant="bold" href={tab.href} lang={tab.linkLabel.lang}>
                {tab.linkLabel.text}
              </TextLink>
            </div>
          )}
          {children}
        </div>
      </div>
    </>
  );
}

/** What the tab is about, in a picture that changes with it; a drawing decorates. */
function TabPicture({ picture, failure }: { picture: InitiativeTab['picture']; failure: string }) {
  if (picture === null) return null;
  if (typeof picture === 'string')
    return (
      <img
        key={picture}
        className={css.drawing}
        src={picture}
        alt=""
        width="800"
        height="600"
        loading="lazy"
      />
    );
  return (
    <Picture
      key={picture.src}
      source={picture}
      ratio="4:3"
      sizes="(width >= 1024px) 400px, 100vw"
      failure={failure}
    />
  );
}
