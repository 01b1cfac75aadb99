import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Words } from '#core/words.ts';
import { announceAddedMarkup } from '#ui/added-markup.store.ts';
import badgeLook from '#ui/components/badge.module.css?inline';
import dayLook from '#ui/components/day.module.css?inline';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import pictureLook from '#ui/components/picture.module.css?inline';
import spinnerLook from '#ui/components/spinner.module.css?inline';
import { adoptStyles, fetchDocument } from '#ui/fetched-markup.ts';
import { Fixed } from '#ui/islands/island.tsx';
import css from './bar-links.module.css';
import followUsLook from './panels/follow-us.module.css?inline';
import panelLook from './panels/panel.module.css?inline';
import partsLook from './panels/panel-parts.module.css?inline';

export type BarLinksProps = {
  /** The name of the navigation. */
  label: string;
  links: readonly { href: string; words: Words; current?: 'page' | 'true' | undefined }[];
  /** Where the panels are fetched from. */
  panels: string;
  /** The woven edge of an open panel. */
  edge?: ReactNode;
};

/** The pointer must rest on a link for this long before its panel opens, in ms. */
const openDelay = 80;
/** A panel closes this long after pointer and focus have left it, in ms (spec 2). */
const closeDelay = 500;
/** After this time without the panels, in ms, a press follows its link. */
const timeout = 3_000;

/** The style sheets of the panels, without those that every page has (titles, links, buttons, icons). */
const styleSheets = [spinnerLook, pictureLook, badgeLook, dayLook, panelLook, partsLook, followUsLook];

/** The link whose panel is open, or opens once it is fetched; `focus` moves to its first or last tab stop. */
type Chosen = { href: string; focus: 0 | -1 | undefined; isSwitch: boolean };

/**
 * The links of the top bar and their panels. A press opens a closed panel and follows the link of an open one; a mouse
 * opens it by hovering, so its click follows the link. From the keyboard, Enter and the arrows up and down open it (the
 * menu-button pattern of WAI-ARIA). Focus alone opens nothing, because Tab would then pass through every link of every
 * panel. Escape closes. Without script, and where panels cannot be fetched, the links are plain links.
 */
