/** A picture for share cards; pages without one use the drawn card with the slogan. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** What a page tells browsers, search engines and share cards. */
export type PageHead = {
  /** Without the organisation's name, which the frame adds: `Home` becomes `Home — Adey`. */
  title: string;
  description: string;
  kind?: 'website' | 'article';
  picture?: SharePicture | null;
  /** schema.org objects of the page; the frame adds the organisation. */
  structured?: readonly object[];
  /** False if the page has no text in its language yet, so that search engines prefer the English one. */
  translated?: boolean;
  /** Kept out of search engines, such as previews and refusals. */
  hidden?: boolean;
  /** The page shows why a form was refused, even if it is not the response to that form. */
  refused?: boolean;
  /** Colours that staff chose, as a style sheet; its hash is added to the content policy. */
  colours?: string;
};
