import { env } from '#platform/env.ts';

/**
 * How the owner of the machine creates the first account. In development the link contains the code; in production it
 * does not, because links are passed on, stored by browsers and logged by proxies.
 */
export function describeFirstAccount(code: string): string {
  const form = `${env.STAFF_URL}/admin/create-first-user`;
  const lines =
    env.ADEY_ENV === 'production'
      ? [`First account   ${form}`, `Set-up code     ${code}`]
      : [`First account   ${form}?code=${code}`];
  return [
    ...lines,
    '',
    'Whoever opens it first with this code is the admin. The code works once, for a day;',
    '"npm run setup-code" makes a new one.',
  ]
    .map(line => `  ${line}`.trimEnd())
    .join('\n');
}
