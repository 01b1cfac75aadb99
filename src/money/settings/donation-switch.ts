import { env } from '#platform/env.ts';

/** Whether this site takes donations; otherwise Donate leads to the outside donation page. */
export const areDonationsOn = (): boolean => env.GIVING === 'on';

/** Whether the practice provider is offered: never in production, where the settings refuse it. */
export const isPracticeOn = (): boolean =>
  areDonationsOn() && (env.GIVING_PRACTICE ?? (env.ADEY_ENV === 'production' ? 'off' : 'on')) === 'on';
