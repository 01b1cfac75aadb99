import { Fragment } from 'react';
import type { Locale } from '#core/locale.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import { MailButton, MailHeading, MailText } from '#ui/email/mail-parts.tsx';
import { asTyped, type Letter } from './letter.rules.ts';
import { letterTexts } from './letter.texts.ts';

type LetterMailProps = {
  letter: Pick<Letter, 'audience' | 'words'>;
  locale: Locale;
  organisation: string;
  siteUrl: string;
};

/** A letter of staff. The worker fills in the tickets and links of each person. */
export function LetterMail({ letter, locale, ...letterhead }: LetterMailProps) {
  const { subject, message } = letter.words[locale] ?? { subject: '', message: '' };
  const { button, why } = letterTexts[locale][letter.audience.to === 'waiting' ? 'waiting' : 'holders'];
  const paragraphs = asTyped(message).split('\n\n');
  return (
    <MailFrame
      locale={locale}
      title={asTyped(subject)}
      preview={paragraphs[0] ?? ''}
      footer={why}
      {...letterhead}
    >
      <MailHeading locale={locale}>{asTyped(subject)}</MailHeading>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs can be the same
        <MailText locale={locale} key={at}>
          {paragraph.split('\n').map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
            <Fragment key={row}>
              {row > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </MailText>
      ))}
      <MailText locale={locale}>{'{{tickets}}'}</MailText>
      <MailButton locale={locale} href="{{link}}">
        {button}
      </MailButton>
      <MailText locale={locale} quiet>
        {'{{others}}'}
      </MailText>
    </MailFrame>
  );
}
