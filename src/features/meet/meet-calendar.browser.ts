import { calendarTheme, readCalendarMessage } from './calendar-embed.rules.ts';

/** After this time in ms the page shows that the calendar is late; it still appears when it arrives. */
const timeouts = 15_000;
/** A loaded frame that is silent for this long, in ms, has failed: refused frames fire `load` too. */
const silence = 6_000;

type State = 'loading' | 'late' | 'offered' | 'failed' | 'ready';

/**
 * Loads the booking calendar: immediately, because visitors open this page for it, or on request where the device saves
 * data. The page and the calendar exchange messages only; no script of the service runs on our page.
 */
export function showCalendar(): void {
  const place = document.querySelector<HTMLElement>('[data-calendar]');
  if (!place?.dataset.calendarSrc) return;
  for (const button of place.querySelectorAll('[data-calendar-load]'))
    button.addEventListener('click', () => {
      load(place);
      place.focus();
    });
  if (savesData()) show(place, 'offered');
  else load(place);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function show(place: HTMLElement, state: State): void {
  place.dataset.calendar = state;
}

let forget = (): void => undefined;

/** Loads the calendar and discards any earlier attempt. */
function load(place: HTMLElement): void {
  const { calendarSrc = '', calendarOrigin = '', calendarTitle = '' } = place.dataset;
  forget();
  show(place, 'loading');
  const frame = document.createElement('iframe');
  frame.title = calendarTitle;
  frame.referrerPolicy = 'origin';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
  );
  const phase = (): string => place.dataset.calendar ?? '';
  const timers = [setTimeout(() => phase() === 'loading' && show(place, 'late'), timeouts)];
  const onMessage = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== calendarOrigin || source !== frame.contentWindow) return;
    const message = readCalendarMessage(data);
    if (message?.kind === 'listening') answer(frame, calendarOrigin);
    if (message?.kind === 'height') frame.height = String(message.height);
    if (message?.kind === 'booked') place.dataset.goal = 'booked';
    if (message?.kind === 'ready' || message?.kind === 'failed') show(place, message.kind);
  };
  frame.addEventListener('load', () => {
    timers.push(setTimeout(() => phase() === 'ready' || show(place, 'failed'), silence));
  });
  addEventListener('message', onMessage);
  forget = () => {
    removeEventListener('message', onMessage);
    for (const timer of timers) clearTimeout(timer);
    frame.remove();
  };
  frame.src = calendarSrc;
  place.querySelector('[data-calendar-frame]')?.append(frame);
}

/** The calendar is listening: connecting makes it visible, and it needs its theme. */
function answer(frame: HTMLIFrameElement, origin: string): void {
  const postCommand = (method: string, arg?: object) =>
    frame.contentWindow?.postMessage({ originator: 'CAL', method, arg }, origin);
  postCommand('ui', calendarTheme);
  postCommand('parentKnowsIframeReady');
}

showCalendar();
