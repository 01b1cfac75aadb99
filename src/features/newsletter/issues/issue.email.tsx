import { Hr, Img, Link, Section } from '@react-email/components';
import type { ReactNode } from 'react';
import { formatDate, formatEthiopian } from '#core/dates.ts';
import { type Locale, localePath } from '#core/locale.ts';
import type { Run, TextBlock } from '#core/rich-text.ts';
import {
  type Localized,
  type PerLocale,
  pickLocalized,
  pickWords,
  punctuation,
  type Words,
} from '#core/words.ts';
import { MailFrame } from '#ui/email/mail-frame.tsx';
import {
  day,
  families,
  MailButton,
  MailHeading,
  MailLink,
  MailText,
  sizesIn,
} from '#ui/email/mail-parts.tsx';
import { renderMail } from '#ui/email/render-mail.ts';
import type { ReaderEdition } from '../subscribe.rules.ts';
import type { RenderIssue } from './compose-issue.action.ts';
import { type IssueContent, type IssuePart, readerPlaceholders } from './issue.rules.ts';
import { type IssueTexts, issueTexts, placeAndTime } from './issue.texts.ts';
import type { MailPicture } from './issue-mails.action.ts';

type IssueMailProps = {
  content: IssueContent;
  locale: Locale;
  edition: ReaderEdition;
  /** The last part of its address on the site. */
  slug: string;
  /** The pictures that may be mailed, by id. */
  pictures: ReadonlyMap<number, MailPicture>;
  organisation: string;
  siteUrl: string;
};

/** Context for the parts of one mail. */
type Mail = Pick<IssueMailProps, 'locale' | 'edition' | 'pictures' | 'siteUrl'> & {
  texts: IssueTexts;
  /** Makes a path absolute and adds the mail's language; external addresses stay as they are. */
  to: (href: string) => string;
};

/** Marks a link with the issue, never the reader, so that visits from it are counted (src/features/figures). */
function withIssue(link: URL, slug: string): string {
  link.searchParams.set('utm_campaign', slug);
  return link.href;
}

/** An issue as a mail. The light edition has the same text without pictures. */
export function IssueMail(props: IssueMailProps) {
  const { content, locale, edition, slug, organisation, siteUrl, pictures } = props;
  const texts = issueTexts[locale];
  const to = (href: string) =>
    href.startsWith('/') ? withIssue(new URL(localePath(locale, href), siteUrl), slug) : href;
  const mail: Mail = { locale, edition, pictures, siteUrl, texts, to };
  const subject = pickWords(content.subject, locale);
  const preview = pickWords(content.preview, locale);
  const parts = content.parts.map((part, index) => [String(index), part] as const);
  return (
    <MailFrame
      locale={locale}
      title={subject.text}
      preview={preview.text || subject.text}
      organisation={organisation}
      siteUrl={to('/')}
      footer={<UnsubscribeFooter texts={texts} organisation={organisation} />}
    >
      <MailText locale={locale} quiet>
        {texts.label} · <MailLink href={to(`/newsletter/${slug}`)}>{texts.browser}</MailLink>
      </MailText>
      <InLanguage words={subject}>
        <MailHeading locale={subject.lang ?? locale}>{subject.text}</MailHeading>
      </InLanguage>
      <MailWords blocks={content.opening} locale={locale} to={to} />
      {parts.map(([key, part]) => (
        <Part key={key} part={part} mail={mail} />
      ))}
      <MailWords blocks={content.closing} locale={locale} to={to} apart={parts.length > 0} />
      {edition === 'light' && (
        <MailText locale={locale} quiet>
          {texts.lightNote}
        </MailText>
      )}
    </MailFrame>
  );
}

function Part({ part, mail }: { part: IssuePart; mail: Mail }) {
  if (part.kind === 'words') return <WordsPart part={part} mail={mail} />;
  if (part.kind === 'picture') return <Picture id={part.picture} mail={mail} />;
  if (part.kind === 'link') {
    const label = pickWords(part.label, mail.locale);
    return (
      <InLanguage words={label}>
        <MailButton locale={label.lang ?? mail.locale} href={mail.to(part.href)}>
          {label.text}
        </MailButton>
      </InLanguage>
    );
  }
  return <ContentBlock part={part} mail={mail} />;
}

function WordsPart({ part, mail }: { part: Extract<IssuePart, { kind: 'words' }>; mail: Mail }) {
  const heading = pickWords(part.heading, mail.locale);
  return (
    <>
      {heading.text && <SectionHeading words={heading} locale={mail.locale} />}
      <MailWords blocks={part.text} locale={mail.locale} to={mail.to} />
    </>
  );
}

