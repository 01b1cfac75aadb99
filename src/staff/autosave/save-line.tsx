'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import styles from './autosave.module.css';
import { announcementOf, lineOf } from './autosave.rules.ts';
import { useFormSaving } from './form-saving.ts';

const TICK_MS = 20_000;

/** Beside the buttons: whether what was typed is stored, and what to do where it is not. */
export function SaveLine() {
  const say = useSay();
  const { state, isContested, isStoredHere, compare } = useFormSaving();
  const { hasPublishedDoc } = useDocumentInfo();
  const { config } = useConfig();
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock starts again with each state
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [state]);
  const kind = isContested ? 'contested' : state.kind;
  const shown = { isContested, isStoredHere, isPublished: hasPublishedDoc };
  const line = lineOf(state, now, shown);
  const announced = useRef<ReturnType<typeof announcementOf>>(null);
  const announcement = useRef('');
  const next = announcementOf(kind, announced.current);
  if (next !== announced.current) {
    announced.current = next;
    announcement.current = line ?? '';
  }
  return (
    <div className={styles.line}>
      <span className={styles.announced} role="status">
        {say(announcement.current)}
      </span>
      {line && (
        <p className={styles.words} data-autosave={kind}>
          {say(line)}
        </p>
      )}
      {kind === 'signed-out' && (
        <a href={`${config.routes.admin}/login`} target="_blank" rel="noopener">
          {say('Sign in in another tab')}
        </a>
      )}
      {kind === 'contested' && (
        <button type="button" onClick={compare}>
          {say('Compare')}
        </button>
      )}
    </div>
  );
}
