import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import type { StarterLink } from '../newsletter.queries.ts';
import { ReaderCard, ReaderFrame } from '../reader-frame.tsx';
import { StarterLinks } from '../starter-links.tsx';
import type { ConfirmationState } from '../subscribe.rules.ts';
import { SubscribeForm } from '../subscribe-form.tsx';
import { confirmationTexts } from './confirmation.texts.ts';

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
