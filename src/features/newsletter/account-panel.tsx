import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';
import { accountPanelTexts } from './account-panel.texts.ts';

type NewsletterPanelProps = {
  locale: Locale;
  email: string;
  /** waiting, confirmed; none where nothing is known or the person left. */
  status: 'waiting' | 'confirmed' | 'none';
  /** Where topics, language and pauses are chosen; null without a subscription. */
  preferences: string | null;
  join: string;
};

/** What the newsletter says of one address on its owner's page, and the way to choose language and topics. */
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
