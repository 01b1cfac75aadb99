'use client';
import { toast, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import type { IssueDesk as Desk } from '#features/newsletter/issues/issue-desk.action.ts';
import { audienceSize } from '#features/newsletter/issues/issue-sending.rules.ts';
import { useSay } from '#staff/language/use-say.ts';
import { audienceSentence, noticeSentence, problemSentence, stateNames } from './desk.texts.ts';
import styles from './issue-desk.module.css';
import { IssuePreview } from './issue-preview.tsx';
import { SendButtons } from './send-buttons.tsx';
import { SendTest } from './send-test.tsx';
import { SendingProgress, WaitingNotice } from './sending-progress.tsx';
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
      {audienceSize(desk.audience) > 0 && <p>{say(`Would go to ${audienceSentence(desk.audience)}.`)}</p>}
      {desk.problems.length > 0 && (
        <div className={styles.problems} role="status">
          <strong>{say('It cannot go out yet')}</strong>
          <ul>
            {desk.problems.map(problemSentence).map(sentence => (
              <li key={sentence}>{say(sentence)}</li>
            ))}
          </ul>
        </div>
      )}
      {desk.notices.length > 0 && (
        <ul className={styles.notices}>
          {desk.notices.map(noticeSentence).map(sentence => (
            <li key={sentence}>{say(sentence)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
