import { describe, expect, it } from 'vitest';
import { openServerRest } from './smtp-transport.ts';

const running = () => new AbortController();

describe('the pauses of mail', () => {
  it('start once for simultaneous reports of the same trouble, grow each time, and reset after a success', async () => {
    let now = 0;
    const rest = openServerRest(() => now);
    expect([rest.begin(), rest.begin()]).toEqual([2_000, 2_000]);
    now = 2_000;
    expect(await rest.isOver(running().signal)).toBe(true);
    expect(rest.begin()).toBe(4_000);
    now = 6_000;
    rest.wentWell();
    expect(rest.begin()).toBe(2_000);
  });

  it('do not apply while other mail is accepted: only the message in trouble waits', async () => {
    let now = 0;
    const rest = openServerRest(() => now);
    now = 100;
    rest.wentWell();
    expect(rest.begin(50)).toBe(60_000);
    expect(await rest.isOver(running().signal), 'nobody else waits').toBe(true);
    expect(rest.begin(150), 'nothing was taken since').toBe(2_000);
  });

  it('end at once when sending stops', async () => {
    const stopping = running();
    const rest = openServerRest();
    rest.begin();
    const waiting = rest.isOver(stopping.signal);
    stopping.abort();
    expect(await waiting).toBe(false);
  });
});
