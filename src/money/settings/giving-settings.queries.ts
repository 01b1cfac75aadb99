import { type FeeRate, isCurrency, type Money, parseMoney } from '#core/money.ts';
import { type Localized, pickWords } from '#core/words.ts';
import { getPublicGlobal } from '#platform/public-content.ts';
import type { RenderContext } from '#platform/render-context.ts';
import {
  type BankAccount,
  presetCurrencies,
  readLeastDonation,
  type SuggestedCurrency,
} from './giving-settings.schema.ts';

export type GivingSettings = {
  bankAccounts: BankAccount[];
  currencies: SuggestedCurrency[];
  /** The fee of a payment method in a currency; null if staff entered none. */
  findFee: (method: string, currency: string) => FeeRate | null;
};

type StoredCurrency = {
  currency?: string | null;
  least?: string | null;
  amounts?: { amount?: string | null; does?: Localized }[] | null;
};
type StoredFee = {
  method?: string | null;
  currency?: string | null;
  percent?: string | null;
  fixed?: string | null;
};
type StoredAccount = { [Key in keyof BankAccount]?: string | null };
type Stored = {
  currencies?: StoredCurrency[] | null;
  fees?: StoredFee[] | null;
  bankAccounts?: StoredAccount[] | null;
};

/** What staff set about giving, with the usual currencies where they set none. */
export async function getGivingSettings(renderContext: RenderContext): Promise<GivingSettings> {
  const stored = await getPublicGlobal<Stored>(renderContext, 'giving');
  const entered = stored.currencies?.length
    ? stored.currencies
    : presetCurrencies.map(currency => ({ currency }));
  const known = entered.filter(({ currency }) => isCurrency(currency ?? ''));
  return {
    currencies: [...new Map(known.map(each => [each.currency, each])).values()].map(
      ({ currency, least, amounts }: StoredCurrency) => ({
        currency: currency ?? '',
        least: readLeastDonation(least, currency ?? ''),
        amounts: (amounts ?? []).flatMap(({ amount, does }) => {
          const money = readMoney(amount, currency);
          return money ? [{ units: money.units, does: pickWords(does, renderContext.locale) }] : [];
        }),
      }),
    ),
    bankAccounts: toBankAccounts(stored.bankAccounts ?? []),
    findFee: (method, currency) =>
      readRate((stored.fees ?? []).find(fee => fee.method === method && fee.currency === currency)),
  };
}

/** Only the first account of each currency is shown. */
function toBankAccounts(stored: readonly StoredAccount[]): BankAccount[] {
  const complete = stored.flatMap(({ currency, holder, account, bank, bic }) =>
    currency && holder && account && bank ? [{ currency, holder, account, bank, bic: bic || null }] : [],
  );
  return [...new Map(complete.toReversed().map(each => [each.currency, each])).values()].toReversed();
}

function readRate(fee: StoredFee | undefined): FeeRate | null {
  const basisPoints = Math.round(Number(fee?.percent ?? Number.NaN) * 100);
  if (!fee || !(basisPoints >= 0 && basisPoints < 10_000)) return null;
  const rate = { basisPoints, fixed: readMoney(fee.fixed, fee.currency)?.units ?? 0n };
  return basisPoints === 0 && rate.fixed === 0n ? null : rate;
}

function readMoney(text: string | null | undefined, currency: string | null | undefined): Money | null {
  const money = parseMoney(text ?? '', currency ?? '');
  return money.ok ? money.value : null;
}
