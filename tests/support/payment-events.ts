import fc from 'fast-check';
import { type EventKind, eventKinds, type PaymentEvent } from '#money/domain/donation-status.ts';

/** An event of the payment `p1`. Its id follows from the other values. */
export const makeEvent = (
  kind: EventKind,
  moment: number,
  amount = 0n,
  more: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  id: `${kind}-${moment}-${amount}`,
  payment: 'p1',
  kind,
  moment,
  sequence: 0,
  amount,
  ...more,
});

/** Events of two payments of one donation, many of them at the same moment, each with an id of its own. */
export const anyEvents = ({ maxLength }: { maxLength: number }) =>
  fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 4 }),
      payment: fc.constantFrom('p1', 'p2'),
      kind: fc.constantFrom(...eventKinds),
      moment: fc.nat({ max: 4 }),
      sequence: fc.nat({ max: 2 }),
      amount: fc.bigInt({ min: 0n, max: 2000n }),
      refund: fc.constantFrom(null, 'r1', 'r2'),
    }),
    { selector: ({ id }) => id, maxLength },
  );
