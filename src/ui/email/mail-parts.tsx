import { Button, Heading, Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';

/**
 * The day colours of src/ui/tokens/colours.css, because mail programs have no custom properties. mail-parts.test.ts
 * compares them.
 */
export const day = {
  ground: '#ffffff',
  wash: '#f4f8fa',
  ink: '#08293a',
  text: '#08293a',
  muted: '#48626f',
  hairline: '#d5dfe5',
  link: '#00617f',
  go: '#44af69',
  onGo: '#06251a',
} as const;

/** The night colours, for mail programs that use them. */
export const night = {
  ground: '#0d2b3c',
  wash: '#071d2a',
  text: '#edf5f8',
  muted: '#a9c0cc',
  hairline: '#23485b',
  link: '#7ccbe4',
} as const;

const sans = "Figtree, 'Noto Sans Ethiopic', Nyala, Kefa, -apple-system, 'Segoe UI', Roboto, sans-serif";
const serif = "Eczar, 'Noto Serif Ethiopic', Nyala, Kefa, Georgia, serif";

/** Font families with fallbacks of the system that render both scripts well. */
export const families = { sans, serif } as const;

const latin = { body: '16px', bodyLine: '1.6', heading: '30px', headingLine: '1.15', small: '14px' };
const ethiopic = { body: '18px', bodyLine: '1.7', heading: '26px', headingLine: '1.3', small: '15px' };

/** Sizes as on the site: Amharic is larger in text, smaller in headings, with more line height. */
export const sizesIn = (locale: Locale) => (locale === 'am' ? ethiopic : latin);

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
        lang={locale}
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
