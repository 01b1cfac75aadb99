import type { Locale } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { Container } from '#ui/layout/container.tsx';
import type { StarterLink } from './newsletter.queries.ts';
import { StarterLinks } from './starter-links.tsx';
import type { FieldErrors, SubscriptionResult } from './subscribe.rules.ts';
import { subscribeTexts } from './subscribe.texts.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { SubscriptionOutcome } from './subscription-outcome.tsx';
import css from './subscription-page.module.css';

type SubscriptionPageProps = {
  locale: Locale;
  title: Words;
  links: readonly StarterLink[];
  written: { name: string; email: string };
  errors?: FieldErrors;
  result?: SubscriptionResult;
};

/** The answer to a form sent without script: how it went, and the form again where it did not go well. */
export function SubscriptionPage({ locale, title, links, result, ...form }: SubscriptionPageProps) {
  const texts = subscribeTexts[locale];
  const joined = result && result.type !== 'Error';
  return (
    <div className={css.page}>
      <Container narrow className={css.inside}>
        <Title
          as="h1"
          look="section"
          words={result ? { text: texts.request } : title.text ? title : { text: texts.title }}
        />
        {result && (
          <div className={css.card} data-on-surface>
            <SubscriptionOutcome result={result} locale={locale} />
            {joined && <StarterLinks links={links} locale={locale} />}
          </div>
        )}
        {!joined && (
          <SubscribeForm id="subscribe" locale={locale} answer="dialog" source="page" card {...form} />
        )}
      </Container>
      <div className={css.hills} aria-hidden="true">
        <ThemedDrawing formats={[{ day: 'footer-hills-day', night: 'footer-hills-night' }]} fit="bottom" />
      </div>
    </div>
  );
}
