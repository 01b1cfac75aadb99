import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect } from 'react';
import type { Locale } from '#core/locale.ts';
import { firstWord } from '#core/person-name.ts';
import { announceAddedMarkup } from '#ui/added-markup.store.ts';
import { Button, SpinnerMark } from '#ui/components/button.tsx';
import { ModalDialog } from '#ui/components/dialog.tsx';
import type { StarterLink } from './issues/issue.queries.ts';
import { StarterLinks } from './starter-links.tsx';
import type { SubscriptionResult } from './subscribe.rules.ts';
import { subscribeTexts, typeWords } from './subscribe.texts.ts';
import { $hasDialog, $subscription, closeSubscription } from './subscription.store.ts';
import css from './subscription-dialog.module.css';

export type DialogProps = { locale: Locale; links: readonly StarterLink[] };

/** The dialog of all forms of a page: 'Subscribing', then the result. It stays empty until somebody subscribes. */
export function SubscriptionDialog({ locale, links }: DialogProps) {
  const { isOpen, result } = useStore($subscription, { ssr: 'initial' });
  // Deferred, so that screen readers announce the result before the links.
  const answered = useDeferredValue(result);
  const texts = subscribeTexts[locale];

  useEffect(() => {
    $hasDialog.set(true);
    return () => $hasDialog.set(false);
  }, []);

  useEffect(() => {
    if (answered) announceAddedMarkup();
  }, [answered]);

  return (
    <ModalDialog
      id="subscription"
      title={<span className={css.request}>{texts.request}</span>}
      close={texts.close}
      className={css.dialog}
      isOpen={isOpen}
      onClose={closeSubscription}
    >
      <SubscriptionOutcome result={result} locale={locale} />
      <div className={css.begin}>{answered && <StarterLinks links={links} locale={locale} />}</div>
      <form method="dialog" className={css.again}>
        <Button type="submit" variant="ink">
          {texts.tryAgain}
        </Button>
      </form>
    </ModalDialog>
  );
}

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
