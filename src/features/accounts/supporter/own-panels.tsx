import { type Locale, languageNames, locales } from '#core/locale.ts';
import { longestFullName } from '#core/person-name.ts';
import type { FormFields } from '#platform/http/request-body.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { TextLink } from '#ui/components/text-link.tsx';
import { Field } from '#ui/forms/field.tsx';
import { accountPaths, actPath } from '../account-paths.ts';
import type { SignedInUser } from '../signed-in-user.rules.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import { type SupporterNotice, supporterTexts } from './supporter.texts.ts';

type DataPanelProps = { locale: Locale; isProven: boolean; to: (path: string) => string };

/** Export and erasure of the stored data. */
export function DataPanel({ locale, isProven, to }: DataPanelProps) {
  const texts = supporterTexts[locale].data;
  return (
    <Panel id="data" title={texts.title}>
      <p>{texts.words}</p>
      {!isProven && <p className={css.small}>{texts.unproven}</p>}
      <ButtonLink href={to(accountPaths.download)} download="my-data.json">
        {texts.download}
      </ButtonLink>
      <TextLink href={to(accountPaths.erase)}>{texts.erase}</TextLink>
    </Panel>
  );
}

type LanguagePanelProps = { locale: Locale; language: Locale; to: (path: string) => string };

/** The language of the account. Each language is named in itself, for people who read no other. */
export function LanguagePanel({ locale, language, to }: LanguagePanelProps) {
  const texts = supporterTexts[locale].language;
  return (
    <Panel id="language" title={texts.title}>
      <form method="post" action={to(actPath('language'))} className={css.form}>
        <fieldset className={css.choices}>
          <legend>{texts.words}</legend>
          {locales.map(one => (
            <label key={one} className={css.sure}>
              <input type="radio" name="language" value={one} defaultChecked={one === language} />
              <span lang={one}>{languageNames[one]}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit">{texts.keep}</Button>
      </form>
    </Panel>
  );
}

type OwnDetailsPanelProps = {
  locale: Locale;
  user: SignedInUser;
  /** What came of a form that was sent, and what was typed into one that was refused. */
  notice?: SupporterNotice | null;
  typed?: FormFields | undefined;
  to: (path: string) => string;
};

/** Name and phone of people without an identity service. */
export function OwnDetailsPanel({ locale, user, notice, typed, to }: OwnDetailsPanelProps) {
  const { own: texts, messages } = supporterTexts[locale];
  return (
    <Panel id="own-words" title={texts.title}>
      <form method="post" action={to(accountPaths.dashboard)} className={css.form}>
        <Field
          id="first-name"
          name="firstName"
          label={texts.firstName}
          defaultValue={typed?.firstName ?? user.firstName}
          error={notice === 'wrong-name' ? messages[notice] : null}
          autoComplete="given-name"
          maxLength={longestFullName}
          title={messages['wrong-name']}
          required
        />
        <Field
          id="phone"
          type="tel"
          label={texts.phone}
          defaultValue={typed?.phone ?? user.phoneNumbers[0]}
          error={notice === 'wrong-phone' ? messages[notice] : null}
          autoComplete="tel"
          maxLength={32}
        />
        <Button type="submit">{texts.keep}</Button>
      </form>
    </Panel>
  );
}
