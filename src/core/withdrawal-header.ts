/**
 * Tells the devices that keep copies of pages when somebody last took back a picture or story (an ISO instant): what
 * they kept before may show it (docs/decisions/0021-reading-offline.md).
 */
export const withdrawalHeader = 'adey-withdrawn-at';
