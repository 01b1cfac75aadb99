import { Button, Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { day, families, sizesIn } from './mail-look.ts';

type Part = { locale: Locale; children: ReactNode };

/** The heading of a mail; `level` 2 for sections, `close` directly under a label. */
export function MailHeading({
  locale,
  children,
  level = 1,
  close = false,
}: Part & { level?: 1 | 2; close?: boolean }) {
  const { heading, headingLine } = sizesIn(locale);
  return (
    <Heading
      as={`h${level}`}
      className="mail-text"
      style={{
        margin: level === 1 ? '0 0 16px' : `${close ? '4px' : '24px'} 0 8px`,
        color: day.text,
        fontFamily: families.serif,
        fontSize: level === 1 ? heading : '21px',
        fontWeight: 600,
        lineHeight: headingLine,
      }}
    >
      {children}
    </Heading>
  );
}

/** A paragraph; `quiet` for secondary text, `close` for a label directly above its heading. */
export function MailText({
  locale,
  children,
  quiet = false,
  close = false,
}: Part & { quiet?: boolean; close?: boolean }) {
  const { body, bodyLine, small } = sizesIn(locale);
  return (
    <Text
      className={quiet ? 'mail-muted' : 'mail-text'}
      style={{
        margin: close ? 0 : '0 0 16px',
        color: quiet ? day.muted : day.text,
        fontFamily: families.sans,
        fontSize: quiet ? small : body,
        lineHeight: bodyLine,
      }}
    >
      {children}
    </Text>
  );
}

/** The main action as a button, which is a plain link in the text version. */
export function MailButton({ locale, href, children }: Part & { href: string }) {
  return (
    <Text style={{ margin: '24px 0' }}>
      <Button
        data-mail="button"
        href={href}
        style={{
          padding: '14px 28px',
          borderRadius: '6px',
          backgroundColor: day.go,
          color: day.onGo,
          fontFamily: families.sans,
          fontSize: sizesIn(locale).body,
          fontWeight: 700,
          lineHeight: '1.3',
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </Text>
  );
}

/** A link in a paragraph or the small print; `quiet` uses the surrounding colour. */
export function MailLink({
  href,
  children,
  quiet = false,
}: {
  href: string;
  children: ReactNode;
  quiet?: boolean;
}) {
  return (
    <Link
      href={href}
      className={quiet ? 'mail-muted' : 'mail-link'}
      style={{ color: quiet ? day.muted : day.link, textDecoration: 'underline', overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}
