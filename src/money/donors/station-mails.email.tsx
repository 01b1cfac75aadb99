import { type Locale, localePath } from '#core/locale.ts';
import { DONOR_PATH } from '#money/donations/thanks-link.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailLink, MailText } from '#ui/email/mail-parts.tsx';
import { stationMailTexts } from './station-mails.texts.ts';

type StationsMailProps = { locale: Locale; organisation: string; siteUrl: string };

/** Tells a donor what was reached in projects that their gifts counted toward. The worker fills in the values. */
export function StationsMail({ locale, organisation, siteUrl }: StationsMailProps) {
  const texts = stationMailTexts[locale];
  return (
    <MailFrame
      locale={locale}
      title={texts.subject}
      preview={texts.subject}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={texts.why}
    >
      <MailHeading locale={locale}>{texts.title}</MailHeading>
      <MailText locale={locale}>{texts.lead}</MailText>
      <MailText locale={locale}>{'{{what}}'}</MailText>
      <MailButton locale={locale} href={`${siteUrl}${localePath(locale, DONOR_PATH)}`}>
        {texts.see}
      </MailButton>
      <MailText locale={locale} quiet>
        <MailLink href="{{leave}}" quiet>
          {texts.leave}
        </MailLink>
      </MailText>
    </MailFrame>
  );
}
