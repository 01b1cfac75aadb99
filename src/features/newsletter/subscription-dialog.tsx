import type { Locale } from '#core/locale.ts';
import { Button } from '#ui/components/button.tsx';
import { Dialog } from '#ui/components/dialog.tsx';
import type { StarterLink } from './newsletter.queries.ts';
import { StarterLinks } from './starter-links.tsx';
import { browserTexts, subscribeTexts } from './subscribe.texts.ts';
import css from './subscription-dialog.module.css';
import { SubscriptionOutcome } from './subscription-outcome.tsx';

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
