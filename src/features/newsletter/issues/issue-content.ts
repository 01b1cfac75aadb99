import type { TextBlock } from '#core/rich-text.ts';
import type { Localized, PerLocale } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';

/** Id of the consent of the people a part tells of; null if it tells of nobody. Issues frozen long ago have none. */
type PartConsent = { consent?: number | null };

/** Id of a picture. Consent is checked at each use and never stored with it. */
export type PictureNumber = number | null;

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
