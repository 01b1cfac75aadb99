'use client';
import { useForm } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { Conflicts } from '../conflicts/conflict-dialog.tsx';
import { UnsavedNotice } from '../conflicts/unsaved-notice.tsx';
import { type Beginning, useConflict } from '../conflicts/use-conflict.ts';
import { useUnsavedCopy } from '../conflicts/use-unsaved-copy.ts';
import { useTitle } from '../translation/use-title.ts';
import { DrawerLanguage, DrawerSaved } from './drawer-language.tsx';
import { reportSaving } from './form-saving.ts';
import { useAutosave, useSavesItself } from './use-autosave.ts';
import { useOwnLanguage } from './use-own-language.ts';

/**
 * In every form: keeps what is typed, in this browser and as a draft where there are drafts, and shows what somebody else
 * saved in between.
 */
export function FormWatch() {
  const { dispatchFields } = useForm();
  useOwnLanguage();
  useTitle();
  const savesItself = useSavesItself();
  const beginning = useRef<Beginning>(null);
  const unsaved = useUnsavedCopy(beginning);
  const { conflict, isContested, show, settle, close } = useConflict(beginning);
  const state = useAutosave({ isContested, showConflict: show, copy: unsaved.copy });
  const isStoredHere = unsaved.storedAt !== null;
  useEffect(
    () => reportSaving(dispatchFields, { state, isContested, isStoredHere, compare: () => show() }),
    [dispatchFields, state, isContested, isStoredHere, show],
  );
  return (
    <>
      <DrawerLanguage />
      <DrawerSaved />
      <UnsavedNotice unsaved={unsaved} isSilent={savesItself} />
      <Conflicts conflict={conflict} settle={settle} close={close} isSavedBySelf={savesItself} />
    </>
  );
}
