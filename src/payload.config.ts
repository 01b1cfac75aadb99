import { resolve } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { type AdminViewConfig, buildConfig } from 'payload';
import { restrictPayloadCollections } from '#cms/access/payload-own-access.ts';
import { restrictEndpoints } from '#cms/access/restrict-endpoints.ts';
import { nobody, STAFF } from '#cms/access/roles.ts';
import { secondStepTexts } from '#cms/access/second-step.texts.ts';
import { protectSystemFields } from '#cms/access/system-fields.ts';
import { payloadSessionTexts, trustedOrigins } from '#cms/accounts/second-step/sessions.ts';
import { staffAccounts } from '#cms/accounts/staff.collection.ts';
import { formerAddresses } from '#cms/addresses/former-address.collection.ts';
import { adminComponents, aroundScreens } from '#cms/admin-components.ts';
import { consents } from '#cms/consents/consent.collection.ts';
import { lastWithdrawal, nextConsentEnd } from '#cms/consents/consent-ends.ts';
import { doorEndpoint } from '#cms/door-address.ts';
import { nameRows } from '#cms/fields/row-names.ts';
import { backupNowEndpoint, secretTakenEndpoint } from '#cms/health.endpoints.ts';
import {
  askToSignIn,
  attachFieldErrors,
  explainUnavailable,
  explainUnreadable,
  translateRefusals,
} from '#cms/hooks/explain-refusals.ts';
import { refuseUnreadable, refuseWrongShapes } from '#cms/hooks/refuse-malformed.ts';
import { addAmharic, payloadTexts, translateConfig } from '#cms/language/admin-languages.ts';
import { makeListsLegible } from '#cms/legible-lists.ts';
import { mailCollection } from '#cms/mails/mail.collection.ts';
import { sharp } from '#cms/media/clean-picture.ts';
import { filmCollection } from '#cms/media/film.collection.ts';
import { mediaCollection } from '#cms/media/media.collection.ts';
import { requireUploads } from '#cms/media/require-upload.ts';
import { storeInBucket } from '#cms/media/stored-file.ts';
import { MAX_PICTURE_BYTES, pictureRefusals } from '#cms/media/upload-limits.ts';
import { pdfCollection } from '#cms/pdfs/pdf.collection.ts';
import { personalDataEndpoints } from '#cms/personal-data/personal-data.endpoint.ts';
import { runPlansAsPlanner } from '#cms/plans/plan-store.ts';
import { previewEndpoint } from '#cms/preview-address.ts';
import { publishCheckEndpoint } from '#cms/publishing/publish-check.endpoint.ts';
import { plainEditor } from '#cms/rich-text/editors.ts';
import { removeSamplesEndpoint } from '#cms/samples.ts';
import { compareLegibly } from '#cms/saves/comparisons.ts';
import { restoreDraftsAsDrafts } from '#cms/saves/restore-drafts.ts';
import { staffSearchEndpoint } from '#cms/search/staff-search.ts';
import { signedFormEndpoints } from '#cms/signed-forms/signed-forms.endpoints.ts';
import { translationEndpoint } from '#cms/translation/count-translation.ts';
import { binEndpoints } from '#cms/trash/bin.endpoints.ts';
import { payloadBinTexts } from '#cms/trash/bin.texts.ts';
import { defaultLocale } from '#core/locale.ts';
import { announcements } from '#features/announcements/announcement.collection.ts';
import { claims } from '#features/claims/claim.collection.ts';
import { sources } from '#features/claims/source.collection.ts';
import { messages } from '#features/contact/message.collection.ts';
import { counts } from '#features/engagement/counts.collection.ts';
import { events } from '#features/events/event.collection.ts';
import { figureEndpoints } from '#features/figures/figures.endpoints.ts';
import { holidays } from '#features/holidays/holiday.collection.ts';
import { listFeasts } from '#features/holidays/list-feasts.action.ts';
import { cards, gallery, homePage } from '#features/home/home.collection.ts';
import { legalPages } from '#features/legal/legal-page.collection.ts';
import { meetingSettings } from '#features/meetings/meetings.global.ts';
import { meetingEndpoints } from '#features/meetings/meetings-desk.endpoints.ts';
import { menu } from '#features/navigation/menu.global.ts';
import { redirects } from '#features/navigation/redirect.collection.ts';
import { siteParts } from '#features/navigation/site-parts.ts';
import { posts } from '#features/news/post.collection.ts';
import { issueBody } from '#features/newsletter/issues/issue-mails.action.ts';
import { issueSendings, newsletterIssues } from '#features/newsletter/issues/newsletter-issue.collection.ts';
import { sendScheduledIssue } from '#features/newsletter/issues/send-scheduled-issue.job.ts';
import { starterLinks } from '#features/newsletter/starter-link.collection.ts';
import { subscribers } from '#features/newsletter/subscriber.collection.ts';
import { siteSettings } from '#features/organisation/site-settings.global.ts';
import { pages } from '#features/pages/page.collection.ts';
import { partners } from '#features/partners/partner.collection.ts';
import { projectCollection } from '#features/projects/project.collection.ts';
import { engagement } from '#features/reports/engagement.global.ts';
import { reports } from '#features/reports/report.collection.ts';
import { stories } from '#features/stories/story.collection.ts';
import { teamMembers } from '#features/team/team-member.collection.ts';
import { testimonials } from '#features/testimonials/testimonial.collection.ts';
import { attendeeEndpoints } from '#features/tickets/orders/attendees.endpoints.ts';
import { decidePaidTickets, findPaidTickets } from '#features/tickets/orders/paid-back.ts';
import { booksEndpoints } from '#money/bookkeeping/books/books.endpoints.ts';
import { donationsDeskEndpoints } from '#money/bookkeeping/desk.endpoints.ts';
import { campaigns } from '#money/donations/campaign.collection.ts';
import { costProblem } from '#money/ledger/spending-costs.ts';
import { givingSettings } from '#money/settings/giving-settings.global.ts';
import { allPersonalData } from '#personal-data/personal-data-sources.ts';
import { checkedConnection } from '#platform/database/checked-connection.ts';
import { databaseUrl } from '#platform/database/connection.ts';
import { timeouts } from '#platform/database/pools.ts';
import { env } from '#platform/env.ts';
import { outboxAdapter } from '#platform/mail/outbox.ts';
import { cmsLines } from '#platform/operations/library-log.ts';
import { staffCookiePrefix } from '#platform/staff-token.ts';

