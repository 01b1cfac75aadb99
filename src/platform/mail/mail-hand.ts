import { isUnreachable } from '#platform/database/is-unreachable.ts';
import { logFault, logInfo, logWarning } from '#platform/log.ts';
import type { ClaimedMail } from './claimed-mail.ts';
import type { Outbox } from './outbox-store.ts';

/** A lease counts as over somewhat before it is, for clocks and answers take their time. */
const SURE = 0.8;

/**
 * What one worker has in hand: claimed in batches, given out one by one, its leases renewed for as long as it lives.
 * Errors of the database are told once and outlived.
 */
export function openHand(outbox: Outbox, leaseMs: number, batch: number) {
  const oursUntil = new Map<number, number>();
  let stock: ClaimedMail[] = [];
  let claiming: Promise<void> | null = null;
  let isAway = false;

  async function outliving<Value>(work: () => Promise<Value>): Promise<Value | null> {
    try {
      const value = await work();
      if (isAway) logInfo('outbox reached again');
      isAway = false;
      return value;
    } catch (error) {
      if (!isUnreachable(error)) logFault(error, { doing: 'outbox' });
      else if (!isAway) logWarning('outbox not reached');
      isAway = true;
      return null;
    }
  }

  async function claim(): Promise<void> {
    const since = performance.now();
    const claimed = (await outliving(() => outbox.claim(batch))) ?? [];
    for (const { id } of claimed) oursUntil.set(id, since + leaseMs * SURE);
    stock = claimed;
  }

  return {
    /** The next message to send, or null when none is due. */
    async next(): Promise<ClaimedMail | null> {
      if (stock.length === 0) {
        claiming ??= claim().finally(() => {
          claiming = null;
        });
        await claiming;
      }
      return stock.shift() ?? null;
    },
    isOurs: (id: number) => (oursUntil.get(id) ?? 0) > performance.now(),
    done: (id: number) => oursUntil.delete(id),
    async renew(): Promise<void> {
      if (oursUntil.size === 0) return;
      const since = performance.now();
      const kept = (await outliving(() => outbox.renew())) ?? [];
      for (const id of kept) if (oursUntil.has(id)) oursUntil.set(id, since + leaseMs * SURE);
    },
    async takeUpAbandoned(): Promise<number> {
      return (await outliving(() => outbox.takeUpAbandoned())) ?? 0;
    },
    holdDue: (reason: string) => outliving(() => outbox.holdDue(reason)),
    untilNextDue: () => outliving(() => outbox.untilNextDue()),
    /** Puts back what was claimed and not begun. */
    async putBack(mails: ClaimedMail[] = []): Promise<void> {
      const unbegun = [...mails, ...stock];
      stock = [];
      await outliving(() =>
        Promise.all(unbegun.map(({ id }) => outbox.markLater(id, 0, null, { free: true }))),
      );
    },
  };
}

export type Hand = ReturnType<typeof openHand>;
