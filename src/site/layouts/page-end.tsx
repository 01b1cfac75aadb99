import { PageNumbers } from '#features/engagement/numbers.island.tsx';
import { ShareDialog } from '#features/engagement/share.island.tsx';
import { SubscribeSection } from '#features/newsletter/subscribe-form.tsx';
import { SubscriptionDialog } from '#features/newsletter/subscription-dialog.island.tsx';
import { BottomBar } from '#site/frame/bottom-bar.tsx';
import { Footer } from '#site/frame/footer.tsx';
import { LiteOffer } from '#site/frame/lite-switch.tsx';
import type { Frame } from '#site/frame/read-frame.ts';
import { eventNamed, mayInvite, overlayPaths } from '#site/overlays/greetings.rules.ts';
import { Toasts } from '#ui/components/toasts.island.tsx';
import { Island } from '#ui/islands/island.tsx';

type PageEndProps = {
  frame: Frame;
  navigation: boolean;
  /** Without language. */
  path: string;
  /** Whether the announcement and the first-visit popup may open here: not over a refusal. */
  greetings: boolean;
  /** The invitation to subscribe is on every page with navigation. */
  subscribe: boolean;
};

/** Everything after the content of a page. */
export function PageEnd({ frame, navigation, path, greetings, subscribe }: PageEndProps) {
  const { organisation, renderContext } = frame;
  const { subscribeTitle, subscribeText } = organisation.words;
  return (
    <>
      {subscribe && (
        <SubscribeSection locale={renderContext.locale} title={subscribeTitle} text={subscribeText} />
      )}
      <Footer frame={frame} />
      {navigation && <BottomBar frame={frame} />}
      <Island>
        <SubscriptionDialog locale={renderContext.locale} links={frame.starterLinks} />
      </Island>
      <LiteOffer frame={frame} />
      {greetings && mayInvite(path) && <Greetings frame={frame} />}
      <Island when="first">
        <PageNumbers />
      </Island>
      <Island>
        <ShareDialog locale={renderContext.locale} />
      </Island>
      <Island when="first">
        <Toasts dismiss={frame.texts.dismissMessage} />
      </Island>
    </>
  );
}

/**
 * The data greetings.browser.ts needs: the event to announce, and the addresses of the dialogs. Nothing opens over a
 * staff preview.
 */
function Greetings({ frame: { nextEvent, renderContext, to } }: { frame: Frame }) {
  if (renderContext.preview) return null;
  return (
    <div
      hidden
      data-greetings={eventNamed(nextEvent?.href)}
      data-announcement={to(overlayPaths.announcement)}
      data-first-visit={to(overlayPaths.firstVisit)}
    />
  );
}