/** In lists, where the title of a document is still missing. */
const NO_TITLE = 'No {{label}} yet';

/** Room for the form's other fields beside the largest picture. */
const FORM_BYTES = 1024 * 1024;

/** Pictures, films and PDFs, by names that cannot collide. */
const mediaFolder = resolve(/* turbopackIgnore: true */ env.DATA_DIR, 'media');

/** A page of ours in the admin. Its English title is translated where the page is requested (staff/language/page-title.ts). */
const ownPage = (
  title: string,
  path: `/${string}`,
  Component: string,
  { exact = true } = {},
): AdminViewConfig => ({ Component, path, exact, meta: { title } });

/** Everything staff can edit. Loaded by plain Node, by Next and by Astro: paths are relative to the working folder. */
export default buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: checkedConnection(
    postgresAdapter({
      pool: { connectionString: databaseUrl(), ...timeouts() },
      push: false,
      migrationDir: resolve('src/platform/database/migrations'),
    }),
  ),
  collections: nameRows(
    translateConfig([
      posts,
      events,
      announcements,
      newsletterIssues,
      projectCollection(costProblem),
      partners,
      campaigns,
      reports,
      claims,
      sources,
      homePage,
      cards,
      gallery,
      stories,
      testimonials,
      holidays,
      teamMembers,
      pages,
      legalPages,
      starterLinks,
      redirects,
      mediaCollection(mediaFolder),
      filmCollection(mediaFolder),
      pdfCollection(mediaFolder),
      consents,
      staffAccounts(env.STAFF_URL.startsWith('https:')),
      subscribers,
      issueSendings,
      messages,
      mailCollection(issueBody),
      counts,
      formerAddresses,
    ]),
  ),
  globals: nameRows(translateConfig([siteSettings, menu, engagement, givingSettings, meetingSettings])),
  localization: {
    locales: [
      { code: 'en', label: 'English' },
      { code: 'am', label: 'አማርኛ' },
    ],
    defaultLocale,
    fallback: true,
  },
  editor: plainEditor,
  i18n: {
    translations: {
      en: {
        ...payloadTexts,
        general: { ...payloadBinTexts.general, ...payloadTexts.general, noLabel: NO_TITLE },
        authentication: { ...payloadTexts.authentication, ...payloadSessionTexts(env.STAFF_SESSION_HOURS) },
      },
    },
  },
  email: outboxAdapter,
  endpoints: [
    removeSamplesEndpoint,
    backupNowEndpoint,
    secretTakenEndpoint,
    previewEndpoint,
    doorEndpoint,
    translationEndpoint,
    publishCheckEndpoint,
    staffSearchEndpoint,
    ...binEndpoints,
    ...signedFormEndpoints,
    ...personalDataEndpoints(allPersonalData),
    ...donationsDeskEndpoints({ find: findPaidTickets, decide: decidePaidTickets }),
    ...booksEndpoints,
    ...figureEndpoints,
    ...meetingEndpoints(listFeasts),
    ...attendeeEndpoints,
  ],
  admin: {
    user: STAFF,
    avatar: 'default',
    // As a moment is written on our own screens (src/core/message.ts).
    dateFormat: 'MMM dd, yyyy, HH:mm',
    components: {
      ...aroundScreens,
      views: {
        dashboard: { Component: adminComponents.Dashboard },
        donations: ownPage('Gifts', '/gifts', adminComponents.DonationsPage),
        monthlyDonations: ownPage('Monthly gifts', '/gifts/monthly', adminComponents.MonthlyPage),
        enterDonation: ownPage('Enter cash, a cheque or goods', '/gifts/enter', adminComponents.EnterPage),
        bankLines: ownPage('Bank statements', '/gifts/bank', adminComponents.BankPage),
        statement: ownPage('Read a statement', '/gifts/bank/file', adminComponents.StatementPage),
        books: ownPage('Books', '/gifts/books', adminComponents.BooksPage),
        totals: ownPage('Totals', '/gifts/totals', adminComponents.TotalsPage),
        donationDifferences: ownPage('Differences', '/gifts/differences', adminComponents.DifferencesPage),
        donation: ownPage('Gift', '/gifts/:reference', adminComponents.DonationPage),
        trail: ownPage('Who did what', '/who-did-what', adminComponents.TrailPage),
        figures: ownPage('Visits', '/figures', adminComponents.FiguresPage),
        meetings: ownPage('Meetings', '/meetings', adminComponents.MeetingsPage),
        tickets: ownPage('Tickets', '/tickets', adminComponents.TicketsPage),
        writeLetter: ownPage('Write to holders', '/tickets/write', adminComponents.WriteLetterPage),
        copyEvent: ownPage('Copy an event', '/copy-event', adminComponents.CopyEventPage),
        amharicReview: ownPage(
          'Amharic to be reviewed',
          '/amharic-review',
          adminComponents.AmharicReviewPage,
        ),
        health: ownPage('Is everything working?', '/health', adminComponents.HealthPage, { exact: false }),
        secondStep: ownPage(secondStepTexts.yours, '/second-step', adminComponents.SecondStepPage, {
          exact: false,
        }),
      },
      graphics: { Icon: adminComponents.Icon, Logo: adminComponents.Logo },
    },
    meta: {
      titleSuffix: ' · Adey staff',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    },
    importMap: {
      baseDir: resolve(/* turbopackIgnore: true */ '.'),
      importMapFile: resolve('src/staff/app/admin/importMap.js'),
      autoGenerate: false,
    },
  },
  hooks: {
    afterError: [explainUnavailable, explainUnreadable, attachFieldErrors, askToSignIn, translateRefusals],
  },
  plugins: [storeInBucket],
  graphQL: { disable: true },
  telemetry: false,
  logger: { options: { level: 'info' }, destination: cmsLines },
  cookiePrefix: staffCookiePrefix(),
  csrf: trustedOrigins(),
  cors: trustedOrigins(),
  maxDepth: 4,
  upload: {
    abortOnLimit: true,
    limits: { fileSize: MAX_PICTURE_BYTES, files: 1 },
    requestSizeLimit: MAX_PICTURE_BYTES + FORM_BYTES,
    responseOnLimit: pictureRefusals.tooLarge,
  },
  jobs: {
    access: { run: nobody, queue: nobody, cancel: nobody },
    tasks: [sendScheduledIssue],
    // Plans and their outcomes appear with their document.
    deleteJobOnComplete: false,
  },
  custom: { nextPublicChange: nextConsentEnd, lastWithdrawal, siteParts },
  sharp,
  typescript: { outputFile: resolve('src/payload-types.ts'), autoGenerate: false },
})
  .then(runPlansAsPlanner)
  .then(restoreDraftsAsDrafts)
  .then(compareLegibly)
  .then(makeListsLegible)
  .then(requireUploads)
  .then(protectSystemFields)
  .then(refuseWrongShapes)
  .then(refuseUnreadable)
  .then(addAmharic)
  .then(restrictPayloadCollections)
  .then(restrictEndpoints);
