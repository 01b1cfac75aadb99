import { describe, expect, it } from 'vitest';
import { MailFrame } from './mail-frame.tsx';
import { MailButton, MailHeading, MailLink, MailText } from './mail-parts.tsx';
import { renderMail } from './render-mail.ts';

const letter = (locale: 'en' | 'am', greeting: string) =>
  renderMail(
    <MailFrame
      locale={locale}
      title="A title"
      preview="What lists show"
      organisation="Adey"
      siteUrl="https://adey.org"
      footer={
        <>
          You asked for it.{' '}
          <MailLink quiet href="https://adey.org/leave?x=1&y=2">
            Leave
          </MailLink>
        </>
      }
    >
      <MailHeading locale={locale}>{greeting}</MailHeading>
      <MailText locale={locale}>
        A paragraph that is somewhat longer than a line of a text mail is, so that it has to be broken.
      </MailText>
      <MailButton
        locale={locale}
        href="https://adey.org/send/confirm?reader=a-signed-link-that-is-longer-than-any-line-of-a-text-mail-may-be"
      >
        Confirm
      </MailButton>
      <MailText locale={locale} quiet>
        {'{{name}}'}
      </MailText>
    </MailFrame>,
  );

describe('the frame of every mail', () => {
  it('the text version of a mail has its name, its text, and each action on its own line with unbroken links', async () => {
    expect((await letter('en', 'Hello')).text).toBe(`Adey

Hello

A paragraph that is somewhat longer than a line of a text mail is, so
that it has to be broken.

Confirm:
https://adey.org/send/confirm?reader=a-signed-link-that-is-longer-than-any-line-of-a-text-mail-may-be

{{name}}

You asked for it. Leave (https://adey.org/leave?x=1&y=2)
`);
  });

  it('a mail has a language, title, preview and night colours, and loads no external resources', async () => {
    const { html } = await letter('am', 'ሰላም');
    expect(html).toMatch(/<html[^>]* lang="am"/);
    expect(html).toContain('<title>A title</title>');
    expect(html).toContain('What lists show');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/);
  });

  it('markup in the text of a mail is escaped', async () => {
    const { html } = await letter('en', '<script>alert(1)</script>');
    expect(html).not.toContain('<script>');
  });
});
