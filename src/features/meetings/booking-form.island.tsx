import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ethiopianClock } from '#core/clock.ts';
import { emailPattern, longestEmail } from '#core/email-address.ts';
import { type Locale, localePath } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import { punctuation } from '#core/words.ts';
import { CHARITY_ZONE, type IsoDay, isTimeZone } from '#core/zoned-time.ts';
import { Button } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { ErrorSummary, listProblems } from '#ui/forms/error-summary.tsx';
import { Field, Select, TextArea } from '#ui/forms/field.tsx';
import { ProofField } from '#ui/forms/proof-field.tsx';
import { useOneSubmit } from '#ui/forms/use-one-request.ts';
import type { BookableDay, BookableMonth } from './bookable-days.ts';
import { bookingTexts } from './booking.texts.ts';
import css from './booking-form.module.css';
import { cityName, dayAndTime } from './clocks.rules.ts';
import { toWeekday } from './free-times.rules.ts';
import { type BookingErrors, type BookingValues, timeValue } from './meeting.schema.ts';
import { MonthGrid } from './month-grid.tsx';

export type BookingFormProps = {
  locale: Locale;
  /** Address the form is sent to, and which shows days and times without script. */
  action: string;
  /** Signed id of the meeting to move; without it a new meeting is booked. */
  token?: string;
  days: BookableDay[];
  months: BookableMonth[];
  /** `30 minutes, at our office`. */
  facts: string;
  month?: string;
  day?: IsoDay;
  values?: BookingValues;
  errors?: BookingErrors;
  /** Why nothing was booked, and the free times nearest to the one that was wanted, in ms since 1970. */
  failure?: string;
  nearest?: number[];
  /** Address of the proof-of-work challenge, while bookings are slowed down. */
  proof?: string;
};

/** Where supporters live; the zone of the visitor's own device is added. */
const offeredZones = [
  CHARITY_ZONE.id,
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Stockholm',
  'Europe/Rome',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Asia/Jerusalem',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Australia/Sydney',
];

/**
 * Books or moves a meeting in three presses: a day, a time, the button. Without script each press is a request; with
 * script days and times are chosen in place, and also shown in the visitor’s own time zone.
 */