/** A post or an event: divider, picture, heading, teaser and link. */
function ContentBlock({ part, mail }: { part: Extract<IssuePart, { kind: 'post' | 'event' }>; mail: Mail }) {
  const { locale, texts, to } = mail;
  const words = (value: Localized) => pickWords(value, locale);
  const [label, text] = [words(part.label), words(part.text)];
  return (
    <>
      <Divider />
      <Picture id={part.picture} href={to(part.href)} mail={mail} />
      {label.text && <Label words={label} locale={locale} />}
      <SectionHeading words={words(part.heading)} locale={locale} close />
      {part.kind === 'event' && <WhenAndWhere part={part} mail={mail} />}
      {text.text && <Paragraph words={text} locale={locale} />}
      <MailText locale={locale}>
        <MailLink href={to(part.href)}>{part.kind === 'post' ? texts.read : texts.event}</MailLink>
      </MailText>
    </>
  );
}

function WhenAndWhere({ part, mail }: { part: Extract<IssuePart, { kind: 'event' }>; mail: Mail }) {
  const { locale, texts } = mail;
  const { time, place } = placeAndTime(part, locale);
  return (
    <MailText locale={locale}>
      <strong>{texts.when + punctuation[locale].colon.trim()}</strong>{' '}
      {part.day ? <DayAndTime day={part.day} time={time} locale={locale} /> : texts.toBeAnnounced}
      {place.text && (
        <>
          <br />
          <strong>{texts.where + punctuation[locale].colon.trim()}</strong>{' '}
          <span lang={place.lang}>{place.text}</span>
        </>
      )}
    </MailText>
  );
}

function DayAndTime({ day, time, locale }: { day: string; time: string; locale: Locale }) {
  if (locale === 'en') return `${formatDate(day)}, ${time}`;
  return (
    <>
      {formatEthiopian(day)} <span lang="en">({formatDate(day)})</span>፣ {time}
    </>
  );
}

/** The content width in px: 600 less the frame's padding. */
const widest = 520;

function Picture({ id, href, mail }: { id: number | null; href?: string; mail: Mail }) {
  const picture = id === null || mail.edition === 'light' ? undefined : mail.pictures.get(id);
  if (!picture) return null;
  const width = Math.min(widest, picture.width);
  const alt = pickWords(picture.alt, mail.locale);
  const image = (
    <Img
      data-picture={picture.id}
      src={new URL(picture.src, mail.siteUrl).href}
      alt={alt.text}
      lang={alt.lang}
      width={width}
      height={Math.round((picture.height * width) / picture.width)}
      style={{ display: 'block', width: '100%', maxWidth: `${width}px`, height: 'auto', borderRadius: '6px' }}
    />
  );
  return (
    <Section data-skip-in-text="true" style={{ margin: '0 0 16px' }}>
      {href ? <Link href={href}>{image}</Link> : image}
    </Section>
  );
}

function SectionHeading({ words, locale, close }: { words: Words; locale: Locale; close?: boolean }) {
  return (
    <InLanguage words={words}>
      <MailHeading locale={words.lang ?? locale} level={2} close={close ?? false}>
        {words.text}
      </MailHeading>
    </InLanguage>
  );
}

function Paragraph({ words, locale }: { words: Words; locale: Locale }) {
  return (
    <InLanguage words={words}>
      <MailText locale={words.lang ?? locale}>{words.text}</MailText>
    </InLanguage>
  );
}

function Label({ words, locale }: { words: Words; locale: Locale }) {
  return (
    <InLanguage words={words}>
      <MailText locale={words.lang ?? locale} quiet close>
        {words.text}
      </MailText>
    </InLanguage>
  );
}

/** Marks text that fell back to another language, so that screen readers pronounce it correctly. */
function InLanguage({ words, children }: { words: Words; children: ReactNode }) {
  return words.lang ? <div lang={words.lang}>{children}</div> : children;
}

/** Why the reader gets this mail, and their personal links. */
function UnsubscribeFooter({ texts, organisation }: { texts: IssueTexts; organisation: string }) {
  return (
    <>
      {texts.why.replace('{name}', () => organisation)}
      <br />
      <MailLink href={readerPlaceholders.preferences} quiet>
        {texts.preferences}
      </MailLink>{' '}
      ·{' '}
      <MailLink href={readerPlaceholders.leave} quiet>
        {texts.unsubscribe}
      </MailLink>
    </>
  );
}

/** The organisation named in the header, and the site its links lead to. */
type IssueSender = { organisation: string; siteUrl: string };

/** Creates the renderer that the freezing actions take as a parameter. */
export function issueRenderer(sender: IssueSender): RenderIssue {
  return (content, mail) => renderMail(<IssueMail content={content} {...mail} {...sender} />);
}

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
