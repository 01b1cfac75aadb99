import { type Locale, localePath } from '#core/locale.ts';
import { Button, ButtonLink } from '#ui/components/button.tsx';
import type { StarterLink } from '../newsletter.queries.ts';
import { ReaderCard, ReaderFrame } from '../reader-frame.tsx';
import { StarterLinks } from '../starter-links.tsx';
import { SubscribeForm } from '../subscribe-form.tsx';
import type { ConfirmationState } from './confirmation.rules.ts';
import { confirmationTexts } from './confirmation.texts.ts';

/** What somebody sees who follows the link of our mail; `done` once they have pressed the button. */
export type ConfirmationView = {
  state: ConfirmationState | 'done';
  /** Where they choose what comes; null while nothing comes to them. */
  preferences: string | null;
};

type ConfirmationPageProps = ConfirmationView & { locale: Locale; links: readonly StarterLink[] };

/** Says what stands in the title of the page, in its head and on it. */
export function confirmationTitle(state: ConfirmationView['state'], locale: Locale): string {
  const texts = confirmationTexts[locale].page;
  return state === 'ready' ? texts.title : texts[state];
}

/**
 * The page of a confirmation link. Only its button confirms: programs that look through mail open every address in it,
 * and none of them may subscribe anybody.
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
