import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftIn, nothing, type Position } from '#money/domain/donation-status.ts';
import { linesForDonation, TICKETS } from '#money/ledger/posting.rules.ts';

const terms = { amount: 500n, tickets: 300n };
const paid = (units: bigint, more: Partial<Position> = {}) => ({ ...nothing, received: units, ...more });

describe('a payment for tickets with a gift beside them', () => {
  it('what arrives is for the tickets first, and what goes again is the price of the tickets first', () => {
    expect(giftIn(paid(500n), terms)).toMatchObject({ received: 200n, refunded: 0n });
    expect(giftIn(paid(250n), terms)).toMatchObject({ received: 0n });
    expect(giftIn(paid(500n, { refunded: 300n }), terms)).toMatchObject({ received: 200n, refunded: 0n });
    expect(giftIn(paid(500n, { refunded: 400n, lost: 50n }), terms)).toMatchObject({
      refunded: 100n,
      lost: 50n,
    });
  });

  it('without a gift all of it is for the tickets, also what was paid twice, until it is left as a gift', () => {
    expect(giftIn(paid(600n), { amount: 300n, tickets: 300n }).received).toBe(0n);
    expect(giftIn(paid(300n), { amount: 300n, tickets: 0n }).received).toBe(300n);
  });

  it('a part of the price that is left as a gift is one, and what goes again is the rest of the price first', () => {
    const part = { ...terms, given: 100n };
    expect(giftIn(paid(500n), part)).toMatchObject({ received: 300n, refunded: 0n });
    expect(giftIn(paid(500n, { refunded: 200n }), part)).toMatchObject({ received: 300n, refunded: 0n });
    expect(giftIn(paid(500n, { refunded: 250n }), part)).toMatchObject({ received: 300n, refunded: 50n });
    expect(giftIn(paid(500n), { ...terms, given: 400n }).received).toBe(500n);
    expect(giftIn(paid(600n), { amount: 300n, tickets: 300n, given: 100n }).received).toBe(100n);
  });

  it('every entry balances, and its lines of income are what arrived and stays', () => {
    const some = fc.bigInt(0n, 1_000n);
    fc.assert(
      fc.property(
        some,
        some,
        some,
        some,
        some,
        some,
        some,
        (received, back, lost, disputed, amount, tickets, given) => {
          const refunded = back > received ? received : back;
          const gone = lost > received - refunded ? received - refunded : lost;
          const held = disputed > received - refunded - gone ? received - refunded - gone : disputed;
          const position = { received, fee: 0n, refunded, lost: gone, disputed: held };
          const gift = giftIn(position, { amount: amount + tickets, tickets, given });
          const lines = linesForDonation(
            position,
            { method: 'practice', fund: 'general', currency: 'ETB' },
            gift,
          );
          expect(lines.reduce((sum, { units }) => sum + units, 0n)).toBe(0n);
          const [sold] = lines.filter(({ account }) => account === TICKETS);
          expect(-(sold?.units ?? 0n)).toBeGreaterThanOrEqual(0n);
          for (const part of Object.values(gift)) expect(part).toBeGreaterThanOrEqual(0n);
        },
      ),
    );
  });
});
