import type { Locale } from '#core/locale.ts';
import { Badge } from '#ui/components/badge.tsx';
import { Said } from '#ui/components/said.tsx';
import { eventTexts } from './event.texts.ts';
import { badgeLook, badgeText } from './event-badge.rules.ts';
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
export function EventBadge({ event, locale, now, className }: EventBadgeProps) {
  const { times, result, state } = event;
  const timing = eventTiming(times, now);
  if (state !== 'scheduled' && timing.state !== 'past')
    return (
      <Badge look="past" className={className}>
        {eventTexts[locale][`${state}Badge`]}
      </Badge>
    );
  const words = badgeText(timing, eventBadgeTexts[locale], result?.text);
  if (words === null) return null;
  const lang = words === result?.text ? result.lang : undefined;
  return (
    <Badge look={badgeLook(timing, result?.text)} className={className}>
      {lang ? <Said words={{ text: words, lang }} /> : words}
    </Badge>
  );
}
