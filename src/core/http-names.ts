/** The visitor's choice: `1` for lite pages, `0` for whole ones. */
export const liteCookie = 'lite';

/** One year, in seconds. */
export const liteSeconds = 365 * 24 * 60 * 60;

/**
 * Tells devices with offline copies when a picture or story was last withdrawn (an ISO instant): copies made before may
 * show it (docs/decisions/0021-reading-offline.md).
 */
export const withdrawalHeader = 'adey-withdrawn-at';

/** Where a browser gets the work to prove (decision 0016). */
export const PROOF_PATH = '/api/proof';
