'use client';
import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { message } from '#core/message.ts';
import { audienceSize, type Progress } from '#features/newsletter/issues/issue.rules.ts';
import type { IssueDesk as Desk } from '#features/newsletter/issues/issue-desk.action.ts';
import { useSay } from '#staff/language/use-say.ts';
import {
  audienceSentence,
  noticeSentence,
  number,
  people,
  problemSentence,
  progressNames,
  stateNames,
  toMoment,
  waitingSentence,
} from './desk.texts.ts';
import styles from './issue-desk.module.css';
import { SendButtons } from './send-buttons.tsx';
import { type DeskAct, useDesk, useUnsaved } from './use-desk.ts';

/** Sending panel beside the form of an issue: preview, audience, problems and sending. */
export function IssueDesk() {
  const say = useSay();
  const { id, lastUpdateTime } = useDocumentInfo();
  const { user } = useAuth();
  const unsaved = useUnsaved();
  const version = String(lastUpdateTime ?? '');
  const { desk, act } = useDesk(id, version);
  const [busy, setBusy] = useState(false);

  if (id === undefined || !desk)
    return (
      <p className={styles.hint}>
        {say('Write a subject and save the draft. The preview and the button to send it then appear here.')}
      </p>
    );

  const perform = async (wanted: DeskAct) => {
    setBusy(true);
    const { ok, message } = await act(wanted);
    setBusy(false);
    if (ok) toast.success(say(message));
    else toast.error(say(message));
    // The form must show that it was frozen or made editable again.
    if (ok && (wanted.act === 'send' || wanted.act === 'schedule' || wanted.act === 'unschedule'))
      window.location.reload();
  };

  return (
    <section className={styles.desk} aria-label={say('Preview and sending')}>
      <p className={styles.state} data-state={desk.state}>
        <span>{say(stateNames[desk.state])}</span>
        {unsaved && desk.state === 'draft' && <small>{say('Saving what you wrote…')}</small>}
      </p>
      {desk.state === 'draft' ? <Readiness desk={desk} /> : <SendingProgress desk={desk} />}
      <SendButtons desk={desk} busy={busy || (unsaved && desk.state === 'draft')} perform={perform} />
      <IssuePreview id={id} version={version} />
      <SendTest email={user?.email ?? ''} busy={busy} perform={perform} />
    </section>
  );
}

