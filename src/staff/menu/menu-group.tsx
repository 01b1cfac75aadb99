'use client';
import { usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './menu.module.css';

type FoldedGroupProps = { name: string; isUnfolded: boolean; summary: ReactNode; children: ReactNode };

/** A group of the menu. It folds and unfolds without script too; with script, the next screens remember it. */
export function FoldedGroup({ name, isUnfolded, summary, children }: FoldedGroupProps) {
  const { setPreference } = usePreferences();
  /** As this person knows it: a group that unfolds because its screen is open is not their choice. */
  const known = useRef(isUnfolded);
  useEffect(() => {
    known.current = isUnfolded;
  }, [isUnfolded]);
  const remember = ({ currentTarget: { open } }: SyntheticEvent<HTMLDetailsElement>) => {
    if (open === known.current) return;
    known.current = open;
    void setPreference(PREFERENCE_KEYS.NAV, { groups: { [name]: { open } } }, true);
  };
  return (
    <details className={styles.group} open={isUnfolded} onToggle={remember}>
      <summary className={styles.line}>
        {summary}
        <span className={styles.fold}>
          <Icon name="chevron" />
        </span>
      </summary>
      {children}
    </details>
  );
}
