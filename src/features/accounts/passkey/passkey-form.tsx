import type { Locale } from '#core/locale.ts';
import { Button, type ButtonVariant } from '#ui/components/button.tsx';
import css from './passkey.module.css';
import { passkeyTexts } from './passkey.texts.ts';

type PasskeyFormProps = {
  locale: Locale;
  to: 'sign-in' | 'add';
  /** Where the answer goes; the page itself when left out. */
  action?: string;
  variant?: ButtonVariant;
  wide?: boolean;
};

/**
 * A button whose answer a passkey gives: passkey.browser.ts asks for the question, the browser asks its owner, and the form
 * takes the answer along. Not seen without scripts, nor in browsers that know no passkeys.
 */
export function PasskeyForm({ locale, to, action, variant, wide = false }: PasskeyFormProps) {
  const texts = passkeyTexts[locale];
  const { cancelled, failed, known, stale, full } = texts;
  const messages = { cancelled, failed, known, stale, full, 'too-often': texts['too-often'] };
  return (
    <form
      method="post"
      action={action}
      className={css.form}
      data-passkey={to}
      data-passkey-words={JSON.stringify(messages)}
    >
      <input type="hidden" name="passkey" />
      <Button type="submit" variant={variant} wide={wide}>
        {to === 'add' ? texts.add : texts.signIn}
      </Button>
      <p className={css.said} role="status" data-passkey-says />
    </form>
  );
}
