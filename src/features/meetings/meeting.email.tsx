import type { Locale } from '#core/locale.ts';
import { punctuation } from '#core/words.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { type MeetingMail, meetingMailTexts } from './meeting-mail.texts.ts';

type Letterhead = { locale: Locale; organisation: string; siteUrl: string };

/** A mail to a visitor about their meeting. The worker fills in the values. */
export function VisitorMail({ about, locale, ...letterhead }: Letterhead & { about: MeetingMail }) {
  const texts = meetingMailTexts[locale];
  const { heading, lead } = texts[about];
  const isCalledOff = about === 'meeting-called-off';
  const isOff = about === 'meeting-cancelled' || isCalledOff;
  const isHeld = about === 'meeting-held';
  const footer = isHeld ? texts.heldWhy : isOff ? texts.cancelledWhy : texts.why;
  return (
    <MailFrame locale={locale} title={heading} preview={lead} footer={footer} {...letterhead}>
      <MailHeading locale={locale}>{heading}</MailHeading>
      <MailText locale={locale}>{lead}</MailText>
      <Lines locale={locale} of={isOff ? ['day', 'time'] : ['day', 'time', 'there', 'where', 'host']} />
      {isCalledOff && <MailText locale={locale}>{'{{reason}}'}</MailText>}
      {about !== 'meeting-cancelled' && (
        <MailButton locale={locale} href="{{link}}">
          {buttonText(about, texts)}
        </MailButton>
      )}
    </MailFrame>
  );
}

function buttonText(about: MeetingMail, texts: (typeof meetingMailTexts)[Locale]): string {
  if (about === 'meeting-held') return texts.confirm;
  if (about === 'meeting-called-off') return texts.another;
  return about === 'meeting-missed' ? texts.again : texts.change;
}

/** A mail to a host about a meeting, with who comes and why. */
export function HostMail({ locale, adminUrl, ...letterhead }: Letterhead & { adminUrl: string }) {
  const texts = meetingMailTexts[locale];
  return (
    <MailFrame locale={locale} title={'{{what}}'} preview={'{{what}}'} footer={texts.hostWhy} {...letterhead}>
      <MailHeading locale={locale}>{'{{what}}'}</MailHeading>
      <Lines locale={locale} of={['day', 'time', 'there', 'who', 'email', 'about', 'where']} />
      <MailButton locale={locale} href={adminUrl}>
        {texts.yourWeek}
      </MailButton>
    </MailFrame>
  );
}

/** A mail to a host whose calendar cannot be read, wholly or in part. */
export function CalendarMail({ locale, adminUrl, ...letterhead }: Letterhead & { adminUrl: string }) {
  const texts = meetingMailTexts[locale];
  return (
    <MailFrame locale={locale} title={'{{what}}'} preview={'{{why}}'} footer={texts.hostWhy} {...letterhead}>
      <MailHeading locale={locale}>{'{{what}}'}</MailHeading>
      <MailText locale={locale}>{'{{why}}'}</MailText>
      <MailText locale={locale}>{texts.calendarKept}</MailText>
      <MailButton locale={locale} href={adminUrl}>
        {texts.calendarOpen}
      </MailButton>
    </MailFrame>
  );
}

/** Tells a host that more has changed in a day than single mails are sent for. It names nobody. */
export function HostDigestMail({ locale, adminUrl, ...letterhead }: Letterhead & { adminUrl: string }) {
  const texts = meetingMailTexts[locale];
  const { heading, lead } = texts.digest;
  return (
    <MailFrame locale={locale} title={heading} preview={lead} footer={texts.hostWhy} {...letterhead}>
      <MailHeading locale={locale}>{heading}</MailHeading>
      <MailText locale={locale}>{lead}</MailText>
      <MailButton locale={locale} href={adminUrl}>
        {texts.yourWeek}
      </MailButton>
    </MailFrame>
  );
}

type Line = 'day' | 'time' | 'there' | 'where' | 'host' | 'who' | 'email' | 'about';

function Lines({ locale, of }: { locale: Locale; of: readonly Line[] }) {
  const texts = meetingMailTexts[locale];
  return of.map(line => (
    <MailText key={line} locale={locale}>
      {/* Empty for visitors in Addis Ababa. */}
      {line === 'there' ? '{{there}}' : `${texts[line]}${punctuation[locale].colon}{{${line}}}`}
    </MailText>
  ));
}
