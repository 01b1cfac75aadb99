import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import { SectionHead } from '#ui/layout/section.tsx';
import type { DonationTexts } from './donation.texts.ts';
import css from './public-totals.module.css';

/** What came in for one purpose, by currency. */
export type PurposeTotal = { fund: string; name: string; raised: readonly Money[] };

type PublicTotalsProps = {
  totals: readonly PurposeTotal[];
  /** Totals of few donors were left out. */
  someHidden: boolean;
  /** The donors who agreed to be named. */
  names: readonly string[];
  locale: Locale;
  texts: DonationTexts;
};

/** The totals of the ledger and the donors who may be named, or the donors alone if no total may be shown. */
export function PublicTotals({ totals, someHidden, names, locale, texts }: PublicTotalsProps) {
  const hasTotals = totals.length > 0;
  return (
    <>
      <SectionHead id="came-in" title={{ text: hasTotals ? texts.cameIn : texts.namedDonors }} />
      {hasTotals && (
        <dl className={css.totals}>
          {totals.map(({ fund, name, raised }) => (
            <div key={fund} className={css.total}>
              <dt>{name}</dt>
              <dd>
                {raised.map(money => (
                  <span key={money.currency}>{formatMoney(money, locale)}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {someHidden && <p className={css.note}>{texts.cameInHidden}</p>}
      {names.length > 0 && (
        <>
          {hasTotals && <h3 className={css.title}>{texts.namedDonors}</h3>}
          <ul className={css.names}>
            {names.map(name => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
