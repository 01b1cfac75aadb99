import { useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button, type ButtonVariant } from '#ui/components/button.tsx';
import { postJson, untilShownAgain, useOneRequest } from '#ui/forms/use-one-request.ts';
import css from './passkey.module.css';
import { passkeyTexts } from './passkey.texts.ts';

export type PasskeyFormProps = {
  locale: Locale;
  to: 'sign-in' | 'add';
  /** Target of the form; the page itself by default. */
  action?: string;
  variant?: ButtonVariant;
  wide?: boolean;
};

/**
 * A button that is confirmed with a passkey: the browser asks its user for the response to a challenge, and the form
 * carries it. Hidden without scripts and in browsers without passkeys. Only script can handle a press, so one
 * before hydration is repeated, however long hydration takes.
 */
export function PasskeyForm({ locale, to, action, variant, wide = false }: PasskeyFormProps) {
  const texts = passkeyTexts[locale];
  const support = useSyncExternalStore(noChanges, supportHere, supportUnknown);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { isSending, start } = useOneRequest();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function confirm(): Promise<void> {
    setFailure(null);
    try {
      const answer = await requestCredential(to);
      if (field.current) field.current.value = JSON.stringify(answer);
      form.current?.submit();
      await untilShownAgain();
    } catch (error) {
      setFailure(toFailure(error));
    }
  }

  return (
    <form
      ref={form}
      method="post"
      action={action}
      className={css.form}
      hidden={support === 'no'}
      data-passkey={to}
      data-passkey-ready={support === 'yes' || undefined}
    >
      <input ref={field} type="hidden" name="passkey" />
      <Button variant={variant} wide={wide} busy={isSending} onClick={() => start(confirm)}>
        {to === 'add' ? texts.add : texts.signIn}
      </Button>
      <p className={css.status} role="status" data-passkey-status>
        {failure && texts[failure]}
      </p>
    </form>
  );
}

const noChanges = () => () => undefined;
const supportHere = () => ('PublicKeyCredential' in window && navigator.credentials ? 'yes' : 'no');
const supportUnknown = () => 'unknown';

/** Failures before anything is sent; each has its words. */
type Failure = 'cancelled' | 'failed' | 'known' | 'stale' | 'full' | 'too-often';

const failureOfStatus: Readonly<Record<number, Failure>> = { 403: 'stale', 409: 'full', 429: 'too-often' };

async function requestCredential(to: 'add' | 'sign-in'): Promise<unknown> {
  const [answer, { startAuthentication, startRegistration }] = await Promise.all([
    postJson('/api/passkey', { to }),
    import('@simplewebauthn/browser'),
  ]);
  if (!answer?.ok) throw new Error(failureOfStatus[answer?.status ?? 0] ?? 'failed');
  const optionsJSON = await answer.json();
  return to === 'add' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON });
}

/** Maps WebAuthn 3 error names (5.1.3, 5.1.4): cancelled or timed out, and already registered. */
function toFailure(error: unknown): Failure {
  const { name, message } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  if (name === 'InvalidStateError') return 'known';
  return Object.values(failureOfStatus).find(failure => failure === message) ?? 'failed';
}
