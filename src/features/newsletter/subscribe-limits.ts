import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { dayMs } from './subscribe.rules.ts';

const TEN_MINUTES = 10 * 60_000;

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  return {
    perNetwork: createSharedLimit({
      name: 'subscribe network',
      limit: env.SUBSCRIBE_PER_NETWORK,
      windowMs: TEN_MINUTES,
    }),
    withoutProof: createSharedLimit({
      name: 'subscribe without proof',
      limit: env.SUBSCRIBE_WITHOUT_PROOF,
      windowMs: TEN_MINUTES,
    }),
    perAddress: createSharedLimit({
      name: 'subscribe address',
      limit: env.SUBSCRIBE_PER_ADDRESS,
      windowMs: dayMs,
    }),
  };
}

type Attempt = { compared: string; proof: string | undefined; clientAddress: string; now: Date };

/**
 * Returns the seconds to wait, or null. The network is checked first, so that a flood uses up only its own limit.
 * Requests without a proof of work have an additional, stricter limit (decision 0016).
 */
export async function refuseSubscription(attempt: Attempt): Promise<number | null> {
  limits ??= openLimits();
  const network = networkOf(attempt.clientAddress);
  const wait = await limits.perNetwork.refuse(network);
  if (wait !== null) return wait;
  const proven = await isProven(attempt.proof, attempt.now);
  const unproven = proven ? null : await limits.withoutProof.refuse(network);
  return unproven ?? limits.perAddress.refuse(attempt.compared);
}
