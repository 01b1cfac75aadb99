import { Fragment } from 'react';
import { isHttpsLink } from '#core/links.ts';
import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import type { Announcement } from '#features/announcements/announcement.queries.ts';
import { EventBadge, EventDate, timingData } from '#features/events/event-badge.tsx';
import type { EventCard } from '#features/events/event-card.ts';
import { shownTime } from '#features/events/event-details.rules.ts';
import { GetTicket } from '#features/events/get-ticket.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { Drawing } from '#ui/components/drawing.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { LocalizedText, NamesChanged } from '#ui/components/localized-text.tsx';
import { Picture } from '#ui/components/picture.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import css from './announcement-dialog.module.css';
import { eventNamed } from './greetings.rules.ts';

/** Amharic: to be reviewed by a native speaker (docs/how-to/review-amharic.md). */
const announcementTexts = {
  en: {
    close: 'Close',
    moreDetails: 'More Details',
    readOn: 'Read on',
    newTab: 'opens in a new tab',
    imageError: 'Error loading image',
  },
  am: {
    close: 'ይዝጉ',
    moreDetails: 'ተጨማሪ ዝርዝር',
    readOn: 'ተጨማሪ ያንብቡ',
    newTab: 'በአዲስ ገጽ ይከፈታል',
    imageError: 'ምስሉን መጫን አልተቻለም',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type Texts = (typeof announcementTexts)[Locale];
type AnnouncementDialogProps = { frame: Frame; event: EventCard; announcement: Announcement | null };

/**
 * The announcement ("what's cooking"): the next event and the words staff wrote for it, in one dialog.
 * greeting-dialogs.browser.ts shows it. Badge and ticket depend on the time of viewing, as for every event.
 */
export function AnnouncementDialog({ frame, event, announcement }: AnnouncementDialogProps) {
  const { locale, now } = frame.renderContext;
  const texts = announcementTexts[locale];
  return (
    <div data-announces={eventNamed(event.href)} {...timingData(event)}>
      <Dialog
        id="announcement"
        size="wide"
        close={texts.close}
        picture={<EventPicture event={event} announcement={announcement} texts={texts} />}
        above={<EventBadge event={event} locale={locale} now={now} />}
        title={<LocalizedText words={event.heading} />}
      >
        <p className={css.when}>
          <Icon name="calendar" size="small" />
          <span>
            <EventDate day={event.date} locale={locale} />
            {punctuation[locale].comma + shownTime(event.times, locale)}
          </span>
        </p>
        {announcement ? (
          <AnnouncementText announcement={announcement} frame={frame} texts={texts} />
        ) : (
          event.description.text && <LocalizedText as="p" words={event.description} />
        )}
        <div className={css.actions}>
          <GetTicket event={event} locale={locale} now={now} />
          <ButtonLink href={frame.to(event.href ?? '/events')}>{texts.moreDetails}</ButtonLink>
        </div>
      </Dialog>
    </div>
  );
}

function EventPicture({
  event,
  announcement,
  texts,
}: Pick<AnnouncementDialogProps, 'event' | 'announcement'> & { texts: Texts }) {
  const picture = announcement?.picture ?? event.picture;
  const sizes = '(min-width: 640px) 436px, 61vw';
  if (!picture) return <Drawing name="event-evening" sizes={sizes} fit="bottom" />;
  return <Picture source={picture} sizes={sizes} ratio="fill" failure={texts.imageError} square />;
}

function AnnouncementText({
  announcement,
  frame,
  texts,
}: {
  announcement: Announcement;
  frame: Frame;
  texts: Texts;
}) {
  const { title, message, link } = announcement;
  const isElsewhere = isHttpsLink(link);
  return (
    <Fragment>
      <p className={css.words}>
        <strong>
          <LocalizedText words={title} />
        </strong>{' '}
        <LocalizedText words={message} />
      </p>
      {announcement.namesChanged && <NamesChanged locale={frame.renderContext.locale} />}
      {link && (
        <TextLink
          variant="bold"
          href={isElsewhere ? link : frame.to(link)}
          newTab={isElsewhere ? texts.newTab : undefined}
        >
          {texts.readOn}
        </TextLink>
      )}
    </Fragment>
  );
}
