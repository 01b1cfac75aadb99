import type { Locale } from '#core/locale.ts';
import { ButtonLink } from '#ui/components/button.tsx';

/** Texts of the newsletter panel on the dashboard; `{email}` is the address. */
export const accountPanelTexts = {
  en: {
    title: 'Newsletter',
    confirmed: 'Our newsletter comes to {email}. You choose its language, its topics and its pauses.',
    waiting: 'To get our newsletter, press the button in the mail we sent to {email}.',
    suspended:
      'Our mail to {email} came back, so we send no newsletter there. Join again, and press the button in the mail you get.',
    none: 'Our newsletter does not come to {email}.',
    choose: 'Choose what you get, and in which language',
    join: 'Join the newsletter',
  },
  am: {
    title: 'የዜና መልእክት',
    confirmed: 'የዜና መልእክታችን ወደ {email} ይደርሳል። ቋንቋውንና ርዕሶቹን መምረጥ፣ ለጊዜው ማቆምም ይችላሉ።',
    waiting: 'የዜና መልእክታችን እንዲደርስዎት ወደ {email} በላክነው ኢሜይል ውስጥ ያለውን አዝራር ይጫኑ።',
    suspended:
      'ወደ {email} የላክነው ኢሜይል ስለተመለሰ የዜና መልእክት ወደዚያ አንልክም። እንደገና ይመዝገቡ፣ በሚደርስዎት ኢሜይል ውስጥ ያለውን አዝራርም ይጫኑ።',
    none: 'የዜና መልእክታችን ወደ {email} አይደርስም።',
    choose: 'የሚደርስዎትንና ቋንቋውን ይምረጡ',
    join: 'ለዜና መልእክት ይመዝገቡ',
  },
} as const satisfies Record<Locale, Record<string, string>>;

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
