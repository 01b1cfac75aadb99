import type { ReactNode } from 'react';
import { phoneLink } from '#core/links.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Spinner } from '#ui/components/spinner.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import type { CalendarEmbed } from './calendar-embed.rules.ts';
import { type MeetTexts, meetTexts } from './meet.texts.ts';
import css from './meet-calendar.module.css';

type MeetCalendarProps = {
  /** Null while staff have entered no calendar. */
  embed: CalendarEmbed | null;
  phone: string;
  email: string;
  locale: Locale;
};

/**
 * The booking calendar. All states are in the page: meet-calendar.browser.ts selects one, and without script a link
 * opens the calendar.
 */
export function MeetCalendar({ embed, phone, email, locale }: MeetCalendarProps) {
  const texts = meetTexts[locale];
  const otherContacts = <OtherContacts phone={phone} email={email} locale={locale} />;
  if (!embed)
    return (
      <div className={css.place} data-calendar="missing">
        <Failure words={texts.missing}>{otherContacts}</Failure>
      </div>
    );
  const named = (words: string) => words.replace('{service}', embed.service);
  return (
    <>
      <p className={css.service}>{named(texts.service)}</p>
      <section
        className={css.place}
        aria-label={texts.calendar}
        tabIndex={-1}
        data-calendar="loading"
        data-calendar-src={embed.src}
        data-calendar-origin={embed.origin}
        data-calendar-title={texts.calendar}
      >
        <div className={css.frame} data-calendar-frame />
        <div className={css.waiting} data-needs-script>
          <Spinner words={texts.loading} />
          <p className={css.late} role="status">
            {texts.late}
          </p>
        </div>
        <div className={css.offer}>
          <p>{named(texts.offered)}</p>
          <Button variant="ink" data-calendar-load data-needs-script>
            {texts.load}
          </Button>
          <Open page={embed.page} texts={texts} />
          {otherContacts}
        </div>
        <Failure words={texts.failed}>
          {otherContacts}
          <p className={css.actions}>
            <Button icon="reload" data-calendar-load>
              {texts.retry}
            </Button>
            <Open page={embed.page} texts={texts} />
          </p>
        </Failure>
      </section>
    </>
  );
}

function Open({ page, texts }: { page: string; texts: MeetTexts }) {
  return (
    <ButtonLink href={page} newTab={texts.newTab}>
      {texts.open}
    </ButtonLink>
  );
}

function Failure({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className={css.failure} role="alert">
      <Icon name="warning" size="large" className={css.warning} />
      <p className={css.words}>{words}</p>
      {children}
    </div>
  );
}

/** Phone, email and the contact page, for visitors who cannot use the calendar. */
function OtherContacts({ phone, email, locale }: Pick<MeetCalendarProps, 'phone' | 'email' | 'locale'>) {
  const texts = meetTexts[locale];
  return (
    <>
      <p>{texts.otherContacts}</p>
      <ul className={css.ways}>
        {phone && (
          <li>
            {texts.phone} <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          </li>
        )}
        {email && (
          <li>
            {texts.email} <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </li>
        )}
        <li>
          <TextLink href={localePath(locale, '/contact')}>{texts.contactUs}</TextLink>
        </li>
      </ul>
    </>
  );
}
