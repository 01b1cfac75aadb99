'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { contentLanguage, watchAdded } from './watch-added.ts';

/** Around the whole admin: what is written in a field is marked with the language that is being edited. */
export function FieldsInTheirLanguage({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  const { language } = useTranslation().i18n;
  useEffect(() => watchAdded(document.body, contentLanguage(code, language)), [code, language]);
  return children;
}
