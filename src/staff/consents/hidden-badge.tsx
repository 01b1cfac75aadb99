'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Consent } from '#cms/consents/consent.rules.ts';
import { hiddenSentence, whatToDo } from '#cms/consents/hidden.texts.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './consents.module.css';

/** In the form of something about a person, once visitors do not see it: why, since when, and what to do. */
export function HiddenBadge() {
  const say = useSay();
  const { savedDocumentData, hasPublishedDoc } = useDocumentInfo();
  const { config } = useConfig();
  const { identifiable, consent, _status: status } = savedDocumentData ?? {};
  const isMeant = identifiable === 'yes' && (status !== 'draft' || hasPublishedDoc);
  const id = typeof consent === 'object' ? consent?.id : consent;
  const address = isMeant ? `${config.routes.api}/consents/${id ?? 0}?depth=0` : null;
  const [sentence, setSentence] = useState<string | null>(null);
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

/** Null where there is none any more; whoever may not read it, or has no line, learns nothing. */
async function readConsent(address: string): Promise<Consent | null | 'unread'> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  if (answer?.status === 404) return null;
  return answer?.ok ? ((await answer.json()) as Consent) : 'unread';
}
