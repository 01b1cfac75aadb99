import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { translatorOf } from '#cms/language/translate.ts';
import { messageWords } from '#cms/language/words/messages.amharic.ts';
import { panelWords } from '#cms/language/words/panels.amharic.ts';
import type { Say } from './say.ts';

/** The browser gets the texts of panels and the messages that endpoints send; whole pages come from the server. */
const translate = translatorOf({ ...messageWords, ...panelWords });

/** For components that run in the browser: an English text of the admin in the language that staff chose. */
export function useSay(): Say {
  const { language } = useTranslation().i18n;
  return useMemo(
    () => english => (language === 'am' ? (translate(english) ?? english) : english),
    [language],
  );
}
