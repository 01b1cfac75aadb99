import { useTranslation } from '@payloadcms/ui';
import messageWords from '#cms/language/amharic/messages.json' with { type: 'json' };
import panelWords from '#cms/language/amharic/panels.json' with { type: 'json' };
import { createSpeaker } from '#cms/language/translate.ts';
import type { Say } from '#core/message.ts';

/** The browser gets the texts of panels and the messages that endpoints send; whole pages come from the server. */
const sayIn = createSpeaker({ ...messageWords, ...panelWords });

/** Says texts of the admin in browser components. */
export const useSay = (): Say => sayIn(useTranslation().i18n.language);
