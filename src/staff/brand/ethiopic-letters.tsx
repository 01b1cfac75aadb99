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
 * Around the whole admin: where it or what is edited is Amharic, its letters are asked for with the page. Found by the
 * browser itself they come after the first words were drawn, and a machine without Ethiopic letters draws boxes. What is
 * edited may have no occasional letter; an Amharic admin always has.
 */
export function EthiopicLetters({ children }: { children?: ReactNode }) {
  const { code } = useLocale();
  const { language } = useTranslation().i18n;
  const slices = language === 'am' ? [everyday, occasional] : code === 'am' ? [everyday] : [];
  for (const { pathname } of slices)
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  // In every language: names of people are Amharic in an English admin too.
  useEffect(() => {
    void document.fonts.ready.then(drawAnew);
    document.fonts.addEventListener('loadingdone', drawAnew);
    return () => document.fonts.removeEventListener('loadingdone', drawAnew);
  }, []);
  return children;
}

let times = 0;

/**
 * Has every word drawn anew. Where letters come while the first words are drawn, Chromium leaves boxes in some of these for
 * as long as the page is open. All values above 0 mean the same; a value it has had brings back what it drew then.
 */
function drawAnew(): void {
  times += 1;
  document.documentElement.style.fontFeatureSettings = `'kern' ${times}`;
}
