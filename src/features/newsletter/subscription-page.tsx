import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import type { StarterLink } from './newsletter.queries.ts';
import { ReaderCard, ReaderFrame } from './reader-frame.tsx';
import { StarterLinks } from './starter-links.tsx';
import type { FieldErrors, SubscriptionResult } from './subscribe.rules.ts';
import { subscribeTexts } from './subscribe.texts.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { SubscriptionOutcome } from './subscription-dialog.island.tsx';

type SubscriptionPageProps = {
  locale: Locale;
  title: Words;
  links: readonly StarterLink[];
  values: { name: string; email: string };
  errors?: FieldErrors;
  result?: SubscriptionResult;
};

/** Response to a form sent without script: the result, and the form again after an error. */
export function SubscriptionPage({ locale, title, links, result, ...form }: SubscriptionPageProps) {
  const texts = subscribeTexts[locale];
  const joined = result && result.type !== 'Error';
  return (
    <ReaderFrame title={result ? { text: texts.request } : title.text ? title : { text: texts.title }}>
      {joined && (
        <ReaderCard>
          <SubscriptionOutcome result={result} locale={locale} />
          <StarterLinks links={links} locale={locale} />
        </ReaderCard>
      )}
      {!joined && (
        <SubscribeForm
          id="subscribe"
          locale={locale}
          answer="dialog"
          source="page"
          card
          {...form}
          failure={result?.message}
        />
      )}
    </ReaderFrame>
  );
}
