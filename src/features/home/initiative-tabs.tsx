import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Words } from '#core/words.ts';
import css from './initiative.module.css';
import { idOfTab, panelId, tabAfterKey } from './tabs.rules.ts';

/** A tab by itself: its name in the address, its address without script, its label. */
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
          id={idOfTab(place)}
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
