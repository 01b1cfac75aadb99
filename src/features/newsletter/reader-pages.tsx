import type { ReactNode } from 'react';
import { type Locale, localePath } from '#core/locale.ts';
import type { Words } from '#core/words.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import { ThemedDrawing } from '#ui/components/drawing.tsx';
import { Title } from '#ui/components/title.tsx';
import { FormPage } from '#ui/layout/form-page.tsx';
import { confirmationTexts } from './confirmation/confirmation.texts.ts';
import type { StarterLink } from './issues/issue.queries.ts';
import css from './reader-pages.module.css';
import { StarterLinks } from './starter-links.tsx';
import type { ConfirmationState, FieldErrors, SubscriptionResult } from './subscribe.rules.ts';
import { subscribeTexts } from './subscribe.texts.ts';
import { SubscribeForm } from './subscribe-form.tsx';
import { SubscriptionOutcome } from './subscription-dialog.island.tsx';

/** The frame of the pages about subscribing, with hills below. */
export function ReaderFrame({ title, children }: { title: Words; children: ReactNode }) {
  return (
    <FormPage
      ground="subscribe"
      below={
        <div className={css.hills} aria-hidden="true">
          <ThemedDrawing formats={[{ day: 'footer-hills-day', night: 'footer-hills-night' }]} fit="bottom" />
        </div>
      }
    >
      <Title as="h1" variant="section" words={title} />
      {children}
    </FormPage>
  );
}

/** A white card on these pages. */
export function ReaderCard({ children }: { children: ReactNode }) {
  return (
    <div className={css.card} data-on-surface>
      {children}
    </div>
  );
}

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

/** State of the confirmation page; `done` after the button was pressed. */
export type ConfirmationView = {
  state: ConfirmationState | 'done';
  /** Address of the preferences page; null while the reader gets no letters. */
  preferences: string | null;
};

type ConfirmationPageProps = ConfirmationView & { locale: Locale; links: readonly StarterLink[] };

/** The page title, used in the head and as heading. */
export function confirmationTitle(state: ConfirmationView['state'], locale: Locale): string {
  const texts = confirmationTexts[locale].page;
  return state === 'ready' ? texts.title : texts[state];
}

/**
 * Page of a confirmation link. Only the button confirms: mail scanners open every link and must not subscribe anyone.
 */
export function ConfirmationPage({ state, preferences, locale, links }: ConfirmationPageProps) {
  const texts = confirmationTexts[locale].page;
  const failed = state === 'expired' || state === 'used' || state === 'broken';
  return (
    <ReaderFrame title={{ text: confirmationTitle(state, locale) }}>
      <ReaderCard>
        <p>{state === 'ready' ? texts.ready : texts[`${state}Words`]}</p>
        {state === 'ready' && (
          <form method="post">
            <Button type="submit" variant="go" wide>
              {texts.confirm}
            </Button>
          </form>
        )}
        {(state === 'done' || state === 'confirmed') && (
          <div>
            <ButtonLink href={preferences ?? localePath(locale, '/')}>
              {preferences ? texts.choose : texts.home}
            </ButtonLink>
          </div>
        )}
        {state === 'done' && <StarterLinks links={links} locale={locale} />}
      </ReaderCard>
      {failed && <SubscribeForm id="subscribe" locale={locale} answer="dialog" source="page" card />}
    </ReaderFrame>
  );
}
