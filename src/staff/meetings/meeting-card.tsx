import { Fragment, type ReactNode } from 'react';
import { formatTime, formatTimeIn } from '#core/clock.ts';
import { CHARITY_ZONE } from '#core/zoned-time.ts';
import { namedDay } from '#features/meetings/bookable-days.ts';
import { canStaffMove } from '#features/meetings/change-meeting.action.ts';
import { cityName, dayAndTime, whenWords } from '#features/meetings/clocks.rules.ts';
import { canCancel, type Meeting } from '#features/meetings/meeting-store.ts';
import { LONGEST_REASON } from '#features/meetings/meetings-desk.endpoints.ts';
import { languageHere, sayHere } from '#staff/language/say.ts';
import { Badge } from '../parts/badge.tsx';
import { QuietButton, Submit } from '../parts/buttons.tsx';
import { Field } from '../parts/field.tsx';
import styles from './meeting-card.module.css';
import { type Desk, DeskForm, HostSelect, hostName } from './meetings-desk.tsx';
import { MOVE_FORM } from './move-form-id.ts';

export const cardId = (meeting: Pick<Meeting, 'id'>): string => `meeting-${meeting.id}`;

/** The state of a meeting that is not simply booked. */
export function StateBadge({ meeting: { state, heldUntil } }: { meeting: Meeting }) {
  const say = sayHere();
  if (state === 'missed') return <Badge tone="quiet">{say('Did not come')}</Badge>;
  if (heldUntil === null) return null;
  return (
    <Badge tone="wait">
      {say('Held until {time}, not confirmed yet', {
        time: formatTime(dayAndTime(heldUntil, CHARITY_ZONE.id).time, languageHere()),
      })}
    </Badge>
  );
}

/** Everything about one meeting, and what can be done with it; opened by its place in the week. */
export function MeetingCard({ meeting, desk }: { meeting: Meeting; desk: Desk }) {
  const say = sayHere();
  const { at, name, email, about, zone, hosts } = meeting;
  const { locale } = desk;
  const title = `${cardId(meeting)}-title`;
  const zones = new Set(desk.hosts.filter(({ id }) => hosts.includes(id)).map(({ timeZone }) => timeZone));
  const theirs = [...zones]
    .filter(each => each !== CHARITY_ZONE.id)
    .map(each => `${formatTimeIn(each, dayAndTime(at, each).time, locale)} (${cityName(each, locale)})`);
  const facts: [string, ReactNode][] = [
    [
      'When',
      <Fragment key="when">
        {namedDay(dayAndTime(at, CHARITY_ZONE.id).day, locale)}
        <br />
        {whenWords(at, CHARITY_ZONE.id, locale).time}
      </Fragment>,
    ],
    ...(theirs.length > 0 ? [['For the host', theirs.join(', ')] as [string, string]] : []),
    ...(zone === CHARITY_ZONE.id
      ? []
      : [['For the visitor', whenWords(at, zone, locale).there || '–'] as [string, string]]),
    ['Host', hosts.map(host => hostName(host, desk)).join(', ') || '–'],
    ['Topic', about || '–'],
  ];
  return (
    <section id={cardId(meeting)} popover="auto" className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <h4 id={title}>{name ?? say('Deleted')}</h4>
        <button
          type="button"
          className={styles.close}
          popoverTarget={cardId(meeting)}
          popoverTargetAction="hide"
          aria-label={say('Close')}
        >
          ×
        </button>
      </header>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <StateBadge meeting={meeting} />
      <dl className={styles.facts}>
        {facts.map(([of, value]) => (
          <div key={of}>
            <dt>{say(of)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {meeting.state !== 'missed' && <MeetingActions meeting={meeting} desk={desk} />}
    </section>
  );
}

function MeetingActions({ meeting, desk }: { meeting: Meeting; desk: Desk }) {
  const say = sayHere();
  const { id, hosts } = meeting;
  const meetingField = <input type="hidden" name="meeting" value={id} />;
  if (!canCancel(meeting, desk.now))
    return (
      <DeskForm to="change" desk={desk}>
        {meetingField}
        <Submit look="quiet" name="act" value="missed">
          {say('Nobody came')}
        </Submit>
      </DeskForm>
    );
  const others =
    desk.rules.together || meeting.state === 'held'
      ? []
      : desk.hosts.filter(host => !hosts.includes(host.id));
  return (
    <div className={styles.acts}>
      {canStaffMove(meeting, desk.now) && (
        <QuietButton icon="calendar" data-move={id} popoverTarget={MOVE_FORM}>
          {say('Move…')}
        </QuietButton>
      )}
      {others.length > 0 && (
        <DeskForm to="change" desk={desk} className={styles.row}>
          {meetingField}
          <HostSelect hosts={others} label={say('Another host')} />
          <Submit look="quiet" name="act" value="reassign">
            {say('Assign to this host')}
          </Submit>
        </DeskForm>
      )}
      <details>
        <summary>{say('Cancel…')}</summary>
        <DeskForm to="change" desk={desk} className={styles.form}>
          {meetingField}
          <Field name={`reason-${id}`} label={say('Reason, for the visitor (optional)')}>
            <textarea name="reason" rows={2} maxLength={LONGEST_REASON} />
          </Field>
          <Submit look="danger" name="act" value="cancel">
            {say('Cancel the meeting and tell the visitor')}
          </Submit>
        </DeskForm>
      </details>
    </div>
  );
}
