'use client';
import {
  useDocumentDrawerContext,
  useDocumentInfo,
  useEditDepth,
  useFormFields,
  useFormModified,
  useModal,
} from '@payloadcms/ui';
import { useSay } from '#staff/language/use-say.ts';
import styles from './autosave.module.css';
import { hasLanguages } from './has-languages.rules.ts';
import type { LastSave } from './use-form-turn.ts';

/** At the top of a form in a drawer, which has no choice of language: in which one its texts are. */
export function DrawerLanguage() {
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

/** At the top of a form in a drawer once all of it is stored: the way back to the form behind it, which it covers. */
export function DrawerSaved() {
  const say = useSay();
  const depth = useEditDepth();
  const { id } = useDocumentInfo();
  const isModified = useFormModified();
  const { drawerSlug } = useDocumentDrawerContext();
  const { closeModal } = useModal();
  if (depth < 2 || id === undefined || isModified || !drawerSlug) return null;
  return (
    <p className={styles.drawerSaved} role="status">
      {say('This is saved.')}{' '}
      <button type="button" onClick={() => closeModal(drawerSlug)}>
        {say('Close, and go on where you were')}
      </button>
    </p>
  );
}
