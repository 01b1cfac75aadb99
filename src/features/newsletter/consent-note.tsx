import { Fragment } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import { TextLink } from '#ui/components/text-link.tsx';
import { subscribeTexts } from './subscribe.texts.ts';
import css from './subscribe-form.module.css';

const targets = { privacy: '/legal/privacy', terms: '/legal/terms-and-conditions' } as const;

/**
 * The consent note with links to the two legal pages. Changing its text requires a new `consentVersion`
 * (subscribe.rules.ts).
 */
export function ConsentNote({ locale }: { locale: Locale }) {
  const texts = subscribeTexts[locale];
  return (
    <p className={css.consent}>
      {texts.consent.split(/\{(\w+)\}/).map((piece, index) => {
        if (index % 2 === 0) return <Fragment key={piece}>{piece}</Fragment>;
        const name = piece as keyof typeof targets;
        return (
          <TextLink key={name} href={localePath(locale, targets[name])}>
            {texts[name]}
          </TextLink>
        );
      })}
    </p>
  );
}
