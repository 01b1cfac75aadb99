'use client';
import {
  ServerFunctionsContext,
  useLocale,
  usePreferences,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { type ReactNode, useMemo } from 'react';
import { amharicDates } from './amharic-dates.rules.ts';

/**
 * Lets Payload write dates in Amharic: in lists, drawers, versions and above forms. It loads a language of dates by a key
 * that only knows languages it ships, and hands it to everything below in this one object, so it is replaced here, before
 * anything below is drawn.
 */
export function AmharicDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  if (String(i18n.language) === 'am' && i18n.dateFNS && String(i18n.dateFNS.code) !== 'am')
    i18n.dateFNS = amharicDates(i18n.dateFNS);
  return children;
}

/**
 * Around the whole admin: a form in a drawer is in the language of the form that it is opened from. The admin remembers
 * one language for each person and makes drawers in that one, so after another tab had changed it, a drawer showed one
 * language and saved as the other. What is in front of somebody is remembered before the drawer is asked for.
 */
export function DrawersInShownLanguage({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions();
  const { code } = useLocale();
  const { setPreference } = usePreferences();
  const inShown = useMemo(() => {
    const renderDocument: typeof functions.renderDocument = async asked => {
      // Without a line the drawer does not come either, and says so.
      await setPreference('locale', code).catch(() => undefined);
      return functions.renderDocument(asked);
    };
    return { ...functions, renderDocument };
  }, [functions, code, setPreference]);
  return <ServerFunctionsContext value={inShown}>{children}</ServerFunctionsContext>;
}
