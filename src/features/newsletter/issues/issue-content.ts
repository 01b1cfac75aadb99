import type { Localized, PerLocale } from '#core/words.ts';
import type { IsoDay } from '#core/zoned-time.ts';
import type { TextBlock } from './rich-text.rules.ts';

/** A picture of the library by its number: whether it may be shown is asked each time, never remembered. */
export type PictureNumber = number | null;

/** One part of an issue with everything it says, so that later changes elsewhere do not reach it. */
export type IssuePart =
  | { kind: 'words'; heading: Localized; text: PerLocale<TextBlock[]> }
  | {
      kind: 'post';
      /** A path of ours without language. */
      href: string;
      label: Localized;
      heading: Localized;
      text: Localized;
      picture: PictureNumber;
    }
  | {
      kind: 'event';
      href: string;
      label: Localized;
      heading: Localized;
      text: Localized;
      picture: PictureNumber;
      /** Null while the day is to be announced. */
      day: IsoDay | null;
      time: string;
      /** The IANA zone of the time. */
      zone: string;
      place: Localized;
    }
  | { kind: 'picture'; picture: PictureNumber }
  | { kind: 'link'; label: Localized; href: string };

/** An issue as it goes out: what readers get and what the page in the archive shows. */
export type IssueContent = {
  subject: Localized;
  /** The line mail programs show beside the subject. */
  preview: Localized;
  opening: PerLocale<TextBlock[]>;
  parts: IssuePart[];
  closing: PerLocale<TextBlock[]>;
};

/** Every picture an issue would show, each once. */
export function picturesOfIssue({ parts }: IssueContent): number[] {
  const found = parts.flatMap(part => ('picture' in part && part.picture !== null ? [part.picture] : []));
  return [...new Set(found)];
}
