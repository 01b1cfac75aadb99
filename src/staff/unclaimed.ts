import { parseArgs } from 'node:util';
import { isUnclaimed } from '#cms/accounts/setup-code.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/;

type Start = { isProduction: boolean; args: readonly string[]; databaseUrl: string };

/**
 * Why the admin may not listen, or null. In production others reach it only once somebody has an account or the owner of
 * the machine was given a set-up code. While the database does not answer, nobody can make an account either.
 */
export async function whyUnclaimed({ isProduction, args, databaseUrl }: Start): Promise<string | null> {
  const host = nextHost(args);
  if (!isProduction || LOOPBACK.test(host)) return null;
  const unclaimed = await isUnclaimed(databaseUrl).catch(() => false);
  return unclaimed
    ? `The admin does not listen at ${host}: it has no account yet and no set-up code. Run "npm run setup-code" (in a container: node scripts/database/setup-code.ts) and start again.`
    : null;
}

/** The host Next listens at by its arguments, of which the last counts; without one it listens everywhere. */
export function nextHost(args: readonly string[]): string {
  const { hostname } = parseArgs({
    args: [...args],
    options: { hostname: { type: 'string', short: 'H' } },
    strict: false,
  }).values;
  return typeof hostname === 'string' ? hostname : '0.0.0.0';
}
