import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import css from '#ui/components/badge.module.css';
import { classNames } from '#ui/components/class-names.ts';
import { Day } from '#ui/components/day.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText } from '#ui/components/localized-text.tsx';
import { eventTexts } from './event.texts.ts';
import type { EventCard } from './event-card.ts';
import { placeholderDetails } from './event-details.rules.ts';
import {
  type BadgeVariant,
  badgeText,
  badgeVariant,
  eventBadgeTexts,
  eventTiming,
} from './event-timing.rules.ts';

/**
 * Data attributes from which event-badge.browser.ts updates the badge. None for postponed or cancelled events, where
 * counting days would mislead.
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

/** The state of an event as a badge; none while its day is not announced. */
export function EventBadge({ className, ...badge }: EventBadgeProps) {
  const variantAndText = chooseBadge(badge);
  return (
    variantAndText && (
      <Badge variant={variantAndText.variant} className={className}>
        {variantAndText.words.lang ? (
          <LocalizedText words={variantAndText.words} />
        ) : (
          variantAndText.words.text
        )}
      </Badge>
    )
  );
}

/** The badge as plain text, for a line of a list; also updated by event-badge.browser.ts. */
export function EventStatus(badge: Omit<EventBadgeProps, 'className'>) {
  const variantAndText = chooseBadge(badge);
  return (
    variantAndText && (
      <span data-badge={variantAndText.variant}>
        <span lang={variantAndText.words.lang} data-badge-words>
          {variantAndText.words.text}
        </span>
      </span>
    )
  );
}

function chooseBadge({
  event,
  locale,
  now,
}: EventBadgeProps): { variant: BadgeVariant; words: Words } | null {
  const { times, result, state } = event;
  const timing = eventTiming(times, now);
  if (state !== 'scheduled' && timing.state !== 'past')
    return { variant: 'past', words: { text: eventTexts[locale][`${state}Badge`] } };
  const text = badgeText(timing, eventBadgeTexts[locale], result?.text);
  if (text === null) return null;
  const lang = text === result?.text ? result.lang : undefined;
  return { variant: badgeVariant(timing, result?.text), words: { text, ...(lang ? { lang } : {}) } };
}

type BadgeProps = {
  /** ahead: days to go. today: green. live: green with a pulsing diamond. past, result: over. */
  variant: 'ahead' | 'today' | 'live' | 'past' | 'result';
  className?: string;
  children: ReactNode;
};

/**
 * The state of an event, always as text. Contains the marks of all variants, so that a script only has to change
 * `data-badge`.
 */
function Badge({ variant, className, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, className)} data-badge={variant}>
      <Icon name="calendar" size="small" className={css.ahead} />
      <span className={css.live} />
      <span data-badge-words>{children}</span>
    </span>
  );
}

/** The day of an event, or that it is not announced yet. */
export function EventDate({ day, locale }: { day: IsoDay | null; locale: Locale }) {
  return day ? <Day day={day} locale={locale} /> : <span>{placeholderDetails[locale].date}</span>;
}
