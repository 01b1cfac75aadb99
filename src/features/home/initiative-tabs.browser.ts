import { afterPaint } from '#ui/later.browser.ts';
import { contentsId, panelId, tabAfterKey } from './tabs.rules.ts';

const tabs = [...document.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
const panel = document.getElementById(panelId);
const list = tabs[0]?.parentElement;
if (list && panel) followTabs(list, panel);

/** Shows a tab in place when it is pressed, and makes the tabs a single tab stop with arrow keys. */
function followTabs(row: HTMLElement, place: HTMLElement): void {
  const selected = () => tabs.findIndex(tab => tab.ariaSelected === 'true');
  select(selected());

  row.addEventListener('click', event => {
    const tab = (event.target as Element).closest('a');
    const at = tab ? tabs.indexOf(tab) : -1;
    if (at < 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(at, place);
  });
  row.addEventListener('keydown', event => {
    const at = tabAfterKey(event.key, selected(), tabs.length);
    if (at === null) return;
    event.preventDefault();
    choose(at, place);
    tabs[at]?.focus();
  });
}

function select(at: number): void {
  for (const [place, tab] of tabs.entries()) {
    tab.ariaSelected = String(place === at);
    tab.tabIndex = place === at ? 0 : -1;
  }
}

/** The tab answers in the next frame, its content follows in the one after. */
function choose(at: number, place: HTMLElement): void {
  const tab = tabs[at];
  const contents = document.getElementById(contentsId);
  const content = contents instanceof HTMLTemplateElement ? contents.content.children[at] : undefined;
  if (!tab || tab.ariaSelected === 'true' || !content) return;
  select(at);
  afterPaint(() => {
    // Somebody holding an arrow key is already further on.
    if (tab.ariaSelected !== 'true') return;
    // Changing the address makes the browser lay the page out, so the tab's answer would wait for it.
    history.replaceState(history.state, '', location.pathname + tab.search + tab.hash);
    place.setAttribute('aria-labelledby', tab.id);
    place.replaceChildren(...document.importNode(content, true).childNodes);
    // The script of every page has what pictures need; a copy for this one would cost each page a request.
    place.dispatchEvent(new Event('contentadded', { bubbles: true }));
  });
}
