import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { phoneLink } from '#core/links.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink, Spinner } from '#ui/components/button.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { type CalendarEmbed, calendarTheme, readCalendarMessage } from './calendar-embed.rules.ts';
import { type MeetTexts, meetTexts } from './meet.texts.ts';
import css from './meet-calendar.module.css';

/** After this time in ms the page shows that the calendar is late; it still appears when it arrives. */
const timeout = 15_000;
/** A loaded frame that is silent for this long, in ms, has failed: refused frames fire `load` too. */
const silence = 6_000;

type Phase = 'loading' | 'late' | 'offered' | 'failed' | 'ready';

type MeetCalendarProps = {
  /** Null while staff have entered no calendar. */
  embed: CalendarEmbed | null;
  /** Our own calendar has no free time at the moment. */
  isFull?: boolean;
  phone: string;
  email: string;
  locale: Locale;
};

/** The booking calendar, or how else to meet while there is none. */
export function MeetCalendar({ embed, isFull, phone, email, locale }: MeetCalendarProps) {
  const texts = meetTexts[locale];
  const otherContacts = <OtherContacts phone={phone} email={email} locale={locale} />;
  if (embed) return <Booking embed={embed} otherContacts={otherContacts} texts={texts} />;
  return (
    <div className={css.place} data-calendar="missing">
      <Failure words={isFull ? texts.full : texts.missing}>{otherContacts}</Failure>
    </div>
  );
}

type BookingProps = { embed: CalendarEmbed; otherContacts: ReactNode; texts: MeetTexts };

/**
 * Loads the calendar immediately, because visitors open this page for it, or on request where the device saves data. All
 * states are in the page and the style sheet shows one; without script a link opens the calendar.
 */
function Booking({ embed, otherContacts, texts }: BookingProps) {
  const place = useRef<HTMLElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  /** How often the calendar was loaded. */
  const [attempt, setAttempt] = useState(0);
  const named = (words: string) => words.replace('{service}', embed.service);

  useEffect(() => {
    if (navigator.connection?.saveData) setPhase('offered');
    else setAttempt(1);
  }, []);

  function load(): void {
    setPhase('loading');
    setAttempt(before => before + 1);
    place.current?.focus();
  }

  return (
    <>
      <p className={css.service}>{named(texts.service)}</p>
      <section
        ref={place}
        className={css.place}
        aria-label={texts.calendar}
        tabIndex={-1}
        data-calendar={phase}
      >
        <div className={css.frame}>
          {attempt > 0 && (
            <CalendarFrame key={attempt} embed={embed} title={texts.calendar} setPhase={setPhase} />
          )}
        </div>
        <div className={css.waiting} data-needs-script>
          <Spinner words={texts.loading} />
          <p className={css.late} role="status">
            {texts.late}
          </p>
        </div>
        <div className={css.offer}>
          <p>{named(texts.offered)}</p>
          <Button variant="ink" data-needs-script onClick={load}>
            {texts.load}
          </Button>
          <Open page={embed.page} texts={texts} />
          {otherContacts}
        </div>
        <Failure words={texts.failed}>
          {otherContacts}
          <p className={css.actions}>
            <Button icon="reload" onClick={load}>
              {texts.retry}
            </Button>
            <Open page={embed.page} texts={texts} />
          </p>
        </Failure>
      </section>
    </>
  );
}

type CalendarFrameProps = {
  embed: CalendarEmbed;
  title: string;
  setPhase: (change: Phase | ((before: Phase) => Phase)) => void;
};

/**
 * One attempt to load the calendar. The page and the calendar exchange messages only; no script of the service runs on
 * our page.
 */
function CalendarFrame({ embed, title, setPhase }: CalendarFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const [hasLoaded, setHasLoaded] = useState(false);
  const [isBooked, setIsBooked] = useState(false);

  const onMessage = useEffectEvent(({ origin, source, data }: MessageEvent) => {
    const calendar = frame.current?.contentWindow;
    if (!calendar || origin !== embed.origin || source !== calendar) return;
    const message = readCalendarMessage(data);
    if (message?.kind === 'listening') answer(calendar, origin);
    if (message?.kind === 'height') setHeight(message.height);
    if (message?.kind === 'booked') setIsBooked(true);
    if (message?.kind === 'ready' || message?.kind === 'failed') setPhase(message.kind);
  });

  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setPhase(before => (before === 'loading' ? 'late' : before)), timeout);
    return () => clearTimeout(timer);
  }, [setPhase]);

  useEffect(() => {
    if (!hasLoaded) return;
    const timer = setTimeout(() => setPhase(before => (before === 'ready' ? before : 'failed')), silence);
    return () => clearTimeout(timer);
  }, [hasLoaded, setPhase]);

  return (
    <iframe
      ref={frame}
      title={title}
      referrerPolicy="origin"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
      height={height}
      data-goal={isBooked ? 'booked' : undefined}
      onLoad={() => setHasLoaded(true)}
      src={embed.src}
    />
  );
}

/** The calendar is listening: connecting makes it visible, and it needs its theme. */
function answer(calendar: Window, origin: string): void {
  const postCommand = (method: string, arg?: object) =>
    calendar.postMessage({ originator: 'CAL', method, arg }, origin);
  postCommand('ui', calendarTheme);
  postCommand('parentKnowsIframeReady');
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
      <p>{phone ? texts.otherContacts : texts.writeToUs}</p>
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
          <TextLink href={localePath(locale, '/contact')}>{texts.ourForm}</TextLink>
        </li>
      </ul>
    </>
  );
}
