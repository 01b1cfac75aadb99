'use client';
import { useDocumentInfo, useEditDepth, useFormFields } from '@payloadcms/ui';
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
