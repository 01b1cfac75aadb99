/** Several pages. */
export const MAX_SCAN_BYTES = 10 * 1024 * 1024;
/** What is taken, and what a browser offers to choose. */
export const SCAN_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
];
/** A request with a scan: room for the parts around the file. */
export const MAX_REQUEST_BYTES = MAX_SCAN_BYTES + 64 * 1024;
/** For one account: each is decoded, which costs time. */
export const SCANS_IN_TEN_MINUTES = 60;
