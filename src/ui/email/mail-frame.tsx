import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { palette } from '#ui/tokens/palette.ts';
import { day, families, night, sizesIn } from './mail-parts.tsx';

type MailFrameProps = {
  locale: Locale;
  /** The subject: programs that open a mail as a page show it as the title. */
  title: string;
  /** The preview shown beside the subject in lists. */
  preview: string;
  /** The charity's name in the header, linked to `siteUrl`. */
  organisation: string;
  siteUrl: string;
  children: ReactNode;
  /** Small print: why the mail was sent, and how to unsubscribe. */
  footer?: ReactNode;
};

/**
 * The frame of every mail: the charity's name on ink, a band of colours, the message and small print. It contains no
 * pictures, so nothing is missing where they are blocked, and opens cannot be tracked.
 */
export function MailFrame({
  locale,
  title,
  preview,
  organisation,
  siteUrl,
  children,
  footer,
}: MailFrameProps) {
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{nightStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-wash" style={{ margin: 0, padding: '24px 0', backgroundColor: day.wash }}>
        <Container
          className="mail-ground"
          style={{
            width: '100%',
            maxWidth: '600px',
            margin: '0 auto',
            borderRadius: '8px',
            backgroundColor: day.ground,
            overflow: 'hidden',
          }}
        >
          <Masthead organisation={organisation} siteUrl={siteUrl} />
          <Section className="mail-inside" style={{ padding: '32px 40px 24px' }}>
            {children}
          </Section>
          {footer && <SmallPrint locale={locale}>{footer}</SmallPrint>}
        </Container>
      </Body>
    </Html>
  );
}

function Masthead({ organisation, siteUrl }: Pick<MailFrameProps, 'organisation' | 'siteUrl'>) {
  return (
    <>
      <Section className="mail-inside" style={{ padding: '20px 40px', backgroundColor: day.ink }}>
        <Link
          data-mail="masthead"
          href={siteUrl}
          style={{
            color: day.ground,
            fontFamily: families.serif,
            fontSize: '24px',
            fontWeight: 600,
            lineHeight: '1.2',
            textDecoration: 'none',
          }}
        >
          {organisation}
        </Link>
      </Section>
      <table role="presentation" aria-hidden="true" width="100%" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr data-skip-in-text="true">
            {palette.map(colour => (
              <td
                key={colour}
                height={6}
                style={{ height: '6px', backgroundColor: colour, fontSize: 0, lineHeight: 0 }}
              />
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

function SmallPrint({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { small, bodyLine } = sizesIn(locale);
  return (
    <Section className="mail-inside" style={{ padding: '0 40px 28px' }}>
      <Section className="mail-line" style={{ borderTop: `1px solid ${day.hairline}`, paddingTop: '16px' }}>
        <Text
          className="mail-muted"
          style={{
            margin: 0,
            color: day.muted,
            fontFamily: families.sans,
            fontSize: small,
            lineHeight: bodyLine,
          }}
        >
          {children}
        </Text>
      </Section>
    </Section>
  );
}

/** Overrides of the inline styles, for mail programs that follow the system's dark mode. */
const nightStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-wash, .mail-wash > table > tbody > tr > td { background-color: ${night.wash} !important; }
  .mail-ground { background-color: ${night.ground} !important; }
  .mail-text { color: ${night.text} !important; }
  .mail-muted, .mail-muted a { color: ${night.muted} !important; }
  .mail-link { color: ${night.link} !important; }
  .mail-line { border-color: ${night.hairline} !important; }
}
@media (max-width: 480px) {
  .mail-inside { padding-left: 20px !important; padding-right: 20px !important; }
}
`;
