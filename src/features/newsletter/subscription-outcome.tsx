import type { Locale } from '#core/locale.ts';
import { firstWord } from '#core/person-name.ts';
import { SpinnerMark } from '#ui/components/spinner.tsx';
import type { SubscriptionResult } from './subscribe.rules.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';
import css from './subscription-dialog.module.css';

/** The result of a subscription, or the waiting state without one. */
export function SubscriptionOutcome({
  result,
  locale,
}: {
  result?: SubscriptionResult | null;
  locale: Locale;
}) {
  const texts = subscribeTexts[locale];
  const welcome = result && texts.welcome.replace('{name}', () => firstWord(result.user.name));
  const note = result && typeWords[result.type].note;
  return (
    <div
      className={css.outcome}
      role="status"
      data-subscription={result?.type ?? 'loading'}
      data-goal={result?.type === 'Success' ? 'joined' : undefined}
    >
      <SpinnerMark className={css.spinner} />
      <p className={css.type} data-subscription-type>
        {result ? texts[typeWords[result.type].name] : texts.subscribing}
      </p>
      <p data-subscription-message>{result ? result.message || texts.unknown : texts.wait}</p>
      <p className={css.note} data-subscription-note hidden={!note}>
        {note && texts[note]}
      </p>
      <p className={css.welcome} data-subscription-welcome hidden={!result || result.type === 'Error'}>
        {welcome}
      </p>
    </div>
  );
}
