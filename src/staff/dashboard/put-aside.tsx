'use client';
import { usePreferences } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { useSay } from '#staff/language/use-say.ts';
import styles from './first-steps.module.css';
import { PUT_ASIDE } from './put-aside.rules.ts';

/** The first steps, until this person puts them aside. A press by mistake is taken back right there. */
export function PutAside({ children }: { children: ReactNode }) {
  const say = useSay();
  const { setPreference } = usePreferences();
  const [isPutAside, setPutAside] = useState(false);
  const put = (aside: boolean) => {
    setPutAside(aside);
    void setPreference(PUT_ASIDE, { isPutAside: aside });
  };
  return (
    <>
      {isPutAside ? <p role="status">{say('The first steps are put aside.')}</p> : children}
      <button type="button" className={styles.aside} onClick={() => put(!isPutAside)}>
        {say(isPutAside ? 'Bring them back' : 'Put aside')}
      </button>
    </>
  );
}
