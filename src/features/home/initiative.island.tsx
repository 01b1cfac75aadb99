import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Words } from '#core/words.ts';
import { Said } from '#ui/components/said.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import type { HomeTexts } from './home.texts.ts';
import css from './initiative.module.css';
import { type ShownSlide, Slideshow } from './slideshow.island.tsx';
import { nextImage, previousImage } from './slideshow.rules.ts';
import { tabAddress } from './tabs.rules.ts';

/** One tab: what it says, where it is without script, and what it shows. */
export type InitiativeTab = {
  name: string;
  address: string;
  label: Words;
  heading: Words;
  disc: Words;
  linkLabel: Words;
  href: string;
};

type InitiativeProps = {
  tabs: readonly InitiativeTab[];
  /** Which tab the address asked for. */
  chosen: number;
  slides: readonly ShownSlide[];
  texts: HomeTexts;
  failure: string;
  /** The tiles under the panel. */
  children?: ReactNode;
};

const idOf = (part: string, index: number) => `initiative-${part}-${index + 1}`;

/** Which tab a key leads to; null for keys that mean nothing here. */
function tabAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return nextImage(index, count);
  if (key === 'ArrowLeft') return previousImage(index, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** The initiative: tabs that keep their place in the address, the slideshow, and what the chosen tab tells. */
export function Initiative({ tabs, chosen, slides, texts, failure, children }: InitiativeProps) {
  const [index, setIndex] = useState(chosen);
  const [isAwake, setAwake] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => setAwake(true), []);

  function choose(next: number): void {
    const tab = tabs[next];
    if (!tab) return;
    setIndex(next);
    history.replaceState(history.state, '', `${location.pathname}${tabAddress(tab.name).slice(1)}`);
  }

  function onKey(event: KeyboardEvent): void {
    const next = tabAfterKey(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  const tab = tabs[index];
  return (
    <>
      <div className={css.tabs} role="tablist" aria-label={texts.initiativeTabs} ref={list} onKeyDown={onKey}>
        {tabs.map(({ name, address, label }, place) => (
          <a
            key={name}
            id={idOf('tab', place)}
            className={css.tab}
            href={address}
            role="tab"
            aria-selected={place === index}
            aria-controls="initiative-panel"
            // Every tab is a stop of the keyboard until arrow keys are listened to.
            tabIndex={isAwake && place !== index ? -1 : undefined}
            lang={label.lang}
            onClick={event => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              choose(place);
            }}
          >
            {label.text}
          </a>
        ))}
      </div>
      <div className={css.columns}>
        <Slideshow slides={slides} texts={texts} failure={failure} />
        <div className={css.side}>
          {tab && (
            <div
              id="initiative-panel"
              className={css.panel}
              role="tabpanel"
              aria-labelledby={idOf('tab', index)}
            >
              <Title as="h3" look="card" words={tab.heading} />
              <Said as="p" words={tab.disc} />
              <TextLink look="bold" href={tab.href} lang={tab.linkLabel.lang}>
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
