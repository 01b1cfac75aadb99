import { env } from '#platform/env.ts';
import { FIRST_ACCOUNT_FILE } from '#platform/stored-secrets.ts';
import { showSecret } from '../terminal/show-secret.ts';

/**
 * How the owner of the machine creates the first account. In development the link contains the code; in production it
 * does not, because links are passed on, stored by browsers and logged by proxies.
 */
function describeFirstAccount(code: string): string {
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

/** Shows the owner of the machine how to create the first account. */
export async function showFirstAccount(code: string): Promise<void> {
  const words = describeFirstAccount(code);
  await showSecret({
    file: FIRST_ACCOUNT_FILE,
    what: 'The code for the first account',
    words: `\n${words}\n\n`,
    content: `${words}\n`,
  });
}
