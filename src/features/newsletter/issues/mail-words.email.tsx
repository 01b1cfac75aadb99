import { Hr } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#core/locale.ts';
import type { Run, TextBlock } from '#core/rich-text.ts';
import { type PerLocale, pickLocalized } from '#core/words.ts';
import { day, families, MailHeading, MailLink, MailText, sizesIn } from '#ui/email/mail-parts.tsx';

type WrittenProps = {
  blocks: PerLocale<TextBlock[]>;
  locale: Locale;
  /** Makes a link absolute. */
  to: (href: string) => string;
  /** Puts a blank line before the text. */
  apart?: boolean;
};

/** Rich text from the editor in a mail: in the reader's language, otherwise English marked as such. */
export function MailWords({ blocks, locale: wanted, to, apart }: WrittenProps) {
  const picked = pickLocalized(blocks, wanted, found => found.length === 0);
  if (!picked) return null;
  const locale = picked.lang ?? wanted;
  return (
    <>
      {apart && <Divider />}
      <div lang={picked.lang}>
        {keyed(picked.value).map(([key, block]) => (
          <Block key={key} block={block} locale={locale} to={to} />
        ))}
      </div>
    </>
  );
}

/** The divider between the parts of an issue. */
export function Divider() {
  return (
    <Hr
      className="mail-line"
      style={{ margin: '32px 0 24px', border: 0, borderTop: `1px solid ${day.hairline}` }}
    />
  );
}

type BlockProps = { block: TextBlock; locale: Locale; to: WrittenProps['to'] };
function Block({ block, locale, to }: BlockProps) {
  if (block.kind === 'list') return <List block={block} locale={locale} to={to} />;
  const words = <Runs runs={block.runs} to={to} />;
  if (block.kind === 'heading' || block.kind === 'small-heading')
    return (
      <MailHeading locale={locale} level={2}>
        {words}
      </MailHeading>
    );
  const text = <MailText locale={locale}>{words}</MailText>;
  if (block.kind === 'paragraph') return text;
  return (
    <blockquote style={{ margin: '0 0 16px', paddingLeft: '16px', borderLeft: '3px solid #ff6f61' }}>
      {text}
    </blockquote>
  );
}

function List({ block, locale, to }: BlockProps & { block: Extract<TextBlock, { kind: 'list' }> }) {
  const Element = block.ordered ? 'ol' : 'ul';
  const { body, bodyLine } = sizesIn(locale);
  return (
    <Element
      {...(block.start !== undefined && { start: block.start })}
      className="mail-text"
      style={{
        margin: '0 0 16px',
        paddingLeft: '24px',
        color: day.text,
        fontFamily: families.sans,
        fontSize: body,
        lineHeight: bodyLine,
      }}
    >
      {keyed(block.items).map(([key, runs]) => (
        <li key={key} style={{ marginBottom: '4px' }}>
          <Runs runs={runs} to={to} />
        </li>
      ))}
    </Element>
  );
}

function Runs({ runs, to }: { runs: readonly Run[]; to: WrittenProps['to'] }) {
  return keyed(runs).map(([key, { text, bold, italic, href }]) => {
    let words: ReactNode = keyed(text.split('\n')).flatMap(([line, segment]) =>
      line === '0' ? [segment] : [<br key={line} />, segment],
    );
    if (italic) words = <em>{words}</em>;
    if (bold) words = <strong>{words}</strong>;
    return href ? (
      <MailLink key={key} href={to(href)}>
        {words}
      </MailLink>
    ) : (
      <span key={key}>{words}</span>
    );
  });
}

function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}
