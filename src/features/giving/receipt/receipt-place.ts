/** Receipts carry the day in the charity's place, in both calendars. */
export const RECEIPT_PLACE = { timeZone: 'Africa/Addis_Ababa' };
