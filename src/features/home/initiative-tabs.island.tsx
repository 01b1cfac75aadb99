import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Words } from '#core/words.ts';
import css from './initiative.module.css';
import { nextImage, previousImage } from './slideshow.rules.ts';

/** A tab by itself: its name in the address, its address without script, its label. */
export type TabLink = { name: string; address: string; label: Words };

type TabsProps = {
  tabs: readonly TabLink[];
  index: number;
  choose: (index: number) => void;
  label: string;
};

export const panelId = 'initiative-panel';

export function idOfTab(index: number): string {
  return `initiative-tab-${index + 1}`;
}

/** The tab a key moves to, or null. */
function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return nextImage(index, count);
  if (key === 'ArrowLeft') return previousImage(index, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The tabs: links without script; with arrow keys once hydrated, a single tab stop. */
export function InitiativeTabs({ tabs, index, choose, label }: TabsProps) {
  const [listensToKeys, setListensToKeys] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setListensToKeys(true), []);

  function onKey(event: KeyboardEvent): void {
    const next = tabAfterKey(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  function onClick(event: MouseEvent, place: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(place);
  }

  return (
    <div className={css.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={onKey}>
      {tabs.map((tab, place) => (
        <a
          key={tab.name}
          id={idOfTab(place)}
          className={css.tab}
          href={tab.address}
          role="tab"
          aria-selected={place === index}
          aria-controls={panelId}
          tabIndex={listensToKeys && place !== index ? -1 : undefined}
          lang={tab.label.lang}
          onClick={event => onClick(event, place)}
        >
          {tab.label.text}
        </a>
      ))}
    </div>
  );
}
