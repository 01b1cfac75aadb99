import type { Locale } from '#core/locale.ts';
import { Button, type ButtonVariant } from '#ui/components/button.tsx';
import css from './passkey.module.css';
import { passkeyTexts } from './passkey.texts.ts';

type PasskeyFormProps = {
  locale: Locale;
  to: 'sign-in' | 'add';
  /** Target of the form; the page itself by default. */
  action?: string;
  variant?: ButtonVariant;
  wide?: boolean;
};

/**
 * A button that is confirmed with a passkey: passkey.browser.ts requests a challenge, the browser asks its user, and
 * the form carries the response. Hidden without scripts and in browsers without passkeys.
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
      <p className={css.status} role="status" data-passkey-status />
    </form>
  );
}
