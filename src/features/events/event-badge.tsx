import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Badge } from '#ui/components/badge.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { eventTexts } from './event.texts.ts';
import { type BadgeLook, badgeLook, badgeText } from './event-badge.rules.ts';
import { eventBadgeTexts } from './event-badge.texts.ts';
import type { EventCard } from './event-card.ts';
import { eventTiming } from './event-timing.rules.ts';

/**
 * What event-badge.browser.ts needs to set the badge again when the page is looked at. Nothing for an event that does
 * not take place as planned: counting days to it would mislead.
 */
export function timingData({ times, result, state }: Timed): Record<string, string> {
  if (state !== 'scheduled') return {};
  return {
    'data-event-times': JSON.stringify(times),
    ...(result ? { 'data-event-result': result.text } : {}),
    ...(result?.lang ? { 'data-event-result-lang': result.lang } : {}),
  };
}

type Timed = Pick<EventCard, 'times' | 'result' | 'state'>;
type EventBadgeProps = { event: Timed; locale: Locale; now: Date; className?: string };

/** How the event stands, in words; nothing while its day is not announced. */
export function EventBadge({ className, ...said }: EventBadgeProps) {
  const standing = standingOf(said);
  return (
    standing && (
      <Badge look={standing.look} className={className}>
        {standing.words.lang ? <LocalizedText words={standing.words} /> : standing.words.text}
      </Badge>
    )
  );
}

/** The same as plain words, for a line of a list; event-badge.browser.ts keeps them true as well. */
export function EventStatus(said: Omit<EventBadgeProps, 'className'>) {
  const standing = standingOf(said);
  return (
    standing && (
      <span data-badge={standing.look}>
        <span lang={standing.words.lang} data-badge-words>
          {standing.words.text}
        </span>
      </span>
    )
  );
}

function standingOf({ event, locale, now }: EventBadgeProps): { look: BadgeLook; words: Words } | null {
  const { times, result, state } = event;
  const timing = eventTiming(times, now);
  if (state !== 'scheduled' && timing.state !== 'past')
    return { look: 'past', words: { text: eventTexts[locale][`${state}Badge`] } };
  const text = badgeText(timing, eventBadgeTexts[locale], result?.text);
  if (text === null) return null;
  const lang = text === result?.text ? result.lang : undefined;
  return { look: badgeLook(timing, result?.text), words: { text, ...(lang ? { lang } : {}) } };
}
