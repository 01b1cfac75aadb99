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
 * Lets Payload write dates in Amharic. Payload loads the date locale by a key that only covers the languages it ships, and
 * passes it down in this object, so it is replaced here before anything below renders.
 */
export function AmharicDates({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  if (String(i18n.language) === 'am' && i18n.dateFNS && String(i18n.dateFNS.code) !== 'am')
    i18n.dateFNS = amharicDates(i18n.dateFNS);
  return children;
}

/**
 * Wraps the whole admin: a form in a drawer opens in the language of the form behind it. Payload remembers one language per
 * person and renders drawers in it, so after another tab changed it, a drawer showed one language and saved the other. The
 * shown language is therefore stored before a drawer is requested.
 */
export function DrawersInShownLanguage({ children }: { children?: ReactNode }) {
  const functions = useServerFunctions();
  const { code } = useLocale();
  const { setPreference } = usePreferences();
  const inShown = useMemo(() => {
    const renderDocument: typeof functions.renderDocument = async asked => {
      // Without a connection the drawer fails too, and says so.
      await setPreference('locale', code).catch(() => undefined);
      return functions.renderDocument(asked);
    };
    return { ...functions, renderDocument };
  }, [functions, code, setPreference]);
  return <ServerFunctionsContext value={inShown}>{children}</ServerFunctionsContext>;
}
