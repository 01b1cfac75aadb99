import type { ReactNode } from 'react';
import type { Words } from '#core/words.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { HomeTexts } from './home.texts.ts';
import css from './initiative.module.css';
import { InitiativeTabs, type TabLink } from './initiative-tabs.tsx';
import { type ShownSlide, Slideshow } from './slideshow.tsx';
import { contentsId, idOfTab, panelId } from './tabs.rules.ts';

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
  texts: HomeTexts;
  /** Without the contents of the other tabs: their links open the page at them. */
  lite: boolean;
  /** The tiles under the panel. */
  children?: ReactNode;
};

/** The initiative: tabs that update the address, the slideshow, and the content of the selected tab. */
export function Initiative({ tabs, chosen, slides, texts, lite, children }: InitiativeProps) {
  const tab = tabs[chosen];
  return (
    <>
      {tabs.length > 0 && <InitiativeTabs tabs={tabs} chosen={chosen} label={texts.initiativeTabs} />}
      <div className={css.columns}>
        <Slideshow slides={slides} texts={texts} />
        <div className={css.side}>
          {tab && (
            <div id={panelId} className={css.panel} role="tabpanel" aria-labelledby={idOfTab(chosen)}>
              <TabContent tab={tab} failure={texts.imageFailed} late />
            </div>
          )}
          {children}
        </div>
      </div>
      {!lite && (
        <template id={contentsId}>
          {tabs.map(each => (
            <div key={each.name}>
              <TabContent tab={each} failure={texts.imageFailed} late={false} />
            </div>
          ))}
        </template>
      )}
    </>
  );
}

function TabContent({ tab, failure, late }: { tab: InitiativeTab; failure: string; late: boolean }) {
  return (
    <>
      <TabPicture picture={tab.picture} failure={failure} late={late} />
      <Title as="h3" variant="card" words={tab.heading} />
      <LocalizedText as="p" words={tab.disc} />
      <TextLink variant="bold" href={tab.href} lang={tab.linkLabel.lang}>
        {tab.linkLabel.text}
      </TextLink>
    </>
  );
}

/** What the tab is about, in a picture that changes with it; a drawing decorates. */
function TabPicture({
  picture,
  failure,
  late,
}: {
  picture: InitiativeTab['picture'];
  failure: string;
  late: boolean;
}) {
  if (picture === null) return null;
  if (typeof picture === 'string')
    return <img className={css.drawing} src={picture} alt="" width="800" height="600" loading="lazy" />;
  return (
    <Picture
      source={picture}
      ratio="4:3"
      sizes="(width >= 1024px) 400px, 100vw"
      failure={failure}
      late={late}
    />
  );
}
