import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Fixed } from '#ui/islands/island.tsx';
import css from './initiative.module.css';
import { InitiativeTabs } from './initiative-tabs.tsx';
import { type InitiativeTab, TabContent } from './tab-content.tsx';
import { idOfTab, panelId } from './tabs.rules.ts';

export type InitiativeData = {
  tabs: readonly InitiativeTab[];
  /** The tab selected by the address. */
  chosen: number;
  label: string;
  failure: string;
};

/** Markup of the server: the slideshow, the content of the tab selected by the address, the tiles. */
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
  // The tab answers in the next frame, its content follows.
  const followed = useDeferredValue(choice);
  const index = choice ?? chosen;
  const shown = followed ?? chosen;
  const hasChosen = followed !== null;
  const panel = useRef<HTMLDivElement>(null);
  const tab = tabs[shown];

  useEffect(() => {
    const address = tabs[shown]?.address;
    if (!hasChosen || !address) return;
    const { search, hash } = new URL(address, location.href);
    history.replaceState(history.state, '', location.pathname + search + hash);
    // The script of every page has what pictures need.
    panel.current?.dispatchEvent(new Event('contentadded', { bubbles: true }));
  }, [hasChosen, shown, tabs]);

  return (
    <>
      {tabs.length > 0 && <InitiativeTabs tabs={tabs} chosen={index} choose={setChoice} label={label} />}
      <div className={css.columns}>
        <Fixed>{markup.slideshow}</Fixed>
        <div className={css.side}>
          {tab && (
            <div
              id={panelId}
              className={css.panel}
              role="tabpanel"
              aria-labelledby={idOfTab(shown)}
              ref={panel}
            >
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
