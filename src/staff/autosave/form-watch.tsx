'use client';
import {
  useDocumentDrawerContext,
  useDocumentInfo,
  useDocumentTitle,
  useEditDepth,
  useForm,
  useFormFields,
  useFormModified,
  useLocale,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js';
import { useEffect, useRef } from 'react';
import { labelIn } from '#cms/language/translate.ts';
import { useSay } from '#staff/language/use-say.ts';
import { Conflicts } from '../conflicts/conflict-dialog.tsx';
import { UnsavedNotice, useUnsavedCopy } from '../conflicts/unsaved-copy.tsx';
import { type Beginning, useConflict } from '../conflicts/use-conflict.ts';
import { useSourceTexts } from '../fields/source-texts.tsx';
import styles from './autosave.module.css';
import { hasLanguages, readOnlyReason } from './autosave.rules.ts';
import { reportSaving } from './save-controls.tsx';
import { type LastSave, useAutosave, useSavesItself } from './use-autosave.ts';
import { useWaitingRows } from './waiting-rows.ts';

/**
 * In every form: stores what is typed in this browser, and as a draft where the collection has drafts, and shows what
 * somebody else saved in between.
 */
export function FormWatch() {
  const { dispatchFields } = useForm();
  useOwnLanguage();
  useTitle();
  useWaitingRows();
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
      <ReadOnlyReason />
      <DrawerLanguage />
      <NewInAmharic />
      <DrawerSaved />
      <UnsavedNotice unsaved={unsaved} isSilent={savesItself} />
      <Conflicts conflict={conflict} settle={settle} close={close} isSavedBySelf={savesItself} />
    </>
  );
}

/** At the top of a form whose fields are all disabled: says why. */
function ReadOnlyReason() {
  const say = useSay();
  const { collectionSlug, hasPublishedDoc, hasSavePermission, id, isTrashed } = useDocumentInfo();
  if (id === undefined || hasSavePermission !== false || isTrashed) return null;
  return (
    <p className={styles.readOnly} role="note">
      {say(readOnlyReason(collectionSlug, hasPublishedDoc))}
    </p>
  );
}

/** At the top of a form in a drawer, which has no language switch: says which language its texts are in. */
function DrawerLanguage() {
  const say = useSay();
  const depth = useEditDepth();
  const { docConfig } = useDocumentInfo();
  const locale = useFormFields(([fields]) => (fields.lastSave?.value as LastSave)?.locale);
  if (depth < 2 || !locale || !hasLanguages(docConfig?.fields ?? [])) return null;
  return (
    <p data-drawer-language={locale} className={styles.drawerLanguage}>
      {say(locale === 'am' ? 'The texts of this form are Amharic.' : 'The texts of this form are English.')}
    </p>
  );
}

/**
 * At the top of the form of a new document: says that its texts are Amharic, where Payload chose the language of the last
 * edit. Everything needs English, and Amharic is a translation of it.
 */
function NewInAmharic() {
  const say = useSay();
  const depth = useEditDepth();
  const { docConfig, id } = useDocumentInfo();
  const { code } = useLocale();
  const path = usePathname();
  if (depth > 1 || id !== undefined || code !== 'am' || !hasLanguages(docConfig?.fields ?? [])) return null;
  return (
    <p className={styles.readOnly} role="note">
      {say('The texts of this form are Amharic.')} <a href={`${path}?locale=en`}>{say('Start in English')}</a>
    </p>
  );
}

/** At the top of a form in a drawer once everything is stored: leads back to the form behind it. */
function DrawerSaved() {
  const say = useSay();
  const depth = useEditDepth();
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const { drawerSlug } = useDocumentDrawerContext();
  const { closeModal } = useModal();
  if (depth < 2 || id === undefined || isModified || !drawerSlug) return null;
  return (
    <p className={styles.drawerSaved} role="status">
      {say('Saved.')}{' '}
      <button type="button" onClick={() => closeModal(drawerSlug)}>
        {say('Close and continue where you were')}
      </button>
    </p>
  );
}

/**
 * Makes sure that a form is saved in the language it shows. Payload remembers one language per person and reads it only
 * when the address names none. After another tab changes it, this tab receives a form in that language but still
 * believes that its own is selected. Adding the language to the address fixes this; until then the server refuses the
 * save (cms/saves/refuse-overwrite.ts).
 */
function useOwnLanguage(): void {
  const { code } = useLocale();
  const depth = useEditDepth();
  const shown = useFormFields(([fields]) => (fields.lastSave?.value as LastSave)?.locale);
  const parameters = useSearchParams();
  const path = usePathname();
  const { replace } = useRouter();
  const isNamed = parameters.has('locale');
  useEffect(() => {
    if (!shown || shown === code || isNamed || depth > 1) return;
    const named = new URLSearchParams(window.location.search);
    named.set('locale', shown);
    replace(`${path}?${named}`);
  }, [code, depth, isNamed, path, replace, shown]);
}

/**
 * Titles a form whose title field is empty: with the English title where the Amharic is missing, otherwise with its kind.
 * Payload would show "[Untitled]" or the id.
 */
function useTitle(): void {
  const say = useSay();
  const { language } = useTranslation().i18n;
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const texts = useSourceTexts();
  const collection = collectionSlug && docConfig && 'labels' in docConfig ? docConfig : null;
  const field = collection?.admin?.useAsTitle;
  const isEmpty = useFormFields(
    ([fields]) => field !== undefined && fields[field] !== undefined && !fields[field]?.value,
  );
  const english = field === undefined ? undefined : texts?.[field]?.english;
  const kind = labelIn(collection?.labels?.singular, language);
  const wanted = english
    ? `${english} (${say('English')})`
    : id === undefined
      ? kind
      : `${kind}: ${say('Without a heading')}`;
  useEffect(() => {
    // Payload resets the title after every save.
    if (isEmpty && title !== wanted) setDocumentTitle(wanted);
  }, [isEmpty, title, wanted, setDocumentTitle]);
}
