import type { ReactNode } from 'react';
import { Island } from '#ui/islands/island.tsx';
import type { HomeTexts } from './home.texts.ts';
import { type InitiativeData, type InitiativeMarkup, Initiative as Tabs } from './initiative.island.tsx';
import { type ShownSlide, Slideshow } from './slideshow.tsx';
import { type InitiativeTab, TabContent } from './tab-content.tsx';

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
  const data = { tabs, chosen, label: texts.initiativeTabs, failure: texts.imageFailed };
  const markup = {
    slideshow: <Slideshow slides={slides} texts={texts} />,
    content: tab ? <TabContent tab={tab} failure={texts.imageFailed} late /> : null,
    tiles: children ?? null,
  };
  if (lite) return <Tabs {...data} {...markup} />;
  return (
    <Island<InitiativeData, InitiativeMarkup> name="Initiative" of={Tabs} props={data} markup={markup} />
  );
}
