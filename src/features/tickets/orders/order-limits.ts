import { env } from '#platform/env.ts';
import { toNetwork } from '#platform/http/client-address.ts';
import { isProven } from '#platform/limits/proof-of-work.ts';
import { createSharedLimit } from '#platform/limits/rate-limit.ts';

const TEN_MINUTES = 10 * 60_000;
const A_DAY = 24 * 60 * 60_000;

let limits: ReturnType<typeof openLimits> | undefined;

function openLimits() {
  const open = (name: string, limit: number, windowMs = TEN_MINUTES) =>
    createSharedLimit({ name: `tickets ${name}`, limit, windowMs });
  return {
    network: open('network', 60),
    unprovenNetwork: open('unproven network', 12),
    unprovenAll: open('unproven', 600),
    codes: open('codes', 30),
    changes: open('changes', 60),
    files: open('files', 60),
    orders: open('orders', env.TICKETS_PER_NETWORK, A_DAY),
  };
}

/** Why a try to order is refused before anything is looked up; null if it is not. */
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
 * Whether a network has typed too many codes that open no kind of ticket. Then one that does (`isKnown`) opens none either,
 * or guessing would only have to go on.
 */
export async function isGuessing(clientAddress: string, isKnown: boolean): Promise<boolean> {
  limits ??= openLimits();
  const network = toNetwork(clientAddress);
  if ((await limits.codes.refuse(network)) !== null) return true;
  if (isKnown) await limits.codes.forgive(network);
  return false;
}

/** Whether a network has changed too many tickets, each of which can lead to mails. */
export async function isChangingOften(clientAddress: string): Promise<boolean> {
  limits ??= openLimits();
  return (await limits.changes.refuse(toNetwork(clientAddress))) !== null;
}

/** Whether a network has asked for too many files, each of which takes a moment to write. */
export async function isAskingOften(clientAddress: string): Promise<boolean> {
  limits ??= openLimits();
  return (await limits.files.refuse(toNetwork(clientAddress))) !== null;
}

/** Counts an order of a network around `act`; one that gets no tickets is not counted. */
export async function countOrder<Result extends { ok: boolean }>(
  clientAddress: string,
  act: () => Promise<Result>,
): Promise<Result | 'network-full'> {
  limits ??= openLimits();
  const network = toNetwork(clientAddress);
  if ((await limits.orders.refuse(network)) !== null) return 'network-full';
  const result = await act();
  if (!result.ok) await limits.orders.forgive(network);
  return result;
}
