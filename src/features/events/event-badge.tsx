import { Badge } from '#ui/components/badge.tsx';
import { badgeLook, badgeText } from './event-badge.rules.ts';
import type { BadgeTexts } from './event-badge.texts.ts';
import type { EventCard } from './event-card.ts';
import { eventTiming } from './event-timing.rules.ts';

/** What event-badge.browser.ts needs to set the badge again when the page is looked at. */
export function timingData({ times, result }: Pick<EventCard, 'times' | 'result'>): Record<string, string> {
  return {
    'data-event-times': JSON.stringify(times),
    ...(result ? { 'data-event-result': result.text } : {}),
  };
}

type EventBadgeProps = {
  event: Pick<EventCard, 'times' | 'result'>;
  now: Date;
  texts: BadgeTexts;
  className?: string;
};

/** How the event stands, in words; nothing while its day is not announced. */
export function EventBadge({ event, now, texts, className }: EventBadgeProps) {
  const timing = eventTiming(event.times, now);
  const result = event.result?.text ?? null;
  const words = badgeText(timing, texts, result);
  if (words === null) return null;
  return (
    <Badge look={badgeLook(timing, result)} className={className}>
      {words}
    </Badge>
  );
}
