import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc';
import type { RichTextFieldDiffServerComponent } from 'payload';
import { sayIn } from '#cms/language/amharic.ts';
import { readableText } from './readable-text.rules.ts';

/** Two versions of a long text, with what was inserted and deleted, its blocks as text and pictures. */
export const TextDiff: RichTextFieldDiffServerComponent = props => {
  const say = sayIn(props.i18n.language);
  return (
    <LexicalDiffComponent
      {...props}
      comparisonValue={readableText(props.comparisonValue, say)}
      versionValue={readableText(props.versionValue, say)}
    />
  );
};
