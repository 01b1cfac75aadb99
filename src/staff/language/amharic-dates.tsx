'use client';
import { useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
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
