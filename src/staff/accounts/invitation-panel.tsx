'use client';
import { useAuth, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { InvitationState } from '#cms/accounts/invitation.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from '../second-step/second-step.module.css';

type Found = { state: InvitationState; endsAt: string | null; leavesByMail: boolean; link?: string };

const noAnswer = 'That did not work. Please try again.';
const dayOf = (iso: string) => iso.slice(0, 10);

/** The status of an invitation at `now`, in one sentence. */
function invitationSentence({ state, endsAt, leavesByMail }: Found, now: number): string {
  if (state === 'revoked') return 'The invitation was revoked. Nobody can open this account.';
  if (endsAt === null || Date.parse(endsAt) < now)
    return 'They have not chosen a password, and no link works.';
  if (leavesByMail)
    return `They have a mail with a link, and can choose their password until ${dayOf(endsAt)}.`;
  return `No mail leaves from here: hand them the link yourself. It works until ${dayOf(endsAt)}.`;
}

/** In the form of an account that was never used: the link with which its owner chooses a password. */
export function InvitationPanel() {
  const say = useSay();
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState('');
  const panel = useRef<HTMLElement>(null);
  const field = useId();
  const address = id === undefined ? null : `${config.routes.api}/staff/${id}/invitation`;
  const isAdmin = user?.role === 'admin';

  useEffect(() => {
    let isOver = false;
    if (address && isAdmin)
      void fetch(address)
        .then(async answer => answer.ok && !isOver && setFound(await answer.json()))
        .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [address, isAdmin]);

  async function act(method: 'POST' | 'DELETE'): Promise<void> {
    const answer = await fetch(String(address), { method }).catch(() => null);
    const reply = (await answer?.json().catch(() => null)) as (Found & { message?: string }) | null;
    setProblem(answer?.ok ? '' : (reply?.message ?? noAnswer));
    if (!answer?.ok || !reply) return;
    setFound(reply);
    panel.current?.focus();
  }

  if (!found) return null;
  return (
    <section ref={panel} tabIndex={-1} className={styles.part} aria-label={say('Invitation')}>
      <h2>{say('Invitation')}</h2>
      <p role="status">{say(invitationSentence(found, Date.now()))}</p>
      {found.link && (
        <>
          <label htmlFor={field}>
            {say('The link. It is shown only now, works once, and only for this account.')}
          </label>
          <input id={field} readOnly value={found.link} onFocus={event => event.target.select()} />
        </>
      )}
      <p>
        <button type="button" onClick={() => void act('POST')}>
          {say(found.leavesByMail ? 'Send a new link' : 'Show a new link')}
        </button>{' '}
        {found.state === 'open' && (
          <button type="button" onClick={() => void act('DELETE')}>
            {say('Revoke the invitation')}
          </button>
        )}
      </p>
      <p role="alert">{say(problem)}</p>
    </section>
  );
}
