import type { TicketSale } from '#core/ticket-sale.ts';
import { orderTickets } from '#features/tickets/orders/change-order.action.ts';
import type { SaleEvent } from '#features/tickets/orders/sale-event.ts';
import { openCms } from '#platform/payload.ts';

/** Buyer `number` orders; each try of the same buyer is the same press of the same form. */
type BuyerOrder = { number: number };
/** `error` when nobody can say whether the order was stored. */
export type BuyerAnswer = { number: number; outcome?: string; error?: string };

export const BENCH_EVENT = 900;

const makeSale = (places: number): TicketSale => ({
  places,
  kinds: [
    {
      id: 'guest',
      name: { text: 'Guest' },
      note: { text: '' },
      seats: 1,
      limit: null,
      most: 1,
      from: null,
      until: null,
      code: null,
    },
  ],
  questions: [],
  words: { text: '' },
});

const makeEvent = (places: number): SaleEvent => ({
  id: BENCH_EVENT,
  heading: { text: 'An evening' },
  href: '/events/an-evening',
  when: 'Dec 05, 2036, 10:00',
  timeZone: 'Africa/Addis_Ababa',
  start: new Date('2036-12-05T07:00:00Z'),
  end: new Date('2036-12-05T09:00:00Z'),
  place: null,
  sale: makeSale(places),
  isScheduled: true,
  entry: null,
});

// One of several processes that are killed (-9) while they sell.
if (process.send) {
  const event = makeEvent(Number(process.env.BENCH_PLACES));
  const payload = await openCms();
  process.on('message', async ({ number }: BuyerOrder) => {
    const email = `guest${number}@example.org`;
    try {
      const outcome = await orderTickets(
        payload,
        { choice: new Map([['guest', 1]]), name: `Guest ${number}`, email, answers: new Map() },
        {
          events: [event],
          code: '',
          attempt: `attempt ${number}`,
          language: 'en',
          clientAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
          proof: undefined,
          ownEmail: email,
          now: new Date(),
        },
      );
      process.send?.({ number, outcome: outcome.ok ? 'confirmed' : outcome.problem });
    } catch (error) {
      process.send?.({ number, error: String(error) });
    }
  });
  process.send('ready');
}
