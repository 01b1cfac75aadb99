import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Words } from '#core/words.ts';
import { announceAddedMarkup } from '#ui/added-markup.store.ts';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { Picture, type PictureSource } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { Fixed } from '#ui/islands/island.tsx';
import css from './initiative.module.css';
import { panelId, tabAfterKey, tabId } from './initiative.rules.ts';

export type InitiativeData = {
  tabs: readonly InitiativeTab[];
  /** The tab selected by the address. */
  chosen: number;
  label: string;
  failure: string;
};

/** Server markup: the slideshow, the content of the tab selected by the address, the tiles. */
export type InitiativeMarkup = { slideshow: ReactNode; content: ReactNode; tiles: ReactNode };

/** Tabs that update the address, beside the slideshow, with the content of the selected one. */
export function Initiative({
  tabs,
  chosen,
  label,
  failure,
  ...markup
}: InitiativeData & Partial<InitiativeMarkup>) {
  const [choice, setChoice] = useState<number | null>(null);
  // Deferred, so that the tab itself changes at once.
  const followed = useDeferredValue(choice);
  const index = choice ?? chosen;
  const shown = followed ?? chosen;
  const hasChosen = followed !== null;
  const tab = tabs[shown];

  useEffect(() => {
    const address = tabs[shown]?.address;
    if (!hasChosen || !address) return;
    const { search, hash } = new URL(address, location.href);
    history.replaceState(history.state, '', location.pathname + search + hash);
    announceAddedMarkup();
  }, [hasChosen, shown, tabs]);

  return (
    <>
      {tabs.length > 0 && <InitiativeTabs tabs={tabs} chosen={index} choose={setChoice} label={label} />}
      <div className={css.columns}>
        <Fixed>{markup.slideshow}</Fixed>
        <div className={css.side}>
          {tab && (
            <div id={panelId} className={css.panel} role="tabpanel" aria-labelledby={tabId(shown)}>
              {hasChosen ? (
                <TabContent key={tab.name} tab={tab} failure={failure} late={false} />
              ) : (
                <Fixed className={css.content}>{markup.content}</Fixed>
              )}
            </div>
          )}
          <Fixed>{markup.tiles}</Fixed>
        </div>
      </div>
    </>
  );
}

/** The link of a tab: its name in the address, its address without script, its label. */
export type TabLink = { name: string; address: string; label: Words };

type TabsProps = { tabs: readonly TabLink[]; chosen: number; choose: (index: number) => void; label: string };

/** The tabs: links without script; with React a single tab stop with arrow keys. */
export function InitiativeTabs({ tabs, chosen, choose, label }: TabsProps) {
  const [hasKeys, setHasKeys] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setHasKeys(true), []);

  function onKeyDown(event: KeyboardEvent): void {
    const next = tabAfterKey(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  function onClick(event: MouseEvent, place: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (place !== chosen) choose(place);
  }

  return (
    <div className={css.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab, place) => (
        <a
          key={tab.name}
          id={tabId(place)}
          className={css.tab}
          href={tab.address}
          role="tab"
          data-repeat
          aria-selected={place === chosen}
          aria-controls={panelId}
          tabIndex={hasKeys && place !== chosen ? -1 : undefined}
          lang={tab.label.lang}
          onClick={event => onClick(event, place)}
        >
          {tab.label.text}
        </a>
      ))}
    </div>
  );
}

/** One tab with its content. */
export type InitiativeTab = TabLink & {
  heading: Words;
  disc: Words;
  linkLabel: Words;
  href: string;
  /** The photograph of its card, or the address of the card's drawing. */
  picture: PictureSource | string | null;
};

type TabContentProps = { tab: InitiativeTab; failure: string; late: boolean };

/** The content of a tab: picture, text and link. */
export function TabContent({ tab, failure, late }: TabContentProps) {
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

type TabPictureProps = { picture: InitiativeTab['picture']; failure: string; late: boolean };

/** The picture of a tab; a drawing is decorative. */
function TabPicture({ picture, failure, late }: TabPictureProps) {
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