/** What prevents sending, and what to know. */
function Readiness({ desk }: { desk: Desk }) {
  const say = useSay();
  return (
    <>
      <WaitingNotice desk={desk} />
      {audienceSize(desk.audience) > 0 && (
        <p>{say('It would go to {people}.', { people: audienceSentence(desk.audience) })}</p>
      )}
      {desk.problems.length > 0 && (
        <div className={styles.problems} role="status">
          <strong>{say('It cannot go out yet')}</strong>
          <ul>
            {desk.problems
              .map(problem => say(problemSentence(problem)))
              .map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
        </div>
      )}
      {desk.notices.length > 0 && (
        <ul className={styles.notices}>
          {desk.notices
            .map(notice => say(noticeSentence(notice)))
            .map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
        </ul>
      )}
    </>
  );
}

/** Progress of an issue: a bar, and the number of mails per state. Read from the outbox each time. */
function SendingProgress({ desk }: { desk: Desk }) {
  const say = useSay();
  if (desk.state === 'scheduled')
    return (
      <>
        <p>
          {say('Goes out {moment}, as it looks below.', {
            moment: desk.dueAt ? toMoment(desk.dueAt) : message('soon'),
          })}
        </p>
        <WaitingNotice desk={desk} />
      </>
    );
  const { progress, readers } = desk;
  const rows = (Object.keys(progressNames) as (keyof Progress)[]).filter(
    name => name === 'sent' || progress[name] > 0,
  );
  return (
    <div className={styles.progress}>
      <WaitingNotice desk={desk} />
      <progress max={Math.max(readers, 1)} value={progress.sent} aria-label={say('Sent so far')} />
      <p>
        {`${number(progress.sent)} ${say('of')} ${say(people(readers))}`}
        {desk.queuedAt && <small> {say('· started {moment}', { moment: toMoment(desk.queuedAt) })}</small>}
      </p>
      <dl aria-live="polite">
        {rows.map(name => (
          <div key={name}>
            <dt>{say(progressNames[name])}</dt>
            <dd>{number(progress[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Says why mails do not leave, or would not, and what to do; nothing if they do. */
function WaitingNotice({ desk }: { desk: Desk }) {
  const say = useSay();
  const waiting = waitingSentence(desk);
  const hasMails = desk.progress.waiting + desk.progress.held > 0;
  return (
    waiting && (
      <p className={styles.problems} role="status">
        {say(waiting)}{' '}
        {hasMails && (
          <a href={`/admin/collections/mails?where[bulkOf][equals]=${desk.id}`}>{say('See the mails')}</a>
        )}
      </p>
    )
  );
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'am', label: 'አማርኛ' },
];
const editions = [
  { value: 'full', label: 'Full' },
  { value: 'light', label: 'Light' },
];

/** The widths at which mail programs show a mail, in pixels. */
const screens = [
  { value: 'phone', label: 'Phone', width: 390 },
  { value: 'desktop', label: 'Desktop', width: 640 },
];

/** The mail as readers see it on either screen, in a sandboxed frame. Reloads when the form is saved. */
function IssuePreview({ id, version }: { id: number | string; version: string }) {
  const say = useSay();
  const [locale, setLocale] = useState('en');
  const [edition, setEdition] = useState('full');
  const [screen, setScreen] = useState('phone');
  const width = screens.find(({ value }) => value === screen)?.width ?? 0;
  const room = useScale(width);
  const address = `/api/newsletter-issues/${id}/mail?locale=${locale}&edition=${edition}&v=${encodeURIComponent(version)}`;
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Choice name="Language" options={languages} value={locale} choose={setLocale} />
        <Choice name="Edition" options={editions} value={edition} choose={setEdition} />
        <Choice name="Screen" options={screens} value={screen} choose={setScreen} />
      </div>
      <div ref={room} className={styles.screen} data-screen={screen}>
        <iframe
          title={say('The mail as readers see it')}
          src={address}
          width={width}
          sandbox=""
          loading="lazy"
        />
      </div>
      <p className={styles.hint}>
        <a href={address} target="_blank" rel="noopener">
          {say('Open it in a new window')}
        </a>
      </p>
    </div>
  );
}

/** Makes what is `width` pixels wide fit into an element that may be narrower, without changing how it wraps. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const resize = () =>
      element.style.setProperty('--scale', String(Math.min(1, element.clientWidth / width)));
    resize();
    const watcher = new ResizeObserver(resize);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [width]);
  return room;
}

type ChoiceProps = {
  name: string;
  options: { value: string; label: string }[];
  value: string;
  choose: (value: string) => void;
};

function Choice({ name, options, value, choose }: ChoiceProps) {
  const say = useSay();
  return (
    <fieldset>
      <legend>{say(name)}</legend>
      {options.map(option => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          lang={option.value === 'am' ? 'am' : undefined}
          onClick={() => choose(option.value)}
        >
          {say(option.label)}
        </button>
      ))}
    </fieldset>
  );
}

type SendTestProps = { email: string; busy: boolean; perform: (act: DeskAct) => Promise<void> };

/** Sends the current mail to one address, in all variants or in one. */
function SendTest({ email, busy, perform }: SendTestProps) {
  const say = useSay();
  const [to, setTo] = useState(email);
  const [what, setWhat] = useState('en full');
  const field = useId();
  const [locale = 'en', edition = 'full'] = what.split(' ');
  return (
    <div className={styles.test}>
      <label htmlFor={`${field}-to`}>{say('Send a test to')}</label>
      <input
        id={`${field}-to`}
        type="email"
        value={to}
        onChange={event => setTo(event.target.value)}
        onKeyDown={event => {
          // Inside the issue's form, Enter would save the issue.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <label htmlFor={`${field}-what`}>{say('As')}</label>
      <select id={`${field}-what`} value={what} onChange={event => setWhat(event.target.value)}>
        <option value="en full">{say('English, full')}</option>
        <option value="en light">{say('English, light')}</option>
        <option value="am full">{say('Amharic, full')}</option>
        <option value="am light">{say('Amharic, light')}</option>
      </select>
      <button
        type="button"
        disabled={busy || !to.includes('@')}
        onClick={() => void perform({ act: 'test', to, locale, edition })}
      >
        {say('Send a test')}
      </button>
    </div>
  );
}
