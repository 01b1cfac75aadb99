import type { Locale } from '#core/locale.ts';
import { firstWord } from '#core/person-name.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import { SpinnerMark } from '#ui/components/spinner.tsx';
import type { StarterLink } from './newsletter.queries.ts';
import { StarterLinks } from './starter-links.tsx';
import type { SubscriptionResult } from './subscribe.rules.ts';
import { browserTexts, subscribeTexts, typeWords } from './subscribe.texts.ts';
import css from './subscription-dialog.module.css';

/** Once per page with a form: the result dialog, and the texts for the form script. */
export function SubscriptionDialog({ locale, links }: { locale: Locale; links: readonly StarterLink[] }) {
  const texts = subscribeTexts[locale];
  return (
    <div data-subscribe-texts={JSON.stringify(browserTexts(locale))}>
      <Dialog
        id="subscription"
        title={<span className={css.request}>{texts.request}</span>}
        close={texts.close}
        className={css.dialog}
      >
        <SubscriptionOutcome locale={locale} />
        <div className={css.begin}>
          <template>
            <StarterLinks links={links} locale={locale} />
          </template>
        </div>
        <form method="dialog" className={css.again}>
          <Button type="submit" variant="ink">
            {texts.tryAgain}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}

/** The result of a subscription, or the waiting state without one; subscription-dialog.browser.ts fills it in. */
export function SubscriptionOutcome({ result, locale }: { result?: SubscriptionResult; locale: Locale }) {
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
      <p data-subscription-message>{result ? result.message : texts.wait}</p>
      <p className={css.note} data-subscription-note hidden={!note}>
        {note && texts[note]}
      </p>
      <p className={css.welcome} data-subscription-welcome hidden={!result || result.type === 'Error'}>
        {welcome}
      </p>
    </div>
  );
}
