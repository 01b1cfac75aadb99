import type { Locale } from '#core/locale.ts';
import { longestName, namePattern } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { Field } from '#ui/forms/field.tsx';
import { actPath } from '../account-paths.ts';
import type { SignedInUser } from '../signed-in-user.rules.ts';
import css from './panel.module.css';
import { Panel } from './panel.tsx';
import { supporterTexts } from './supporter.texts.ts';

type OwnDetailsPanelProps = { locale: Locale; user: SignedInUser; to: (path: string) => string };

/** Name and phone of people without an identity service. */
export function OwnDetailsPanel({ locale, user, to }: OwnDetailsPanelProps) {
  const texts = supporterTexts[locale].own;
  return (
    <Panel id="own-words" title={texts.title}>
      <form method="post" action={to(actPath('profile'))} className={css.form}>
        <Field
          id="first-name"
          name="firstName"
          label={texts.firstName}
          defaultValue={user.firstName}
          autoComplete="given-name"
          pattern={`\\s*${namePattern}\\s*`}
          maxLength={longestName}
          title={supporterTexts[locale].messages['wrong-name']}
          required
        />
        <Field
          id="phone"
          type="tel"
          label={texts.phone}
          defaultValue={user.phoneNumbers[0]}
          autoComplete="tel"
          maxLength={32}
        />
        <Button type="submit">{texts.keep}</Button>
      </form>
    </Panel>
  );
}
