import { logFault } from '#platform/log.ts';
import type { RenderContext } from '#platform/render-context.ts';

/**
 * What was read for one part of a page, or `instead` if reading it failed: the page is shown without that part and never
 * cached, and the error is logged. For parts that a visitor can do without, and lists that say so in their place.
 */
export async function orLeaveOut<Part, Instead>(
  renderContext: RenderContext,
  read: Promise<Part>,
  instead: Instead,
): Promise<Part | Instead> {
  try {
    return await read;
  } catch (error) {
    logFault(error, { leftOut: true });
    renderContext.isIncomplete = true;
    return instead;
  }
}
