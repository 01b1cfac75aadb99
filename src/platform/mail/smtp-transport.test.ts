import { describe, expect, it } from 'vitest';
import { openServerBackoff } from './smtp-transport.ts';

const running = () => new AbortController();

describe('the pauses of mail', () => {
  it('a pause starts once for simultaneous failures, grows each time, and resets after a success', async () => {
    let now = 0;
    const backoff = openServerBackoff(() => now);
    expect([backoff.start(), backoff.start()]).toEqual([2_000, 2_000]);
    now = 2_000;
    expect(await backoff.untilOver(running().signal)).toBe(true);
    expect(backoff.start()).toBe(4_000);
    now = 6_000;
    backoff.succeeded();
    expect(backoff.start()).toBe(2_000);
  });

  it('a failure while other mail is accepted pauses only its own message', async () => {
    let now = 0;
    const backoff = openServerBackoff(() => now);
    now = 100;
    backoff.succeeded();
    expect(backoff.start(50)).toBe(60_000);
    expect(await backoff.untilOver(running().signal), 'nobody else waits').toBe(true);
    expect(backoff.start(150), 'nothing was taken since').toBe(2_000);
  });

  it('all mail is paused only when three different recipients in a row are refused', () => {
    const backoff = openServerBackoff();
    const refuse = (...recipients: string[]) => recipients.map(backoff.concernsAll);
    expect(refuse('a@x.org', 'a@x.org', 'b@x.org', 'a@x.org')).toEqual([false, false, false, false]);
    backoff.succeeded();
    expect(refuse('c@x.org', 'a@x.org', 'd@x.org')).toEqual([false, false, true]);
    expect(refuse('c@x.org')).toEqual([true]);
  });

  it('a pause ends at once when sending stops', async () => {
    const stopping = running();
    const backoff = openServerBackoff();
    backoff.start();
    const waiting = backoff.untilOver(stopping.signal);
    stopping.abort();
    expect(await waiting).toBe(false);
  });
});
