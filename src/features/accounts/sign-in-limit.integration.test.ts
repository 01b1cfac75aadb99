import '../../../tests/support/as-site.ts';
import { betterAuth } from 'better-auth';
import { expect, it, onTestFinished } from 'vitest';
import { openSchemaPool } from '#platform/database/pools.ts';
import { env } from '#platform/env.ts';
import { openLimitStore } from '#platform/limits/limit-store.ts';
import { accountOptions } from './account-options.ts';
import { networkHeader } from './account-paths.ts';
import { callbackLimits } from './sign-in-limit.ts';

/** The accounts as one site process has them: with separate connections and memory. */
function openProcess() {
  const pools = [openSchemaPool('auth', { max: 2 }), openSchemaPool('limits', { max: 2 })] as const;
  onTestFinished(async () => {
    await Promise.all(pools.map(pool => pool.end()));
  });
  const limits = callbackLimits(openLimitStore(pools[1], 'a secret of all processes'));
  return betterAuth(accountOptions(pools[0], [], limits));
}

it('callbacks of one network are limited over all site processes, and others are not', async () => {
  const processes = [openProcess(), openProcess()];
  const callback = async (turn: number, network: string) => {
    const headers = { [networkHeader]: network };
    const request = new Request(`${env.SITE_URL}/api/auth/callback/adey-id?code=x&state=y`, { headers });
    return (await processes[turn % 2]?.handler(request))?.status;
  };
  const most = env.SIGN_IN_PER_NETWORK * 2;
  const statuses: (number | undefined)[] = [];
  for (let turn = 0; turn < most + 4; turn += 1) statuses.push(await callback(turn, '203.0.113.9'));
  expect(statuses.slice(0, most)).not.toContain(429);
  expect(statuses.slice(most)).toEqual([429, 429, 429, 429]);
  expect(await callback(0, '198.51.100.7')).not.toBe(429);
});
