'use client';

import { CheckboxField, useLocale } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useSourceTexts } from './use-source-texts.ts';

/** Offered in Amharic while a text is marked: the English changed, and the Amharic may still be right. */
export const CheckedField: CheckboxFieldClientComponent = props => {
  const { code } = useLocale();
  const texts = useSourceTexts();
  const isBehind = Object.values(texts ?? {}).some(({ state }) => state === 'behind');
  return code === 'am' && isBehind ? <CheckboxField {...props} /> : null;
};
