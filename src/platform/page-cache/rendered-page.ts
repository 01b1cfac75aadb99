/** One answer as the site rendered it, before it is compressed and perhaps kept. */
export type RenderedPage = {
  readonly status: number;
  /** Names in lower case, in sending order; framing headers (length, encoding, tag, vary) are added when packed. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
  /** What the page was made from: collection and global slugs. A change of any of them drops the page. */
  readonly tags: ReadonlySet<string>;
  /** The earliest instant at which the page changes by itself (a consent running out), or null. */
  readonly freshUntil: Date | null;
  readonly cacheable: boolean;
  /**
   * The queries this page has other forms for, as they stand in a canonical address (`tab=impact_tab`), where the
   * content decides which exist; any other query means the page itself. Missing: every well-formed value counts.
   */
  readonly queries?: ReadonlySet<string>;
};

/** A page names its other forms in this header, separated by spaces; it is taken off before sending. */
export const queriesHeader = 'adey-queries';
