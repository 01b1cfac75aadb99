'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { Fragment, useEffect, useState } from 'react';
import { type Consent, consentProblem } from '#cms/consents/consent.rules.ts';
import { andMore, hiddenCount, hiddenSentence, whatToDo } from '#cms/consents/hidden.texts.ts';
import type { AllHidden } from '#cms/consents/list-hidden.ts';
import type { Message } from '#core/message.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './consents.module.css';

/** In the form of a consent that no longer covers the website: what visitors no longer see, and where it was shown. */
export function HidesPanel() {
  const say = useSay();
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const isOver =
    id !== undefined && consentProblem(savedDocumentData as Consent, 'website', new Date()) !== null;
  const address = isOver ? `${config.routes.api}/consents/${id}/hidden` : null;
  const [found, setFound] = useState<AllHidden | null>(null);
  useEffect(() => {
    setFound(null);
    if (!address) return;
    let isGone = false;
    void ask(address).then(answer => {
      if (!isGone) setFound(answer);
    });
    return () => {
      isGone = true;
    };
  }, [address]);
  if (!found) return null;
  const { hidden, more } = found;
  return (
    <section className={styles.badge} aria-label={say('Hidden from the site')}>
      <p role="status">
        <strong>{say(hiddenCount(hidden.length + more))}</strong>
      </p>
      <ul>
        {hidden.map(({ kind, title, href, shownIn }) => (
          <li key={href}>
            {kind}: <a href={href}>{title}</a>
            {shownIn.length > 0 && say(', was shown in ')}
            {shownIn.map((use, index) => (
              <Fragment key={use.href}>
                {index > 0 && ', '}
                <a href={use.href}>{use.title}</a>
              </Fragment>
            ))}
          </li>
        ))}
        {more > 0 && <li>{say(andMore(more))}</li>}
      </ul>
    </section>
  );
}

/** Null without a connection or a session. */
async function ask(address: string): Promise<AllHidden | null> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as AllHidden) : null;
}

/** In the form of something hidden from visitors because of a consent: why, since when, and what to do. */
export function HiddenBadge() {
  const say = useSay();
  const { savedDocumentData, hasPublishedDoc } = useDocumentInfo();
  const { config } = useConfig();
  const { identifiable, consent, _status: status } = savedDocumentData ?? {};
  const isMeant = identifiable === 'yes' && (status !== 'draft' || hasPublishedDoc);
  const id = typeof consent === 'object' ? consent?.id : consent;
  const address = isMeant ? `${config.routes.api}/consents/${id ?? 0}?depth=0` : null;
  const [sentence, setSentence] = useState<Message | null>(null);
  useEffect(() => {
    setSentence(null);
    if (!address) return;
    let isOver = false;
    void readConsent(address).then(found => {
      if (!isOver && found !== 'unread') setSentence(hiddenSentence(found, new Date()));
    });
    return () => {
      isOver = true;
    };
  }, [address]);
  if (!sentence) return null;
  return (
    <section className={styles.badge} aria-label={say('Hidden from the site')}>
      <p>
        <strong>{say(sentence)}</strong>
      </p>
      <p>{say(whatToDo)}</p>
    </section>
  );
}

/** The consent; null if it no longer exists; 'unread' if it may not be read or the request failed. */
async function readConsent(address: string): Promise<Consent | null | 'unread'> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (answer?.status === 404) return null;
  return answer?.ok ? ((await answer.json()) as Consent) : 'unread';
}
