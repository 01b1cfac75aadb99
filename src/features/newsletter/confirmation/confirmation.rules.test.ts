import { describe, expect, it } from 'vitest';
import { type Confirmable, confirmationStateOf, confirmDays, dayMs } from './confirmation.rules.ts';

const issued = new Date('2026-11-20T09:00:00.000Z');
const later = (ms: number) => new Date(issued.getTime() + ms);
const waiting: Confirmable = { status: 'waiting', joinedAt: later(400) };

describe('a confirmation link', () => {
  it('confirms until fourteen days after it was issued, and not a moment longer', () => {
    expect(confirmDays).toBe(14);
    expect(confirmationStateOf(issued, waiting, later(14 * dayMs - 1))).toBe('ready');
    expect(confirmationStateOf(issued, waiting, later(14 * dayMs))).toBe('expired');
  });

  it('of a confirmed reader says so, however old it is', () => {
    const confirmed = { ...waiting, status: 'confirmed' as const };
    expect(confirmationStateOf(issued, confirmed, later(1000 * dayMs))).toBe('confirmed');
  });

  it('from before unsubscribing is used up, and does not confirm a later subscription', () => {
    expect(confirmationStateOf(issued, { ...waiting, status: 'left' }, later(1))).toBe('used');
    const again = { status: 'waiting' as const, joinedAt: later(5000) };
    expect(confirmationStateOf(issued, again, later(6000))).toBe('used');
  });

  it('of a row that was erased is used up, then expired', () => {
    expect(confirmationStateOf(issued, null, later(1))).toBe('used');
    expect(confirmationStateOf(issued, null, later(15 * dayMs))).toBe('expired');
  });

  it('that we did not sign is broken', () => {
    expect(confirmationStateOf(null, null, issued)).toBe('broken');
  });
});
