import { env } from '#platform/env.ts';
import { readSender } from './smtp-address.rules.ts';

/** The domain our messages are numbered under and greet the mail server with: the sender's, or else the site's. */
export function mailDomain(): string {
  const domain =
    env.MAIL_FROM === undefined ? undefined : readSender(env.MAIL_FROM).address.split('@').at(-1);
  return domain ?? new URL(env.SITE_URL).hostname;
}
