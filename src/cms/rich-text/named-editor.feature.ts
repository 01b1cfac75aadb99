import { createServerFeature } from '@payloadcms/richtext-lexical';

/** Gives the writing area of an editor the label of its field: Payload draws the label beside it and names nothing. */
export const NamedEditor = createServerFeature({
  feature: { ClientFeature: '/src/staff/rich-text/named-editor.tsx#NamedEditorClient' },
  key: 'namedEditor',
});
