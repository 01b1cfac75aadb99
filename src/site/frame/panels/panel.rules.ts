import { newestFirst } from '#core/lists.ts';
import type { EventCard } from '#features/events/event-card.ts';
import { eventTiming, placeholderTime } from '#features/events/event-timing.rules.ts';
import type { Menu, MenuLink } from '#features/navigation/menu.queries.ts';

/** Where the panels are fetched from, without language. */
export const panelsPath = '/overlays/panels';

/** The most rows in a panel; small, because all panels are fetched together. */
export const panelRows = 5;

type Listed = Pick<EventCard, 'type' | 'href' | 'times' | 'date'>;

/**
 * The events of the panel: current and future ones, soonest first; then those without a day; then the latest past ones.
 */
export function panelEvents<Item extends Listed>(events: readonly Item[], now: Date): Item[] {
  const open = events.filter(({ type, href }) => type === 'normal' && href !== null);
  const state = (event: Item) => eventTiming(event.times, now).state;
  const over = open.filter(event => state(event) === 'past');
  const unannounced = open.filter(event => state(event) === 'unannounced');
  const ahead = open.filter(event => !over.includes(event) && !unannounced.includes(event));
  ahead.sort((a, b) => toStart(a).localeCompare(toStart(b)));
  return [...ahead, ...unannounced, ...newestFirst(over, event => event.date)].slice(0, panelRows);
}

/**
 * The event featured beside the list: the one staff chose, until it is over; then the current or next one; a past one
 * only if there is no other.
 */
export function featuredEvent<Item extends Listed>(
  events: readonly Item[],
  { chosen, now }: { chosen: string | null; now: Date },
): Item | null {
  const listed = panelEvents(events, now);
  const isOver = (event: Item) => eventTiming(event.times, now).state === 'past';
  const wanted = events.find(({ href }) => chosen !== null && href === `/events/${chosen}`);
  if (wanted && !isOver(wanted)) return wanted;
  return listed.find(event => event.date && !isOver(event)) ?? wanted ?? listed[0] ?? null;
}

function toStart({ date, times }: Listed): string {
  return `${date}T${times.time || placeholderTime}`;
}

/**
 * The fiscal years of the panel, in order, up to the last one with a report. Later ones appear on the page only (open
 * point 8).
 */
export function panelReports<Item extends { year: number; active: boolean }>(
  reports: readonly Item[],
): Item[] {
  const last = Math.max(...reports.filter(({ active }) => active).map(({ year }) => year));
  return reports
    .filter(({ year }) => year <= last)
    .sort((a, b) => a.year - b.year)
    .slice(-panelRows);
}

/** The bar's seven links in order (NAV-16); their labels are those of the menu. */
const barPaths = ['/about', '/events', '/team', '/news', '/reports', '/projects', '/contact'];

/** The menu items in the top bar, in its order; each has a panel. */
export function barItems(menu: Menu): MenuLink[] {
  return barPaths.flatMap(wanted => menu.items.filter(item => item.path === wanted));
}
