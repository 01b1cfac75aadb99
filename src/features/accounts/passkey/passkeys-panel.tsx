import { formatDate, formatEthiopian } from '#core/dates.ts';
import type { Locale } from '#core/locale.ts';
import type { FormFields } from '#platform/http/request-body.ts';
import { longestPasskeyName, mostPasskeys } from '#platform/passkeys/passkey.rules.ts';
import { Button } from '#ui/components/button.tsx';
import { classNames } from '#ui/components/class-names.ts';
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx';
import { Field } from '#ui/forms/field.tsx';
import { Island } from '#ui/islands/island.tsx';
import { accountPaths, actPath } from '../account-paths.ts';
import { supporterTexts } from '../supporter/supporter.texts.ts';
import panel from '../supporter/supporter-panels.module.css';
import { Panel } from '../supporter/supporter-panels.tsx';
import css from './passkey.module.css';
import { passkeyTexts } from './passkey.texts.ts';
import { PasskeyForm } from './passkey-form.island.tsx';
import type { Passkey } from './passkey-store.ts';

type PasskeysPanelProps = {
  locale: Locale;
  passkeys: readonly Passkey[];
  /** Whether browsers allow passkeys at this site's address. */
  isPossible: boolean;
  /** Whether the sign-in is recent enough to add one. */
  isFresh: boolean;
  /** The passkey and the name that was typed for it, where that name was refused. */
  refused?: FormFields | undefined;
  to: (path: string) => string;
};

/** The id of the field for the name of a passkey. */
export const passkeyFieldId = (passkey: string): string => `passkey-${passkey}`;

/** The passkeys of an account, and a form to add one. */
export function PasskeysPanel({ locale, passkeys, isPossible, isFresh, refused, to }: PasskeysPanelProps) {
  const texts = passkeyTexts[locale];
  const hindrance = passkeys.length >= mostPasskeys ? texts.full : isFresh ? null : texts.stale;
  return (
    <Panel id="passkeys" title={texts.title}>
      <p>{isPossible ? texts.words : texts.unavailable}</p>
      {passkeys.length === 0 && <p className={panel.small}>{texts.none}</p>}
      {passkeys.length > 0 && (
        <ul className={panel.list}>
          {passkeys.map(passkey => (
            <PasskeyLine
              key={passkey.id}
              {...{ locale, passkey, to }}
              refused={passkey.id === refused?.id ? refused : undefined}
            />
          ))}
        </ul>
      )}
      {isPossible && hindrance && <p className={panel.small}>{hindrance}</p>}
      {isPossible && !hindrance && (
        <>
          <p className={classNames(panel.small, css.still)}>{texts.withoutScript}</p>
          <Island when="first">
            <PasskeyForm locale={locale} to="add" action={to(actPath('add-passkey'))} />
          </Island>
        </>
      )}
    </Panel>
  );
}

type PasskeyLineProps = Pick<PasskeysPanelProps, 'locale' | 'to' | 'refused'> & { passkey: Passkey };

function PasskeyLine({ locale, passkey: { id, name, madeAt, lastUsedAt }, refused, to }: PasskeyLineProps) {
  const texts = passkeyTexts[locale];
  const place = { timeZone: 'Africa/Addis_Ababa' };
  const day = (instant: Date) =>
    locale === 'am' ? formatEthiopian(instant, place) : formatDate(instant, place);
  const made = (lastUsedAt ? texts.made : texts.unused).replace('{day}', day(madeAt));
  return (
    <li className={panel.line}>
      <span className={panel.name}>
        {name}
        <span className={panel.small}>{lastUsedAt ? made.replace('{used}', day(lastUsedAt)) : made}</span>
      </span>
      <form method="post" action={to(actPath('remove-passkey'))}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="small" aria-label={texts.removeOf.replace('{name}', () => name)}>
          {texts.remove}
        </Button>
      </form>
      <details className={css.rename} open={refused !== undefined}>
        <summary>
          {texts.name}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </summary>
        <form method="post" action={to(accountPaths.dashboard)} className={panel.form}>
          <input type="hidden" name="act" value="name-passkey" />
          <input type="hidden" name="id" value={id} />
          <Field
            id={passkeyFieldId(id)}
            name="name"
            label={texts.nameOf.replace('{name}', () => name)}
            defaultValue={refused?.name ?? name}
            error={refused && supporterTexts[locale].messages['wrong-passkey-name']}
            maxLength={longestPasskeyName}
            required
          />
          <Button type="submit" size="small">
            {texts.keepName}
          </Button>
        </form>
      </details>
    </li>
  );
}