export function BookingForm(props: BookingFormProps) {
  const { locale, action, token, days, months, values, errors = {}, failure, nearest = [] } = props;
  const texts = bookingTexts[locale];
  const sendOnce = useOneSubmit();
  const [day, setDay] = useState(props.day ?? null);
  const [month, setMonth] = useState(props.month ?? props.day?.slice(0, 7) ?? months[0]?.month ?? '');
  const [at, setAt] = useState(values?.at ?? '');
  /** Empty until the visitor or their device names one, so that no form says somebody chose Addis Ababa who did not. */
  const [named, setNamed] = useState(isTimeZone(values?.zone ?? '') ? (values?.zone ?? '') : '');
  const zone = named || CHARITY_ZONE.id;
  const chosen = days.find(each => each.day === day);
  const choice = useRef<HTMLParagraphElement>(null);
  /** What the last press was for; on a phone it is far below, or out of view. */
  const [pressed, setPressed] = useState<{ for: 'times' | 'form' } | null>(null);
  const field = token ? 'booking-send' : 'booking-name';

  // Chosen before hydration, or put back by the browser on the way back, as the zone below.
  useEffect(() => {
    const time = document.querySelector<HTMLInputElement>('#booking-times input:checked');
    if (time) setAt(time.value);
  }, []);

  useEffect(() => {
    if (values?.zone) return;
    const { value: found = '' } = document.querySelector<HTMLSelectElement>('#booking-zone') ?? {};
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const known = [found, own].find(isTimeZone);
    if (known) setNamed(known);
  }, [values?.zone]);

  useEffect(() => {
    if (pressed?.for === 'times')
      document.getElementById('booking-times')?.scrollIntoView({ block: 'nearest' });
    if (pressed?.for !== 'form') return;
    choice.current?.scrollIntoView({ block: 'start' });
    document.getElementById(field)?.focus({ preventScroll: true });
  }, [pressed, field]);

  function chooseTime(time: number): void {
    setPressed({ for: 'form' });
    const to = dayAndTime(time, CHARITY_ZONE.id).day;
    setDay(to);
    setMonth(to.slice(0, 7));
    setAt(timeValue(time));
  }

  const hidden = token && <input type="hidden" name="meeting" value={token} />;
  const problems = failure
    ? [{ words: failure, field: nearest.length > 0 ? 'booking-nearest' : undefined }]
    : listProblems(
        ['booking-times', errors.at && texts[errors.at]],
        ['booking-zone', errors.zone && texts[errors.zone]],
        ['booking-name', errors.name && texts[errors.name]],
        ['booking-email', errors.email && texts[errors.email]],
        ['booking-about', errors.about && texts[errors.about]],
      );
  const shortcuts = nearest.length > 0 ? nearest : days.slice(0, 3).flatMap(({ times }) => times.slice(0, 1));
  return (
    <div className={css.booking} data-booking>
      <ErrorSummary locale={locale} problems={problems} />
      <div className={css.columns}>
        <form
          method="get"
          action={action}
          data-repeat
          onSubmit={pressAgain}
          className={css.choosing}
          aria-label={texts.chooseDay}
        >
          {hidden}
          <fieldset className={css.group} id="booking-nearest">
            <legend className={css.legend}>{nearest.length > 0 ? texts.nearest : texts.nextFree}</legend>
            <div className={css.shortcuts}>
              {shortcuts.map(time => (
                <button
                  key={time}
                  type="submit"
                  name="at"
                  value={timeValue(time)}
                  formAction={`${action}#${field}`}
                  className={css.shortcut}
                  onClick={event => {
                    event.preventDefault();
                    chooseTime(time);
                  }}
                >
                  <span className={css.own}>{shortDay(time, days)}</span>
                  <TimeWords at={time} zone={zone} locale={locale} />
                </button>
              ))}
            </div>
          </fieldset>
          <MonthGrid
            locale={locale}
            days={days}
            months={months}
            month={month}
            day={day}
            onMonth={setMonth}
            formAction={`${action}#booking-chosen`}
            onDay={to => {
              setDay(to);
              setAt('');
              setPressed({ for: 'times' });
            }}
          />
          <div className={css.zone}>
            <Select
              id="booking-zone"
              name="zone"
              label={texts.zone}
              hint={texts.zoneHint}
              value={named}
              error={errors.zone ? texts[errors.zone] : null}
              onChange={({ target }) => setNamed(target.value)}
            >
              {[...new Set([...offeredZones, zone])].map(each => (
                <option key={each} value={each === CHARITY_ZONE.id && !named ? '' : each}>
                  {cityName(each, locale)}
                </option>
              ))}
            </Select>
            <div className={css.show}>
              <Button type="submit" size="small">
                {texts.show}
              </Button>
            </div>
          </div>
        </form>
        <form
          method="post"
          action={action}
          onSubmit={sendOnce}
          noValidate
          className={css.details}
          aria-labelledby="booking-chosen"
          data-on-surface
        >
          {hidden}
          <input type="hidden" name="zone" value={named} />
          {props.proof && <ProofField address={props.proof} />}
          <p className={css.facts}>{props.facts}</p>
          <Title as="h2" variant="story" id="booking-chosen">
            {chosen ? texts.times.replace('{day}', chosen.label) : token ? texts.meetingTitle : texts.title}
          </Title>
          <p className={css.status} role="status">
            {chosen ? (
              <>
                <VisuallyHidden>
                  {texts.timesFound
                    .replace('{n}', String(chosen.times.length))
                    .replace('{day}', chosen.label)}{' '}
                </VisuallyHidden>
                {texts.clocks}
              </>
            ) : (
              texts.noDay
            )}
          </p>
          {chosen && (
            <>
              <fieldset className={css.group} id="booking-times" aria-labelledby="booking-chosen">
                <div className={css.times}>
                  {chosen.times.map(time => (
                    <label key={time} className={css.time}>
                      <input
                        type="radio"
                        name="at"
                        value={timeValue(time)}
                        checked={at === timeValue(time)}
                        onChange={({ target }) => setAt(target.value)}
                      />
                      <TimeWords at={time} zone={zone} locale={locale} />
                    </label>
                  ))}
                </div>
              </fieldset>
              <p ref={choice} className={css.choice} role="status">
                {at && chosen.times.includes(Date.parse(at)) && (
                  <ChosenWords at={Date.parse(at)} day={chosen.label} zone={zone} locale={locale} />
                )}
              </p>
              {token ? null : <Person locale={locale} values={values} errors={errors} />}
              <div>
                <Button type="submit" variant="ink" wide id="booking-send">
                  {token ? texts.move : texts.book}
                </Button>
              </div>
            </>
          )}
        </form>
      </div>
    </div>
  );
}

