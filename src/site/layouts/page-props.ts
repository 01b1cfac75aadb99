import type { PageHead } from '#site/frame/page-head.ts';
import type { Frame, LinkProps } from '#site/frame/read-frame.ts';
import type { Beginning } from '#site/frame/top-bar.tsx';
import type { GiveLineKind } from '#site/screens/give-line.texts.ts';

/** What a page tells its layout. `giving` has no default, so that a new page cannot forget it. */
export type PageProps = {
  frame: Frame;
  head: PageHead;
  /** The sentence that ends the main content and leads to giving, for this kind of page; where there is none is a rule. */
  giving: GiveLineKind | 'none';
  /** Where that sentence leads, if not to giving in general. */
  givingTo?: LinkProps;
  /** False on pages with their own back link: one event, post or project, the ticket page, the cart. */
  navigation?: boolean;
  /** Where the page begins with a drawing or a coloured field: the bar lies over it, transparent. */
  beginsWith?: Beginning | undefined;
  /** False if the page itself is about subscribing. */
  subscribe?: boolean;
};
