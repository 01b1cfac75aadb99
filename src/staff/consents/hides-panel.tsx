'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { Fragment, useEffect, useState } from 'react';
import { type Consent, consentProblem } from '#cms/consents/consent.rules.ts';
import { andMore, hiddenCount } from '#cms/consents/hidden.texts.ts';
import type { AllHidden } from '#cms/consents/list-hidden.ts';
import { useSay } from '#staff/language/use-say.ts';
import styles from './consents.module.css';

/** In the form of a consent that no longer covers the website: what visitors do not see any more, and where it was. */
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

/** Null without a line or a session. */
async function ask(address: string): Promise<AllHidden | null> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as AllHidden) : null;
}
