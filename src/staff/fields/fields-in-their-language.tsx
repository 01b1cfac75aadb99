'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { contentLanguage, watchAdded } from './watch-added.ts';

/** Wraps the whole admin: marks the content of localized fields with the language being edited. */
export function FieldsInTheirLanguage({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  const { language } = useTranslation().i18n;
  useEffect(() => watchAdded(document.body, contentLanguage(code, language)), [code, language]);
  return children;
}
