import type { Locale } from '#core/locale.ts';
import { formatMoney, type Money } from '#core/money.ts';
import css from './campaign-card.module.css';
import type { DonateTexts } from './donate.texts.ts';

/** How far a campaign has come: from the ledger, in the currency of its goal. */
export type Progress = { raised: Money; goal: Money; gifts: number };

type CampaignProgressProps = { progress: Progress; name: string; locale: Locale; texts: DonateTexts };

/** The amount received and the goal, in words and as a bar. */
export function CampaignProgress({
  progress: { raised, goal, gifts },
  name,
  locale,
  texts,
}: CampaignProgressProps) {
  const inWords = texts.raisedOf
    .replace('{raised}', formatMoney(raised, locale))
    .replace('{goal}', formatMoney(goal, locale));
  // A share in thousandths: sums of many gifts may be beyond what a number holds exactly.
  const share = Number((raised.units * 1000n) / goal.units);
  return (
    <div className={css.progress}>
      <progress max={1000} value={Math.min(share, 1000)} aria-label={name} aria-valuetext={inWords} />
      <p>
        <strong>{inWords}</strong>{' '}
        {texts.byGifts.replace('{gifts}', new Intl.NumberFormat(locale).format(gifts))}
      </p>
    </div>
  );
}
