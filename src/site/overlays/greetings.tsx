import type { Frame } from '#site/frame/read-frame.ts';
import { eventNamed, overlayPaths } from './greetings.rules.ts';

/**
 * What greetings.browser.ts needs to know: which event there is to announce, and where the dialogs are. Nothing comes
 * over a draft that staff look at.
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
