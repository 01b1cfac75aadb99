/** The visitor's choice: `1` for lite pages, `0` for whole ones. */
export const liteCookie = 'lite';

/** A year. */
export const liteSeconds = 365 * 24 * 60 * 60;
