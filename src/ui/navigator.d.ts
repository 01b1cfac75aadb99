/** What Chromium says about the connection of the device; other browsers say nothing. */
interface Navigator {
  readonly connection?: {
    /** Whether the device asks for less data. */
    readonly saveData?: boolean;
    readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  };
}