export function BarLinks({ label, links, panels: address, edge }: BarLinksProps) {
  const bar = useRef<HTMLElement>(null);
  const [isHydrated, setIsHydrated] = useState(false);
  const { panels, fetchPanels } = usePanels(address);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const open = panels && chosen;
  /** The latest values for timers and responses: the chosen link, and the one below the mouse. */
  const latest = useRef({ chosen: null as string | null, over: null as string | null });
  const pressedBy = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const cancelTimer = () => clearTimeout(timer.current);
  const prefetch = () => void fetchPanels().catch(console.info);
  const openItem = () => bar.current?.querySelector('[aria-expanded=true]')?.parentElement;
  const linkTo = (href: string) =>
    bar.current?.querySelector<HTMLElement>(`li > a[href="${CSS.escape(href)}"]`);

  function choose(href: string, { focus, failed }: { focus?: 0 | -1; failed?: () => void } = {}): void {
    cancelTimer();
    latest.current.chosen = href;
    setChosen(before => ({ href, focus, isSwitch: before !== null }));
    fetchPanels().catch(reason => {
      console.info(reason);
      if (latest.current.chosen !== href) return;
      close();
      failed?.();
    });
  }

  function close(): void {
    cancelTimer();
    latest.current.chosen = null;
    setChosen(null);
  }

  function closeLater(): void {
    cancelTimer();
    timer.current = setTimeout(() => {
      if (document.querySelector('dialog:modal')) closeLater();
      else if (!latest.current.over && !openItem()?.querySelector(':focus-visible')) close();
    }, closeDelay);
  }

  function onPointerOver(event: PointerEvent<HTMLElement>, href: string): void {
    if (event.pointerType === 'touch' || staysInside(event)) return;
    prefetch();
    latest.current.over = href;
    if (open?.href === href) cancelTimer();
    // Hovering does not close the panel that has keyboard focus.
    else if (!openItem()?.querySelector('[data-panel] :focus-visible')) {
      cancelTimer();
      timer.current = setTimeout(() => choose(href), openDelay);
    }
  }

  function onPointerOut(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'touch' || staysInside(event)) return;
    latest.current.over = null;
    closeLater();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>): void {
    prefetch();
    // The state may not have rendered yet, so this reads the latest choice.
    const { chosen: href } = latest.current;
    if (href !== null && linkTo(href)?.parentElement?.contains(target)) cancelTimer();
    else if (target.matches(':focus-visible')) close();
  }

  function onClick(event: MouseEvent, href: string): void {
    if (pressedBy.current === 'mouse' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (chosen?.href === href) return;
    event.preventDefault();
    choose(href, { failed: () => location.assign(href) });
  }

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const focus = ({ ArrowDown: 0, ArrowUp: -1 } as const)[event.key];
    const link = links.at((at + (step ?? 0)) % links.length);
    if (!link || (step ?? focus) === undefined) return;
    event.preventDefault();
    // With a panel open, the arrows left and right open the next one.
    if (!step || open) choose(link.href, { focus });
    if (step) linkTo(link.href)?.focus();
  }

  const onPress = useEffectEvent(({ pointerType, target }: globalThis.PointerEvent) => {
    pressedBy.current = pointerType;
    if (bar.current?.contains(target as Node)) prefetch();
    else closeLater();
  });
  const onEscape = useEffectEvent(({ key }: globalThis.KeyboardEvent) => {
    pressedBy.current = '';
    if (key !== 'Escape' || !chosen || document.querySelector('dialog:modal, :popover-open')) return;
    if (bar.current?.contains(document.activeElement)) linkTo(chosen.href)?.focus();
    close();
  });
  // A page restored from the back-forward cache keeps its state.
  const onHide = useEffectEvent(close);
  const onHydrated = useEffectEvent(() => {
    setIsHydrated(true);
    // A touch leaves a link hovered too, but its press is about to be repeated.
    const hovered = bar.current?.querySelector('li:hover > a:not([aria-busy])')?.getAttribute('href');
    if (hovered) choose(hovered);
    else if (bar.current?.matches(':focus-within')) prefetch();
  });
  useEffect(() => {
    const until = new AbortController();
    const { signal } = until;
    document.addEventListener('pointerdown', onPress, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    addEventListener('pagehide', onHide, { signal });
    onHydrated();
    return () => until.abort();
  }, []);

  useEffect(() => {
    if (open?.focus === undefined) return;
    const stops = bar.current?.querySelectorAll<HTMLElement>(
      '[aria-expanded=true] + [data-panel] :is(a[href], button)',
    );
    [...(stops ?? [])].at(open.focus)?.focus();
  }, [open]);

  return (
    <nav
      ref={bar}
      className={css.links}
      aria-label={label}
      data-panels
      data-switching={open?.isSwitch || undefined}
      onFocus={onFocus}
      onBlur={closeLater}
    >
      <ul>
        {links.map(({ href, words, current }, at) => {
          const panel = panels?.find(({ dataset }) => dataset.panel === href);
          return (
            <li
              key={href}
              className={css.item}
              onPointerOver={event => onPointerOver(event, href)}
              onPointerOut={onPointerOut}
            >
              <a
                className={css.link}
                href={href}
                aria-current={current}
                aria-expanded={isHydrated ? open?.href === href : undefined}
                suppressHydrationWarning
                data-repeat="but-mouse"
                onClick={event => onClick(event, href)}
                onKeyDown={event => onKeyDown(event, at)}
              >
                <LocalizedText words={words} />
              </a>
              {panel && <Panel fetched={panel} />}
            </li>
          );
        })}
      </ul>
      <Fixed className={css.edge}>{edge}</Fixed>
    </nav>
  );
}

/** Whether the pointer stays inside the navigation. */
function staysInside({ currentTarget, relatedTarget }: PointerEvent): boolean {
  return currentTarget.contains(relatedTarget as Node | null);
}

/** Puts fetched markup into an element whose children React does not manage. */
function Panel({ fetched }: { fetched: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(...fetched.childNodes), [fetched]);
  return <div ref={place} className={fetched.className} data-panel={fetched.dataset.panel} data-on-surface />;
}

/** The panels: fetched once, and again after a failure. */
function usePanels(address: string) {
  const [panels, setPanels] = useState<readonly HTMLElement[] | null>(null);
  const fetching = useRef<Promise<void>>(null);

  useEffect(() => {
    if (panels) announceAddedMarkup();
  }, [panels]);

  async function fetchAll(): Promise<void> {
    const { body } = await fetchDocument(address);
    adoptStyles(styleSheets);
    // An earlier attempt may have succeeded in the meantime.
    setPanels(before => before ?? ([...body.children] as HTMLElement[]));
  }

  /** Rejects after the timeout. */
  function fetchPanels(): Promise<void> {
    fetching.current ??= Promise.race([fetchAll(), rejectAfterTimeout()]).catch((error: unknown) => {
      fetching.current = null;
      throw error;
    });
    return fetching.current;
  }
  return { panels, fetchPanels };
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, timeout, Error('Late')));
}
