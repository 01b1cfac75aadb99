'use client';
import { usePreferences } from '@payloadcms/ui';
import { PREFERENCE_KEYS } from 'payload/shared';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './menu.module.css';

type FoldedGroupProps = { name: string; isUnfolded: boolean; summary: ReactNode; children: ReactNode };

/** A group of the menu. It folds and unfolds without script too; with script, the next screens remember it. */
export function FoldedGroup({ name, isUnfolded, summary, children }: FoldedGroupProps) {
  const { setPreference } = usePreferences();
  const remember = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const open = !(currentTarget.parentElement as HTMLDetailsElement).open;
    void setPreference(PREFERENCE_KEYS.NAV, { groups: { [name]: { open } } }, true);
  };
  return (
    <details className={styles.group} open={isUnfolded}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and a key press on it is a click */}
      <summary className={styles.line} onClick={remember}>
        {summary}
        <span className={styles.fold}>
          <Icon name="chevron" />
        </span>
      </summary>
      {children}
    </details>
  );
}
