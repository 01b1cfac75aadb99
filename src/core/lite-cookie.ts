/** The choice of a visitor, remembered under this name: `1` for lite pages, `0` for whole ones. */
export const liteCookie = 'lite';

/** For how long: a year. */
export const liteSeconds = 365 * 24 * 60 * 60;
