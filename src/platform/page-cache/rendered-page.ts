/** One answer as the site rendered it, before compression and caching. */
export type RenderedPage = {
  readonly status: number;
  /** Lower-case names, in sending order; framing headers (length, encoding, tag, vary) are added on compression. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** What the page was made from: collection and global slugs. A change to any of them drops the page. */
  readonly tags: ReadonlySet<string>;
  /** The earliest instant at which the page changes by itself (a consent ending), or null. */
  readonly freshUntil: Date | null;
  readonly cacheable: boolean;
  /** Longest time a CDN may serve it, in seconds, within `freshUntil`; 0 or missing: never. */
  readonly sharedSeconds?: number;
  /**
   * The queries with other forms of this page, in canonical form (`tab=impact_tab`), if content decides which exist;
   * any other query means the page itself. Missing: every well-formed value counts.
   */
  readonly queries?: ReadonlySet<string>;
};

/** The header in which a page names its other forms, separated by spaces; removed before sending. */
export const queriesHeader = 'adey-queries';

/** Headers about windows, referrers and devices: only a page is concerned, and one seen before has them already. */
export const forPagesOnly: readonly string[] = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];
