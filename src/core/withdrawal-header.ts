/**
 * Tells devices with offline copies when a picture or story was last withdrawn (an ISO instant): copies made before may
 * show it (docs/decisions/0021-reading-offline.md).
 */
export const withdrawalHeader = 'adey-withdrawn-at';
