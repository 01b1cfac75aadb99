import { env } from '#platform/env.ts';
import { networkOf } from '#platform/http/client-address.ts';
import { createSharedLimit, type RateLimit } from '#platform/limits/rate-limit.ts';

const tenMinutes = 600_000;
const hour = 3_600_000;
let network: RateLimit | undefined;
let address: RateLimit | undefined;

/** Limits sign-in attempts per network, for all methods: the seconds to wait, or null. */
export function refuseNetwork(clientAddress: string): Promise<number | null> {
  network ??= createSharedLimit({ name: 'sign-in', limit: env.SIGN_IN_PER_NETWORK, windowMs: tenMinutes });
  return network.refuse(networkOf(clientAddress));
}

/** Limits mails per address, whether or not it has an account. */
export function refuseAddress(email: string): Promise<number | null> {
  address ??= createSharedLimit({
    name: 'sign-in-mail',
    limit: env.SIGN_IN_MAILS_PER_ADDRESS,
    windowMs: hour,
  });
  return address.refuse(email);
}
