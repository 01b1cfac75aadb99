import type { Piece } from './mark-words.rules.ts';
import type { SuggestTexts } from './search.texts.ts';

type Suggestion = { title: Piece[]; lang?: string; kind: string; href: string };
type Answer = { total: number; suggestions: Suggestion[] };

/** Nobody reads suggestions between two keys. */
const pauseMs = 200;
/** After this a request is given up: whoever waited has typed on, or pressed Enter. */
const timeoutMs = 8_000;
const leastLetters = 2;

/** Answers below a field while somebody types; the arrows choose, Enter opens, Escape closes. */
export function suggest(input: HTMLInputElement): void {
  const { form } = input;
  const list = document.querySelector<HTMLElement>('#suggestions');
  const status = document.querySelector<HTMLElement>('[data-suggesting]');
  if (!form || !list || !status) return;
  const texts = JSON.parse(status.dataset.suggesting ?? '{}') as SuggestTexts;
  let timer = 0;
  let asking: AbortController | undefined;
  let asked = '';

  const options = () => [...list.children] as HTMLElement[];
  const active = () => options().find(option => option.getAttribute('aria-selected') === 'true');

  function close(): void {
    list?.replaceChildren();
    show(false);
  }

  function show(isOpen: boolean): void {
    if (list) list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) input.removeAttribute('aria-activedescendant');
  }

  /** What is on its way answers an earlier question. */
  function stop(): void {
    clearTimeout(timer);
    asking?.abort();
  }

  function choose(option: HTMLElement | undefined): void {
    for (const each of options()) each.setAttribute('aria-selected', String(each === option));
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  }

  function move(by: 1 | -1): void {
    const all = options();
    const at = all.indexOf(active() as HTMLElement);
    // The field itself is one place of the round.
    const next = (at + 1 + by + all.length + 1) % (all.length + 1);
    choose(all[next - 1]);
  }

  function open(option: HTMLElement): void {
    stop();
    if (option.dataset.href) location.assign(option.dataset.href);
    else form?.requestSubmit();
  }

  async function ask(): Promise<void> {
    const query = new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>);
    asked = input.value.trim();
    if ([...asked].length < leastLetters) return close();
    asking = new AbortController();
    const { signal } = asking;
    const language = document.documentElement.lang === 'am' ? '/am' : '';
    const answer = await fetch(`${language}/api/suggestions?${query}`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
      .then(response => (response.ok ? (response.json() as Promise<Answer>) : null))
      .catch(() => null);
    if (signal.aborted) return;
    fill(answer);
  }

  function fill(answer: Answer | null): void {
    const found = answer?.suggestions ?? [];
    const total = String(answer?.total ?? 0);
    const rows = found.map((suggestion, at) => rowOf(suggestion, at));
    if (answer && answer.total > found.length)
      rows.push(allRow(texts.all.replace('{count}', total), rows.length));
    list?.replaceChildren(...rows);
    show(rows.length > 0 && input === document.activeElement);
    const words = answer ? wordsFor(found.length) : texts.failed;
    if (status) status.textContent = words.replace('{count}', String(found.length));
  }

  const wordsFor = (count: number) => (count === 0 ? texts.none : count === 1 ? texts.one : texts.some);

  input.addEventListener('input', event => {
    stop();
    if ((event as InputEvent).isComposing) return;
    timer = window.setTimeout(() => void ask(), pauseMs);
  });
  input.addEventListener('compositionend', () => {
    stop();
    timer = window.setTimeout(() => void ask(), pauseMs);
  });
  input.addEventListener('keydown', event => {
    if (event.isComposing) return;
    const isDown = event.key === 'ArrowDown';
    if (isDown || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!list.hidden) move(isDown ? 1 : -1);
      else if (isDown) void ask();
    } else if (event.key === 'Enter' && active()) {
      event.preventDefault();
      open(active() as HTMLElement);
    } else if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      stop();
      close();
    }
  });
  input.addEventListener('blur', () => {
    stop();
    close();
  });
  form.addEventListener('submit', stop);
  // The field keeps the focus, so that the list stays while somebody presses on it.
  list.addEventListener('mousedown', event => event.preventDefault());
  list.addEventListener('click', event => {
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    if (option) open(option);
  });
  if (input.value.trim() !== input.defaultValue.trim()) void ask();
}

function rowOf({ title, lang, kind, href }: Suggestion, at: number): HTMLElement {
  const row = option(at);
  row.dataset.href = href;
  const name = document.createElement('span');
  if (lang) name.lang = lang;
  name.append(...title.map(marked));
  const what = document.createElement('small');
  what.textContent = kind;
  row.append(name, ' ', what);
  return row;
}

/** Leads to all results, as Enter does. */
function allRow(words: string, at: number): HTMLElement {
  const row = option(at);
  row.textContent = words;
  return row;
}

function option(at: number): HTMLElement {
  const row = document.createElement('div');
  row.id = `suggestion-${at}`;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', 'false');
  return row;
}

function marked({ text, isMarked }: Piece): Node {
  if (!isMarked) return document.createTextNode(text);
  const mark = document.createElement('mark');
  mark.textContent = text;
  return mark;
}
