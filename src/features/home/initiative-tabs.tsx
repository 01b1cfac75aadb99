import type { Words } from '#core/words.ts';
import css from './initiative.module.css';
import { idOfTab, panelId } from './tabs.rules.ts';

/** A tab by itself: its name in the address, its address without script, its label. */
export type TabLink = { name: string; address: string; label: Words };

type TabsProps = { tabs: readonly TabLink[]; chosen: number; label: string };

/** The tabs: links without script; initiative-tabs.browser.ts makes them a single tab stop with arrow keys. */
export function InitiativeTabs({ tabs, chosen, label }: TabsProps) {
  return (
    <div className={css.tabs} role="tablist" aria-label={label}>
      {tabs.map((tab, place) => (
        <a
          key={tab.name}
          id={idOfTab(place)}
          className={css.tab}
          href={tab.address}
          role="tab"
          aria-selected={place === chosen}
          aria-controls={panelId}
          lang={tab.label.lang}
        >
          {tab.label.text}
        </a>
      ))}
    </div>
  );
}
