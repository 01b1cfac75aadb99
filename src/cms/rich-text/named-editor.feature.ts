import { createServerFeature } from '@payloadcms/richtext-lexical';
import { adminComponents } from '#cms/admin-components.ts';

/**
 * Gives the writing area of an editor the label of its field: Payload draws the label beside it and names nothing. It also
 * sees to it that the form has all words before anything is pressed.
 */
export const NamedEditor = createServerFeature({
  feature: { ClientFeature: adminComponents.NamedEditorClient },
  key: 'namedEditor',
});
