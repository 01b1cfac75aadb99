'use client';
import {
  PasswordField,
  SelectField,
  useAuth,
  useConfig,
  useDocumentInfo,
  useOperation,
} from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { useId, useRef, useState } from 'react';
import type { InvitationState } from '#cms/accounts/invitation.ts';
import { type Message, message, shownDay } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import { usePanelData } from '../panel-data.ts';
import styles from './account-forms.module.css';

/** The role of an account. Not shown for the first account, which is created before anybody is signed in. */
export function RoleField(props: SelectFieldClientProps) {
  const { user } = useAuth();
  return user ? <SelectField {...props} /> : null;
}

type CurrentPasswordProps = { path: string; field: { name: string; label?: string } };

/** Asks for the current password when the address or password changes. */
export function CurrentPassword({ path, field }: CurrentPasswordProps) {
  // A new account has nothing to protect yet.
  if (useOperation() !== 'update') return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: field.name, label: field.label ?? '' }}
      path={path}
      validate={() => true}
    />
  );
}

type Invitation = { state: InvitationState; endsAt: string | null; leavesByMail: boolean; link?: string };

/** The status of an invitation at `now`, in one sentence. */
function invitationSentence({ state, endsAt, leavesByMail }: Invitation, now: number): Message {
  if (state === 'revoked') return 'The invitation was revoked. Nobody can open this account.';
  if (endsAt === null || Date.parse(endsAt) < now)
    return 'They have not chosen a password, and have no working link.';
  if (leavesByMail)
    return message('They have a mail with a link, and can choose their password until {day}.', {
      day: shownDay(endsAt),
    });
  return message('No mail server is set: give them the link yourself. It works until {day}.', {
    day: shownDay(endsAt),
  });
}

/** In the form of an account that was never used: the link with which its owner chooses a password. */
export function InvitationPanel() {
  const say = useSay();
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const [problem, setProblem] = useState('');
  const panel = useRef<HTMLElement>(null);
  const field = useId();
  const isOffered = id !== undefined && user?.role === 'admin';
  const address = isOffered ? `${config.routes.api}/staff/${id}/invitation` : null;
  const { data: found, act } = usePanelData<Invitation>(address);

  async function change(method: 'POST' | 'DELETE'): Promise<void> {
    const refusal = await act({ method });
    setProblem(refusal ?? '');
    if (refusal === null) panel.current?.focus();
  }

  if (!found?.state) return null;
  return (
    <section ref={panel} tabIndex={-1} className={styles.part} aria-label={say('Invitation')}>
      <h2>{say('Invitation')}</h2>
      <p role="status">{say(invitationSentence(found, Date.now()))}</p>
      {found.link && (
        <>
          <label htmlFor={field}>
            {say('This link is shown only now, works once, and only for this account.')}
          </label>
          <input id={field} readOnly value={found.link} onFocus={event => event.target.select()} />
        </>
      )}
      <p>
        <button type="button" onClick={() => void change('POST')}>
          {say(found.leavesByMail ? 'Send a new link' : 'Show a new link')}
        </button>{' '}
        {found.state === 'open' && (
          <button type="button" onClick={() => void change('DELETE')}>
            {say('Revoke the invitation')}
          </button>
        )}
      </p>
      <p role="alert">{say(problem)}</p>
    </section>
  );
}
