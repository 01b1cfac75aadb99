import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { Title } from '#ui/components/title.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Island } from '#ui/islands/island.tsx';
import { FormCard, FormPage } from '#ui/layout/form-page.tsx';
import { bookingTexts } from './booking.texts.ts';
import { BookingForm, type BookingFormProps } from './booking-form.island.tsx';
import css from './meeting-page.module.css';

/** A meeting as shown to its visitor. */
export type ShownMeeting = {
  state: 'booked' | 'cancelled' | 'missed' | 'over';
  when: { day: string; time: string; there: string };
  where: Words;
  host: string;
  /** Moves and cancels it; null for whoever has booked and may not have its mail. */
  token: string | null;
  /** The form that moves it; null where it cannot be moved (any more). */
  move: BookingFormProps | null;
  /** The act that led to this page. */
  done: 'booked' | 'moved' | null;
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
  const { state, when, where, host, token, move, done } = meeting;
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
        <p role="status" className={css.state} data-goal={done === 'booked' ? 'booked' : undefined}>
          {done === 'booked' && `${texts.booked} ${texts.bookedNext}`}
          {done === 'moved' && texts.moved}
          {state === 'cancelled' && texts.cancelled}
          {state === 'missed' && texts.missed}
          {state === 'over' && texts.over}
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
        {state === 'booked' && token && (
          <form method="post" action="?">
            <input type="hidden" name="meeting" value={token} />
            <Button type="submit" name="act" value="cancel">
              {texts.cancel}
            </Button>
          </form>
        )}
        {(state === 'cancelled' || state === 'over') && (
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
          <Island name="BookingForm" of={BookingForm} props={move} />
        </section>
      )}
    </>
  );
}
