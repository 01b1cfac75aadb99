'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { preload } from 'react-dom';

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
    void document.fonts.ready.then(drawAnew);
    document.fonts.addEventListener('loadingdone', drawAnew);
    return () => document.fonts.removeEventListener('loadingdone', drawAnew);
  }, []);
  return children;
}

let times = 0;

/**
 * Forces all text to be painted again. If a font arrives during the first paint, Chromium can keep boxes until the page is
 * closed. All values above 0 mean the same, but a repeated value brings back the cached painting.
 */
function drawAnew(): void {
  times += 1;
  document.documentElement.style.fontFeatureSettings = `'kern' ${times}`;
}
