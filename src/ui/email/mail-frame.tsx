import { Body, Container, Head, Html, Link, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import { palette } from '#ui/tokens/palette.ts';
import { day, families, nightStyles, sizesIn } from './mail-look.ts';

type MailFrameProps = {
  locale: Locale;
  /** The subject again: programs that open a mail as a page show it as the title. */
  title: string;
  /** What lists of mails show behind the subject. */
  preview: string;
  /** The charity's name, at the head of every mail, leading to `siteUrl`. */
  organisation: string;
  siteUrl: string;
  children: ReactNode;
  /** Small print below the line: why the mail came, how to be left alone. */
  footer?: ReactNode;
};

/**
 * The page around every mail: the charity's name on ink, the cloth's colours in one band, the message, small print. It
 * needs no picture, so that nothing is missing where pictures are blocked and nobody is counted.
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
