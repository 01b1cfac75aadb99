import type { Locale } from '#core/locale.ts';
import type { TextBlock } from '#core/rich-text.ts';
import type { Localized, PerLocale } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import type { ReaderEdition } from '../subscribe.rules.ts';

/** Id of the consent of the people in a part; null if there are none. Issues frozen long ago have no such field. */
type PartConsent = { consent?: number | null };

/** Id of a picture. Consent is checked at each use and never stored with it. */
type PictureNumber = number | null;

/** One part of an issue with its full content, so that later changes to its source do not reach it. */
export type IssuePart =
  | { kind: 'words'; heading: Localized; text: PerLocale<TextBlock[]> }
  | ({
      kind: 'post';
      /** A path of this site without language. */
      href: string;
      label: Localized;
      heading: Localized;
      text: Localized;
      picture: PictureNumber;
    } & PartConsent)
  | ({
      kind: 'event';
      href: string;
      label: Localized;
      heading: Localized;
      text: Localized;
      picture: PictureNumber;
      /** Null while the day is not announced. */
      day: IsoDay | null;
      /** Null while it is to be announced. */
      time: string | null;
      /** The IANA time zone. */
      zone: string;
      place: Localized;
    } & PartConsent)
  | { kind: 'picture'; picture: PictureNumber }
  | { kind: 'link'; label: Localized; href: string };

/** An issue as sent to readers and shown in the archive. */
export type IssueContent = {
  subject: Localized;
  /** The preview line mail programs show beside the subject. */
  preview: Localized;
  opening: PerLocale<TextBlock[]>;
  parts: IssuePart[];
  closing: PerLocale<TextBlock[]>;
};

/** Ids of all pictures in an issue, without duplicates. */
export function picturesOfIssue({ parts }: IssueContent): number[] {
  const found = parts.flatMap(part => ('picture' in part && part.picture !== null ? [part.picture] : []));
  return [...new Set(found)];
}

/** One mail of an issue before it is addressed: `{{preferences}}` and `{{leave}}` stand for the reader's links. */
export type IssueBody = { subject: string; html: string; text: string };

/** Every mail of an issue, rendered once. */
export type IssueBodies = Record<Locale, Record<ReaderEdition, IssueBody>>;

/** Placeholders for the links of one reader. */
export const readerPlaceholders = { preferences: '{{preferences}}', leave: '{{leave}}' } as const;

/**
 * Removes pictures that may no longer be shown. Each is one `img` carrying its id, and attribute values are escaped, so
 * the element ends at its first `>`.
 */
export function withoutPictures(html: string, barred: readonly number[]): string {
  return barred.reduce(
    (left, id) => left.replaceAll(new RegExp(`<img\\b[^>]*\\bdata-picture="${id}"[^>]*>`, 'g'), ''),
    html,
  );
}

/** The ids of the pictures in a body. */
export function picturesIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<img\b[^>]*\bdata-picture="(\d+)"/g)].map(([, id]) => Number(id)))];
}
