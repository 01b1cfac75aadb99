import type { Frame } from '#site/frame/read-frame.ts';
import { eventNamed, overlayPaths } from './greetings.rules.ts';

/**
 * The data greetings.browser.ts needs: the event to announce, and the addresses of the dialogs. Nothing opens over a
 * staff preview.
 */
export function Greetings({ frame: { nextEvent, renderContext, to } }: { frame: Frame }) {
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
