import '../../../../tests/support/as-site.ts';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { receiveEvent } from '#money/donations/receive-event.action.ts';
import { createProofChallenge } from '#platform/limits/proof-of-work.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { giveDonation, report } from '../../../../tests/support/donations.ts';
import { solveWork } from '../../../../tests/support/solve-work.ts';
import { type Beginning, readSlowed, slowDown } from './slow-down.ts';

const HOUR = 3_600_000;
let now = new Date('2026-11-20T09:00:00.000Z');
let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
// Each test has its own hour; limits use the system clock.
beforeEach(() => {
  now = new Date(now.getTime() + HOUR);
  vi.setSystemTime(now);
});
afterEach(() => {
  vi.useRealTimers();
});

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `10.7.${networks >> 8}.${networks & 255}`;
};
const begin = async (changed: Partial<Beginning> = {}) => {
  const beginning = { network: newNetwork(), purpose: 'general', proof: undefined, now, ...changed };
  const begun = await slowDown(payload, beginning);
  return begun.ok ? 'begin' : begun.problem.code;
};
const proveWork = async () => solveWork(await createProofChallenge(now));

async function end(kind: 'failed' | 'paid', times: number) {
  for (let time = 0; time < times; time += 1) {
    const { reference } = await giveDonation(payload);
    const event = report(reference, kind, kind === 'paid' ? 2_500n : 0n, {
      moment: new Date(now.getTime() - 1000),
    });
    expect(await receiveEvent(payload, event)).toBe('booked');
  }
}

describe('many failed payments', () => {
  it('while many payments fail, a third gift of a network needs a proof of work, which is valid once', async () => {
    await end('failed', 20);
    const network = newNetwork();
    expect([await begin({ network }), await begin({ network }), await begin({ network })]).toEqual([
      'begin',
      'begin',
      'slowed',
    ]);
    const proof = await proveWork();
    expect(await begin({ network, proof })).toBe('begin');
    expect(await begin({ network, proof }), 'the same proof again').toBe('slowed');
    expect(await begin({ network, proof: '{"challenge":{},"solution":{}}' })).toBe('slowed');
    expect(await begin(), 'somebody elsewhere').toBe('begin');
    expect(await readSlowed({ payload }, now)).toEqual({ asked: 3, solved: 1, refused: 0 });
  });

  it('while many payments fail, all networks together may start thirty gifts without a proof', async () => {
    await end('failed', 20);
    const begun = [];
    for (let time = 0; time < 31; time += 1) begun.push(await begin());
    expect(begun).toEqual([...Array.from({ length: 30 }, () => 'begin'), 'slowed']);
    expect(await begin({ proof: await proveWork() })).toBe('begin');
  });

  it('no proof is required once the failures are fifteen minutes old, or outnumbered by successful gifts', async () => {
    await end('failed', 20);
    const network = newNetwork();
    await begin({ network });
    await begin({ network });
    const later = new Date(now.getTime() + 15 * 60_000);
    expect(await begin({ network, now: later })).toBe('begin');
    await end('paid', 10);
    expect(await begin({ network })).toBe('begin');
  });
});

it('very many gifts for one purpose slow down that purpose only', async () => {
  for (let time = 0; time < 60; time += 1) expect(await begin({ purpose: 'project-7' })).toBe('begin');
  const network = newNetwork();
  const three = [1, 2, 3].map(() => ({ network, purpose: 'project-7' }));
  const begun = [];
  for (const one of three) begun.push(await begin(one));
  expect(begun).toEqual(['begin', 'begin', 'slowed']);
  expect(await begin({ network, purpose: 'project-8' })).toBe('begin');
});

it('a network over its limit is refused even with a proof, and counted', async () => {
  const network = newNetwork();
  for (let time = 0; time < 20; time += 1) expect(await begin({ network })).toBe('begin');
  expect(await begin({ network, proof: await proveWork() })).toBe('too-often');
  expect((await readSlowed({ payload }, now)).refused).toBe(1);
});
