import { describe, expect, it } from 'vitest';
import { openServerRest } from './smtp-transport.ts';

const running = () => new AbortController();

describe('the rests of mail', () => {
  it('rests once however many report the same trouble, longer each time, and forgets once it went well', async () => {
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

  it('goes on while others are taken: only the message in trouble waits', async () => {
    let now = 0;
    const rest = openServerRest(() => now);
    now = 100;
    rest.wentWell();
    expect(rest.begin(50)).toBe(60_000);
    expect(await rest.isOver(running().signal), 'nobody else waits').toBe(true);
    expect(rest.begin(150), 'nothing was taken since').toBe(2_000);
  });

  it('lets go of everybody at once when nothing is sent any more', async () => {
    const stopping = running();
    const rest = openServerRest();
    rest.begin();
    const waiting = rest.isOver(stopping.signal);
    stopping.abort();
    expect(await waiting).toBe(false);
  });
});
