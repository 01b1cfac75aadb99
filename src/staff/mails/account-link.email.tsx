import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailLink, MailText } from '#ui/email/mail-parts.tsx';

const words = {
  password: {
    subject: 'A new password for your staff account',
    heading: 'Choose a new password',
    text: 'Somebody, most likely you, asked for a new password for your staff account. The link works once, within the next hour.',
    button: 'Choose a password',
    otherwise: 'If you did not ask for it, leave this mail be: your password stays as it is.',
  },
  invitation: {
    subject: 'Your staff account',
    heading: 'Welcome to the team',
    text: 'An account was made for you, so that you can work on the website. Choose a password of your own to sign in; the link works once, within three days.',
    button: 'Choose a password',
    otherwise:
      'If the link has run out, ask for a new one under "Forgot password?" on the page where staff sign in.',
  },
} as const;

export type AccountLink = keyof typeof words;

type AccountLinkMailProps = { about: AccountLink; organisation: string; siteUrl: string };

/** The one mail that lets somebody of staff choose a password. The places in braces are filled for each of them. */
export function AccountLinkMail({ about, organisation, siteUrl }: AccountLinkMailProps) {
  const { subject, heading, text, button, otherwise } = words[about];
  return (
    <MailFrame
      locale="en"
      title={subject}
      preview={text}
      organisation={organisation}
      siteUrl={siteUrl}
      footer={
        <>
          Staff sign in at{' '}
          <MailLink quiet href="{{admin}}">
            {'{{admin}}'}
          </MailLink>
          . This mail was written by a machine; answers to it reach nobody.
        </>
      }
    >
      <MailHeading locale="en">{heading}</MailHeading>
      <MailText locale="en">{'Hello {{name}},'}</MailText>
      <MailText locale="en">{text}</MailText>
      <MailButton locale="en" href="{{link}}">
        {button}
      </MailButton>
      <MailText locale="en" quiet>
        {otherwise}
      </MailText>
    </MailFrame>
  );
}
