import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

describe('the rate limit', () => {
  const minute = 60_000;

  it('lets the limit through and says how long to wait after it', () => {
    const limit = createRateLimit({ limit: 2, windowMs: minute });
    expect(limit.refuse('a', 0)).toBeNull();
    expect(limit.refuse('a', 10_000)).toBeNull();
    expect(limit.refuse('a', 20_000)).toBe(40);
    expect(limit.refuse('a', 60_001)).toBeNull();
  });

  it('counts each caller alone', () => {
    const limit = createRateLimit({ limit: 1, windowMs: minute });
    expect(limit.refuse('a', 0)).toBeNull();
    expect(limit.refuse('b', 0)).toBeNull();
    expect(limit.refuse('a', 1)).toBe(60);
  });

  it('does not count refused calls, so that waiting always helps', () => {
    const limit = createRateLimit({ limit: 1, windowMs: minute });
    limit.refuse('a', 0);
    for (let at = 1000; at < minute; at += 1000) limit.refuse('a', at);
    expect(limit.refuse('a', minute)).toBeNull();
  });

  it('forgets the oldest callers rather than growing without bound', () => {
    const limit = createRateLimit({ limit: 1, windowMs: minute });
    limit.refuse('first', 0);
    for (let caller = 0; caller < 50_000; caller += 1) limit.refuse(`caller ${caller}`, 1);
    expect(limit.refuse('first', 2)).toBeNull();
  });
});