/** A press before hydration comes again as the submission it began, without the click that chooses in place. */
function pressAgain(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void {
  const { submitter } = event.nativeEvent;
  if (!submitter?.getAttribute('value')) return;
  event.preventDefault();
  submitter.click();
}

/** A day for a shortcut: in Amharic without the Gregorian date, so that it is one line in each font. */
const shortDay = (time: number, days: readonly BookableDay[]): string =>
  days.find(({ times }) => times.includes(time))?.label.replace(/ \(.*\)$/, '') ?? '';

type TimeWordsProps = { at: number; zone: string; locale: Locale };

/** A time in Addis Ababa, on both clocks, and in the visitor’s zone if it differs, each with its city. */
function describeClocks({ at, zone, locale }: TimeWordsProps) {
  const texts = bookingTexts[locale];
  const here = dayAndTime(at, CHARITY_ZONE.id);
  const own = dayAndTime(at, zone);
  const weekday = own.day === here.day ? '' : texts.weekdaysLong[toWeekday(own.day) - 1];
  const inCity = (time: string, city: string) =>
    texts.inCity.replace('{time}', time).replace('{city}', cityName(city, locale));
  const isHere = own.time === here.time && own.day === here.day;
  return {
    here: inCity(here.time, CHARITY_ZONE.id),
    ethiopian: ethiopianClock(here.time, locale),
    own: isHere ? null : inCity(own.time, zone),
    /** Of the visitor, if it is another day there. */
    weekday,
  };
}

function TimeWords(props: TimeWordsProps) {
  const { here, ethiopian, own, weekday } = describeClocks(props);
  return (
    <span className={css.clocks}>
      <span className={css.own}>
        {own ?? here}
        {weekday && ` (${weekday})`}
      </span>
      {own && <span className={css.clock}>{here}</span>}
      <span className={css.clock}>{ethiopian}</span>
    </span>
  );
}

/**
 * `You chose Tuesday, Dec 01, 2026, 09:00 in Addis Ababa (00:00 in Chicago).` In Amharic the Ethiopian clock is always
 * named.
 */
function ChosenWords({ day, ...props }: TimeWordsProps & { day: string }) {
  const { here, ethiopian, own, weekday } = describeClocks(props);
  const { locale } = props;
  const others = [
    own === null || locale === 'am' ? ethiopian : '',
    [weekday, own].filter(Boolean).join(' '),
  ].filter(Boolean);
  const time = `${here} (${others.join(punctuation[locale].comma)})`;
  return bookingTexts[locale].youChose.replace('{day}', day).replace('{time}', time);
}

type PersonProps = { locale: Locale; values: BookingValues | undefined; errors: BookingErrors };

function Person({ locale, values, errors }: PersonProps) {
  const texts = bookingTexts[locale];
  const errorText = (error: 'invalidName' | 'invalidEmail' | 'longAbout' | undefined) =>
    error ? texts[error] : null;
  return (
    <>
      <Field
        id="booking-name"
        name="name"
        label={texts.name}
        required
        maxLength={longestFullName}
        autoComplete="name"
        defaultValue={values?.name}
        error={errorText(errors.name)}
      />
      <Field
        id="booking-email"
        name="email"
        label={texts.email}
        inputMode="email"
        required
        pattern={`\\s*${emailPattern}\\s*`}
        maxLength={longestEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values?.email}
        error={errorText(errors.email)}
      />
      <TextArea
        id="booking-about"
        name="about"
        label={texts.about}
        hint={texts.aboutHint}
        rows={3}
        defaultValue={values?.about}
        error={errorText(errors.about)}
      />
      <p className={css.privacy}>{privacyLine(locale)}</p>
    </>
  );
}

function privacyLine(locale: Locale): ReactNode {
  const { privacy, privacyNotice } = bookingTexts[locale];
  const [before, after] = privacy.split('{privacy}');
  return (
    <>
      {before}
      <TextLink href={localePath(locale, '/legal/privacy')}>{privacyNotice}</TextLink>
      {after}
    </>
  );
}
