import { createServerFeature } from '@payloadcms/richtext-lexical';

/**
 * Gives the writing area of an editor the label of its field: Payload draws the label beside it and names nothing. It also
 * sees to it that the form has all words before anything is pressed.
 */
export const NamedEditor = createServerFeature({
  feature: { ClientFeature: '/src/staff/rich-text/named-editor.tsx#NamedEditorClient' },
  key: 'namedEditor',
});
