import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';
import { HOLD_MINUTES } from './meeting.schema.ts';

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const A_DAY = 24 * 60 * MINUTE;
/** Tries to move one meeting, of which most may find the time taken. */
const TRIES_A_DAY = 12;
/** Times held at once for one network, because a hold that nobody confirms ends before the next of them may begin. */
const HELD_PER_NETWORK = 3;

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  const open = (name: string, limit: number, windowMs = TEN_MINUTES) =>
    createSharedLimit({ name: `meetings ${name}`, limit, windowMs });
  return {
    network: open('network', 40),
    unprovenNetwork: open('unproven network', 8),
    unprovenAll: open('unproven', 300),
    booked: open('booked', env.MEETINGS_PER_NETWORK, A_DAY),
    held: open('held', HELD_PER_NETWORK, HOLD_MINUTES * MINUTE),
    tries: open('changes', TRIES_A_DAY, A_DAY),
  };
}

/** Whether somebody tried too often today to move a meeting through its link. */
export async function isTriedTooOften(id: string): Promise<boolean> {
  limits ??= openLimits();
  return (await limits.tries.refuse(id)) !== null;
}

/** Why a try to book is refused before anything is looked up; null if it is not. */
export async function refuseTry(
  clientAddress: string,
  proof: string | undefined,
  now: Date,
): Promise<'too-often' | 'slowed' | null> {
  limits ??= openLimits();
  const network = toNetwork(clientAddress);
  if ((await limits.network.refuse(network)) !== null) return 'too-often';
  if (await isProven(proof, now)) return null;
  const wait = (await limits.unprovenNetwork.refuse(network)) ?? (await limits.unprovenAll.refuse('all'));
  return wait === null ? null : 'slowed';
}

/**
 * Counts a booking of a network, and a hold where the address is not proven, around `act`; one that books nothing is not counted.
 * Returns what refuses it, or the result of `act`.
 */
export async function countBooking<Result extends { ok: boolean }>(
  { clientAddress, isHeld }: { clientAddress: string; isHeld: boolean },
  act: () => Promise<Result>,
): Promise<Result | 'network-full' | 'network-holds'> {
  limits ??= openLimits();
  const network = toNetwork(clientAddress);
  if ((await limits.booked.refuse(network)) !== null) return 'network-full';
  const isFull = isHeld && (await limits.held.refuse(network)) !== null;
  const result = isFull ? null : await act();
  if (result?.ok) return result;
  await limits.booked.forgive(network);
  if (result === null) return 'network-holds';
  if (isHeld) await limits.held.forgive(network);
  return result;
}
