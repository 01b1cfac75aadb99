import { useStore } from '@nanostores/react';
import { useDeferredValue, useEffect, useRef } from 'react';
import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { ModalDialog } from '#ui/components/modal-dialog.tsx';
import type { StarterLink } from './newsletter.queries.ts';
import { StarterLinks } from './starter-links.tsx';
import { subscribeTexts } from './subscribe.texts.ts';
import { $hasDialog, $subscription, closeSubscription } from './subscription.store.ts';
import css from './subscription-dialog.module.css';
import { SubscriptionOutcome } from './subscription-outcome.tsx';

export type DialogProps = { locale: Locale; links: readonly StarterLink[] };

/** Once per page with a form: 'Subscribing', then the result. Nobody has asked yet: no markup comes with the page. */
export function SubscriptionDialog({ locale, links }: DialogProps) {
  const { isOpen, result } = useStore($subscription, { ssr: 'initial' });
  // The answer is read first; where to begin follows.
  const answered = useDeferredValue(result);
  const begin = useRef<HTMLDivElement>(null);
  const texts = subscribeTexts[locale];

  useEffect(() => {
    $hasDialog.set(true);
    return () => $hasDialog.set(false);
  }, []);

  // The script of every page has what pictures need.
  useEffect(() => {
    if (answered) begin.current?.dispatchEvent(new Event('contentadded', { bubbles: true }));
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
      <div className={css.begin} ref={begin}>
        {answered && <StarterLinks links={links} locale={locale} />}
      </div>
      <form method="dialog" className={css.again}>
        <Button type="submit" variant="ink">
          {texts.tryAgain}
        </Button>
      </form>
    </ModalDialog>
  );
}
