import {
  badgeText,
  badgeVariant,
  type EventTimes,
  eventBadgeTexts,
  eventTiming,
  isAhead,
} from './event-timing.rules.ts';

const longestWait = 60_000;
let isRefreshing = false;

/**
 * Keeps event badges current: at load, every minute, and when the visitor returns; called again when a list
 * has grown. Ticket links and other parts for upcoming events are hidden once the event has started, and parts for the
 * days before it on its day. An offline copy hides all of them until this has run (`data-clock-set`).
 */
export function refreshBadges(): void {
  if (!document.querySelector('[data-event-times]')) return;
  showBadges();
  document.documentElement.dataset.clockSet = '';
  if (isRefreshing) return;
  isRefreshing = true;
  setInterval(showBadges, longestWait);
  document.addEventListener('visibilitychange', showBadges);
}

/** Updates every badge of the page. */
function showBadges(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-event-times]')) showOne(place);
}

function showOne(place: HTMLElement): void {
  const times: EventTimes = JSON.parse(place.dataset.eventTimes ?? '{}');
  const texts = eventBadgeTexts[document.documentElement.lang === 'am' ? 'am' : 'en'];
  const timing = eventTiming(times, new Date());
  const badge = place.querySelector<HTMLElement>('[data-badge]');
  const words = badge?.querySelector<HTMLElement>('[data-badge-words]');
  const text = badgeText(timing, texts, place.dataset.eventResult);
  if (badge && words && text !== null && words.textContent !== text) {
    words.textContent = text;
    markLanguage(
      words,
      text === place.dataset.eventResult?.trim() ? place.dataset.eventResultLang : undefined,
    );
    badge.dataset.badge = badgeVariant(timing, place.dataset.eventResult);
  }
  for (const ticket of place.querySelectorAll<HTMLElement>('[data-ticket]')) ticket.hidden = !isAhead(timing);
  for (const early of place.querySelectorAll<HTMLElement>('[data-ticket-early]'))
    early.hidden = timing.state !== 'upcoming';
  if ('aheadOnly' in place.dataset) place.hidden = !isAhead(timing);
}

/** An untranslated result is shown in the other language and marked as such. */
function markLanguage(words: Element, lang: string | undefined): void {
  if (lang) words.setAttribute('lang', lang);
  else words.removeAttribute('lang');
}
