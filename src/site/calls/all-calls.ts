import { addClick } from '#features/engagement/add-click.call.ts';
import { addPageView } from '#features/engagement/add-page-view.call.ts';
import { getClicks } from '#features/engagement/get-clicks.call.ts';
import { getEventViews } from '#features/engagement/get-event-views.call.ts';
import { getNumbers } from '#features/engagement/get-numbers.call.ts';
import type { Call } from '#platform/http/call.ts';

/** Every call there is, in the order the document of all calls tells them; all-calls.test.ts holds that none is missing. */
export const allCalls: readonly Call[] = [getEventViews, addPageView, getClicks, addClick, getNumbers];
