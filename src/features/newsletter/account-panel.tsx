import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { accountPanelTexts } from './account-panel.texts.ts';

type NewsletterPanelProps = {
  locale: Locale;
  email: string;
  /** `none`: no subscription, or unsubscribed. */
  status: 'waiting' | 'confirmed' | 'suspended' | 'none';
  /** Address of the page for topics, language and pauses; null without a subscription. */
  preferences: string | null;
  join: string;
};

/** Subscription status of the account's address, with a link to the preferences. */
export function NewsletterPanel({ locale, email, status, preferences, join }: NewsletterPanelProps) {
  const texts = accountPanelTexts[locale];
  const isKnown = status === 'confirmed' && preferences;
  return (
    <>
      <p>{texts[status].replace('{email}', () => email)}</p>
      {status !== 'waiting' && (
        <ButtonLink href={isKnown ? preferences : join}>{isKnown ? texts.choose : texts.join}</ButtonLink>
      )}
    </>
  );
}
