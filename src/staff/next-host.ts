import { parseArgs } from 'node:util';

/** The host Next listens at by its arguments, of which the last counts; without one it listens everywhere. */
export function nextHost(args: readonly string[]): string {
  const { hostname } = parseArgs({
    args: [...args],
    options: { hostname: { type: 'string', short: 'H' } },
    strict: false,
  }).values;
  return typeof hostname === 'string' ? hostname : '0.0.0.0';
}
