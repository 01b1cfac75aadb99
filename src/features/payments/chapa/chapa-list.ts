import { z } from 'zod';
import { type Outcome, ok } from '#core/outcome.ts';
import { isReference, type ListedPayment, type ProviderProblem } from '#core/payment-provider.ts';
import { TX_PREFIX } from './chapa-events.ts';
import { askChapa, type ChapaOptions } from './chapa-wire.ts';

const page = z.object({
  data: z.object({
    transactions: z.array(
      z.object({
        status: z.string(),
        ref_id: z.string().max(100),
        trans_id: z.string().nullish(),
        created_at: z.iso.datetime({ offset: true }),
      }),
    ),
    pagination: z.object({ next_page_url: z.string().nullish() }),
  }),
});

const PER_PAGE = 50;
/** 2,000 payments in one go, as at Stripe. */
const MOST_PAGES = 40;

/**
 * What was paid at Chapa since a moment, by its own list (developer.chapa.co, all transactions). The order of the list is
 * not documented: reading ends early only after pages have turned from newer to older payments. A page that cannot be
 * read makes the whole list a problem, so that nothing counts as read that was not.
 */
export async function listChapaPayments(
  options: ChapaOptions,
  since: Date,
): Promise<Outcome<ListedPayment[], ProviderProblem>> {
  const listed: ListedPayment[] = [];
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const answer = await askChapa(options, `transactions?per_page=${PER_PAGE}&page=${number}`, page);
    if (!answer.ok) return answer;
    const { transactions, pagination } = answer.value.data;
    const recent = transactions.filter(({ created_at: at }) => new Date(at) >= since);
    for (const { status, ref_id: paymentId, trans_id: ours, created_at: at } of recent)
      if (status === 'success') listed.push({ paymentId, gift: giftOf(ours), at: new Date(at) });
    const isPast = listed.length > 0 && recent.length === 0;
    if (isPast || !pagination.next_page_url) break;
  }
  return ok(listed);
}

function giftOf(transaction: string | null | undefined): string | null {
  if (!transaction?.startsWith(TX_PREFIX)) return null;
  const gift = transaction.slice(TX_PREFIX.length);
  return isReference(gift) ? gift : null;
}
