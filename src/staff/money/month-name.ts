import { type Moment, moment } from '#core/message.ts';

/** The month of an ISO day, such as "May 2026". */
export const monthName = (day: string): Moment =>
  moment(day, 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
