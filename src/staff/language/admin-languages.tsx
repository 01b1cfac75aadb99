'use client';
import {
  ServerFunctionsContext,
  useLocale,
  usePreferences,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { preload } from 'react-dom';
import { amharicDates } from './amharic-dates.rules.ts';
import { contentLanguage, watchAdded } from './watch-added.ts';

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

/** Wraps the whole admin: marks the content of localized fields with the language being edited. */
export function ContentLanguage({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  const { language } = useTranslation().i18n;
  useEffect(() => watchAdded(document.body, contentLanguage(code, language)), [code, language]);
  return children;
}

// The same files as in admin.css; the build gives both one address.
const everyday = new URL('../../../public/fonts/noto-sans-ethiopic-everyday.6af68aec.woff2', import.meta.url);
const occasional = new URL(
  '../../../public/fonts/noto-sans-ethiopic-occasional.cfd19813.woff2',
  import.meta.url,
);

/**
 * Wraps the whole admin: preloads the Ethiopic fonts if the admin or the edited content is Amharic. Otherwise the browser
 * requests them only after the first paint, and a machine without Ethiopic fonts shows boxes. Content may not need the
 * occasional letters; an Amharic admin always does.
 */
export function EthiopicLetters({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  const { language } = useTranslation().i18n;
  const slices = language === 'am' ? [everyday, occasional] : code === 'am' ? [everyday] : [];
  for (const { pathname } of slices)
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  // In every language, because names of people can be Amharic in an English admin.
  useEffect(() => {
    void document.fonts.ready.then(repaint);
    document.fonts.addEventListener('loadingdone', repaint);
    return () => document.fonts.removeEventListener('loadingdone', repaint);
  }, []);
  return children;
}

let times = 0;

/**
 * Forces all text to be painted again. If a font arrives during the first paint, Chromium can keep boxes until the page is
 * closed. All values above 0 mean the same, but a repeated value brings back the cached painting.
 */
function repaint(): void {
  times += 1;
  document.documentElement.style.fontFeatureSettings = `'kern' ${times}`;
}
