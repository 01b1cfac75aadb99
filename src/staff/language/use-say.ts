import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import messageWords from '#cms/language/amharic/messages.json' with { type: 'json' };
import panelWords from '#cms/language/amharic/panels.json' with { type: 'json' };
import { translatorOf } from '#cms/language/translate.ts';
import type { Say } from './say.ts';

/** The browser gets the texts of panels and the messages that endpoints send; whole pages come from the server. */
const translate = translatorOf({ ...messageWords, ...panelWords });

/** Translates English texts of the admin in browser components. */
export function useSay(): Say {
  const { language } = useTranslation().i18n;
  return useMemo(
    () => english => (language === 'am' ? (translate(english) ?? english) : english),
    [language],
  );
}
