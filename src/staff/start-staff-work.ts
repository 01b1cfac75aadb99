import { deleteOldApprovals } from '#cms/approvals/approval-store.ts';
import { deleteOldRequests } from '#cms/approvals/publish-request.ts';
import { reencryptForms } from '#cms/consents/signed-form-store.ts';
import { deleteOldPlans } from '#cms/plans/plan-store.ts';
import { emptyBin } from '#cms/trash/empty-bin.job.ts';
import { sweepAccounts } from '#features/accounts/sessions.ts';
import { listSaleEvents } from '#features/events/sale-events.queries.ts';
import { sumUpFigures } from '#features/figures/count-queue.ts';
import { syncCalendars } from '#features/meetings/calendars/sync-calendars.job.ts';
import { releaseMeetings } from '#features/meetings/change-meeting.action.ts';
import { forgetMeetings } from '#features/meetings/meeting.personal-data.ts';
import { deleteUnconfirmed } from '#features/newsletter/confirmation/confirm-subscription.action.ts';
import { deleteEmptyIssues } from '#features/newsletter/issues/delete-empty-issues.job.ts';
import { unsubscribeLongSuspended } from '#features/newsletter/suspension.action.ts';
import { offerPlaces } from '#features/tickets/orders/offer-places.action.ts';
import { forgetOrders } from '#features/tickets/orders/order.personal-data.ts';
import type { ReadEvents } from '#features/tickets/orders/sale-event.ts';
import { settlePayments } from '#features/tickets/orders/settle-payments.action.ts';
import { tellHolders } from '#features/tickets/orders/tell-holders.action.ts';
import { RECONCILING, reconcile } from '#money/bookkeeping/reconciliation/reconcile.job.ts';
import { forgetBankWords } from '#money/bookkeeping/statements/uploaded-statements.ts';
import { reportAttack } from '#money/donations/abuse/report-attack.ts';
import { askProviders } from '#money/donations/asking/ask-providers.job.ts';
import { renewScanSeals } from '#money/ledger/spending-scans.ts';
import { openProviders } from '#money/payments/payment-providers.ts';
import { areDonationsOn } from '#money/settings/donation-switch.ts';
import { closeDataFolders } from '#platform/backup/backup-settings.ts';
import { startClock } from '#platform/clock.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { env } from '#platform/env.ts';
import { LOOKING_FOR_JOBS, runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { openJobsPool, runScheduledWork } from '#platform/jobs/run-jobs.ts';
import { regularWork } from '#platform/jobs/work-record.ts';
import { openCms } from '#platform/payload.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { tellFollowersOfProjects } from './tell-followers.ts';

const TEN_SECONDS = 10_000;
const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const FIVE_MINUTES = 5 * 60_000;
const HOUR = 60 * 60_000;

/** Background work of the admin process: what staff scheduled, and recurring jobs. */
export async function startStaffWork(): Promise<void> {
  await closeDataFolders();
  const payload = await openCms();
  const clock = startClock(env.FIXED_NOW);
  const works = [
    regularWork(LOOKING_FOR_JOBS, TEN_SECONDS, () => runDueJobs(payload)),
    regularWork('forgetting unconfirmed addresses', HOUR, () => deleteUnconfirmed(payload, clock.now())),
    regularWork('taking out addresses suspended for a year', HOUR, async () => {
      await unsubscribeLongSuspended(payload, clock.now());
    }),
    regularWork('forgetting plans that are long over', HOUR, () => deleteOldPlans(payload, clock.now())),
    regularWork('emptying the bin of what is 30 days old', HOUR, () => emptyBin(payload, clock.now())),
    regularWork('removing issues in which nothing was written', HOUR, () =>
      deleteEmptyIssues(payload, clock.now()),
    ),
    regularWork('sealing signed forms with the present secret', HOUR, () => reencryptForms({ payload })),
    regularWork('forgetting approvals that are long over', HOUR, async () => {
      await deleteOldApprovals({ payload }, clock.now());
      await deleteOldRequests({ payload }, clock.now());
    }),
    regularWork('summing up figures of old days', HOUR, () => sumUpFigures({ payload }, clock.now())),
    regularWork('sealing scans of documents with the present secret', HOUR, () =>
      renewScanSeals({ payload }),
    ),
    regularWork('reading calendars of hosts', FIVE_MINUTES, () => syncCalendars(payload, clock.now())),
    regularWork('releasing times that nobody confirmed', MINUTE, async () => {
      await releaseMeetings(payload, clock.now());
    }),
    regularWork('forgetting visitors of old meetings', HOUR, () => forgetMeetings({ payload }, clock.now())),
    regularWork('forgetting people with tickets of past events', HOUR, () =>
      forgetOrders({ payload }, clock.now()),
    ),
    regularWork('offering free places to those who wait', MINUTE, () =>
      offerPlaces(payload, readEventsAt(clock.now()), clock.now()),
    ),
    regularWork('telling people with tickets that their event has changed', MINUTE, () =>
      tellHolders(payload, readEventsAt(clock.now()), clock.now()),
    ),
    regularWork('giving places to tickets that were paid', MINUTE, () =>
      settlePayments(payload, readEventsAt(clock.now()), clock.now()),
    ),
    regularWork('forgetting words of old bank statements', HOUR, () => forgetBankWords(payload, clock.now())),
    regularWork('sweeping sessions and links that are over', HOUR, () => sweepAccounts(payload, clock.now())),
    ...(areDonationsOn()
      ? [
          regularWork('asking payment services', FIVE_MINUTES, async () => {
            await askProviders(payload, openProviders(payload, clock), clock.now());
          }),
          {
            ...regularWork(RECONCILING, MINUTE, () =>
              reconcile(payload, openProviders(payload, clock), clock),
            ),
            leaseMs: QUARTER_HOUR,
          },
          regularWork('mailing donors what was reached', HOUR, async () => {
            await tellFollowersOfProjects(payload, clock.now());
          }),
          regularWork('looking for attacks on giving', FIVE_MINUTES, () =>
            reportAttack(payload, clock.now()),
          ),
        ]
      : []),
  ];
  runScheduledWork({ pool: openJobsPool(databaseUrl(), 'staff jobs', 3), clock, works, concurrency: 2 });
}

/** Reads events as they are now, for the features that do not know them. */
const readEventsAt =
  (now: Date): ReadEvents =>
  (ids, locale) =>
    listSaleEvents(createRenderContext({ locale, now }), ids);
