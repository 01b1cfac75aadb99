import { sql } from '@payloadcms/db-postgres/drizzle';
import { type Locale, locales } from '#core/locale.ts';
import { storedMoney } from '#core/money.ts';
import { type Localized, pickWords, type Words } from '#core/words.ts';
import { writtenNumber } from '#money/domain/donation-status.ts';
import type { PaymentMethodId } from '#money/domain/payment-methods.ts';
import { findPurpose, ticketsSql } from '#money/donations/donation-columns.ts';
import { getPublicGlobal } from '#platform/public-content.ts';
import { createRenderContext, type RenderContext } from '#platform/render-context.ts';
import { queryRows, type Writer } from '#platform/transaction.ts';
import type { Issuer } from '#ui/pdf/pdf-paper.ts';

import type { ReceiptFacts } from './receipt-facts.ts';

type Row = {
  number: string;
  reference: string;
  name: string | null;
  units: string;
  returned: string;
  currency: string;
  method: PaymentMethodId;
  paidAt: string | Date;
  purpose: Record<Locale, string> | null;
  fund: string;
  campaign: string | null;
};

/** The receipt of a donation; null if it has none. Once its donor was erased it has no name. */
export async function findReceipt(reader: Writer, reference: string): Promise<ReceiptFacts | null> {
  const [row] = await queryRows<Row>(
    reader,
    sql`select r.number::text, g.reference, p.name, coalesce(r.amount, g.amount)::text as units,
          coalesce(greatest(r.amount - (s.received - s.refunded - s.lost - ${ticketsSql}), 0), 0)::text as returned, g.currency, g.method,
          coalesce(r.paid_at, r.made_at) as "paidAt", r.purpose, g.fund, g.campaign
        from money.receipts r join money.donations g on g.id = r.donation join money.statuses s on s.donation = g.id
          left join money.donors p on p.donation = g.id
        where g.reference = ${reference} and not r.of_tickets`,
  );
  if (!row) return null;
  const { fund, campaign, purpose, units, currency, returned, paidAt, number, ...given } = row;
  return {
    ...given,
    number: writtenNumber(number),
    amount: storedMoney(units, currency),
    returned: BigInt(returned),
    paidAt: new Date(paidAt),
    purpose: purpose ?? (await findPurpose(reader, { fund, campaign })),
  };
}

type Charity = { name: Words; address: Words };

/** Who issues receipts, as staff have set it; `getCharity` reads what the site settings say in a language. */
export async function getIssuer(
  getCharity: (renderContext: RenderContext) => Promise<Charity>,
  now: Date,
): Promise<Issuer> {
  const each = locales.map(async locale => {
    const renderContext = createRenderContext({ locale, now });
    const { registration } = await getPublicGlobal<{ registration?: Localized }>(renderContext, 'giving');
    const { name, address } = await getCharity(renderContext);
    const words = {
      name: name.text,
      address: address.text,
      registration: pickWords(registration, locale).text,
    };
    return [locale, words] as const;
  });
  return Object.fromEntries(await Promise.all(each)) as Issuer;
}
