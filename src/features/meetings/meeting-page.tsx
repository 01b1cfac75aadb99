import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { FormCard, FormPage } from '#ui/layout/form-page.tsx';
import { bookingTexts } from './booking.texts.ts';
import type { BookingFormProps } from './booking-form.island.tsx';
import { BookingForm } from './meeting-islands.tsx';
import css from './meeting-page.module.css';

/** A meeting as shown to its visitor. */
export type ShownMeeting = {
  state: 'held' | 'booked' | 'released' | 'cancelled' | 'missed' | 'over';
  when: { day: string; time: string; there: string };
  /** The held time and when the hold ends or ended, in the visitor’s zone; null once it is confirmed. */
  held: { when: string; until: string } | null;
  /** Why staff cancelled it; null if they did not, and empty if they gave no reason. */
  calledOff: string | null;
  where: Words;
  host: string;
  /** Confirms, moves and cancels it; null on the page after booking, where the mailbox is not proven. */
  token: string | null;
  /** The address of its file for a calendar, while it is booked and ahead. */
  file: string | null;
  /** Whether a press confirms it. */
  confirm: boolean;
  /** Whether it begins too soon to be booked now. */
  isLate: boolean;
  /** The form that moves it; null where it cannot be moved (any more). */
  move: BookingFormProps | null;
  /** The act that led to this page. */
  done: 'booked' | 'confirmed' | 'moved' | null;
};

type MeetingPageProps = { locale: Locale; meeting: ShownMeeting | null; failure?: string };

/** The page of a meeting, linked from its mails: shows, moves or cancels it. */
export function MeetingPage({ locale, meeting, failure }: MeetingPageProps) {
  const texts = bookingTexts[locale];
  return (
    <FormPage wide>
      <Title as="h1" variant="section" words={{ text: meeting ? texts.meetingTitle : texts.unknown }} />
      {meeting ? (
        <Meeting meeting={meeting} locale={locale} failure={failure} />
      ) : (
        <>
          <p>{texts.unknownNext}</p>
          <div>
            <ButtonLink href={localePath(locale, '/contact')}>{texts.contact}</ButtonLink>
          </div>
        </>
      )}
    </FormPage>
  );
}

type MeetingProps = { meeting: ShownMeeting; locale: Locale; failure: string | undefined };

function Meeting({ meeting, locale, failure }: MeetingProps) {
  const texts = bookingTexts[locale];
  const { state, when, calledOff, where, host, token, file, confirm, move, done } = meeting;
  const isAhead = state === 'booked' || state === 'held';
  const next =
    done === 'booked' || done === 'confirmed'
      ? texts[`${done}Next`]
      : state === 'held' && !token
        ? texts.heldNext
        : null;
  const facts: [string, string, string?][] = [
    [texts.day, when.day],
    [texts.time, when.time],
    [texts.there, when.there],
    [texts.where, where.text, where.lang],
    [texts.host, host],
  ];
  return (
    <>
      <FormCard>
        {!move && failure && <ErrorSummary locale={locale} problems={[{ words: failure }]} />}
        <p
          role="status"
          className={css.state}
          data-goal={done === 'booked' || done === 'confirmed' ? 'booked' : undefined}
        >
          {done === 'moved' ? texts.moved : state === 'booked' && texts.booked}
          {(state === 'held' || state === 'released') && holdWords(meeting, locale)}
          {state === 'cancelled' &&
            (calledOff === null ? texts.cancelled : `${texts.calledOff} ${calledOff}`)}
          {state === 'missed' && texts.missed}
          {state === 'over' && texts.over}
          {next !== null && <span className={css.next}> {next}</span>}
        </p>
        <dl className={css.facts}>
          {facts
            .filter(([, words]) => words)
            .map(([name, words, lang]) => (
              <div key={name} className={css.fact}>
                <dt>{name}</dt>
                <dd lang={lang}>{words}</dd>
              </div>
            ))}
        </dl>
        {file && (
          <p>
            <TextLink href={file} variant="bold">
              {texts.addToCalendar}
            </TextLink>
          </p>
        )}
        {token && (confirm || isAhead) && (
          <form method="post" action="?" className={css.acts}>
            <input type="hidden" name="meeting" value={token} />
            {confirm && (
              <Button type="submit" variant="ink" name="act" value="confirm">
                {texts.confirm}
              </Button>
            )}
            {isAhead && (
              <Button type="submit" name="act" value="cancel">
                {texts.cancel}
              </Button>
            )}
          </form>
        )}
        {(state === 'cancelled' || state === 'over' || (state === 'released' && !move)) && (
          <div>
            <ButtonLink href={localePath(locale, '/meet')}>{texts.again}</ButtonLink>
          </div>
        )}
      </FormCard>
      {move && (
        <section aria-labelledby="choose-again" className={css.again}>
          <Title variant="card-large" id="choose-again">
            {texts.choose}
          </Title>
          <BookingForm {...move} />
        </section>
      )}
    </>
  );
}

/** The next step for a held or released time, after opening the mailed link or after filling in the form. */
function holdWords({ state, held, token, confirm, isLate }: ShownMeeting, locale: Locale): string {
  const texts = bookingTexts[locale];
  const isHeld = state === 'held';
  const words = token
    ? texts[isHeld ? 'confirmNow' : confirm ? 'stillFree' : isLate ? 'tooLate' : 'noLongerFree']
    : texts[isHeld ? 'held' : 'released'];
  return words.replace('{when}', held?.when ?? '').replace('{until}', held?.until ?? '');
}
