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
  /** Not for search engines: previews, refusals. */
  hidden?: boolean;
  /** It shows why a form was refused, also where the page is not the answer to the form itself. */
  refused?: boolean;
  /** A style sheet of colours that are content; the page's content policy then contains its hash. */
  colours?: string;
};
