import { env } from '#platform/env.ts';

/** Whether gifts are taken on this site; otherwise Donate leads to the outside donation page (ruling 38). */
export const areDonationsOn = (): boolean => env.GIVING === 'on';

/** Whether the way without money is offered: never in production, whose settings refuse it. */
export const isPracticeOn = (): boolean =>
  areDonationsOn() && (env.GIVING_PRACTICE ?? (env.ADEY_ENV === 'production' ? 'off' : 'on')) === 'on';
