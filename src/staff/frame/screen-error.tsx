'use client';
import { useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import { ActionLink, Actions, Submit } from '../parts/buttons.tsx';
import { CONTENT_ID } from './content-id.ts';
import styles from './frame.module.css';

type ScreenErrorProps = {
  error: Error & {
    /** Next's number of an error of the server; the log has the same one. */
    digest?: string;
  };
  /** Renders the screen again. */
  reset: () => void;
};

/** In place of a screen that could not be opened: what happened, and how to go on. Nothing of the error itself is shown. */
export function ScreenError({ error: { digest }, reset }: ScreenErrorProps) {
  const say = useSay();
  const router = useRouter();
  const { config } = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the screen.
  useEffect(() => heading.current?.focus(), []);
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <main id={CONTENT_ID} className={`gutter--left gutter--right ${styles.error}`}>
      <img src="/icon.svg" alt="" width={72} height={72} />
      <h1 ref={heading} tabIndex={-1}>
        {say('This screen could not be opened')}
      </h1>
      <p>
        {say(
          'Nothing you saved is lost. Try again in a moment; if it happens again, tell whoever looks after the server.',
        )}
      </p>
      {digest && <p className={styles.reference}>{say('Reference: {reference}', { reference: digest })}</p>}
      <Actions>
        <Submit type="button" onClick={again}>
          {say('Try again')}
        </Submit>
        <ActionLink href={config.routes.admin} look="quiet">
          {say('Today')}
        </ActionLink>
      </Actions>
    </main>
  );
}
