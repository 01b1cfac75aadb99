import { accessJourneys } from './access-journeys.ts';
import { faultsAcross } from './across.ts';
import { adminFaults } from './admin.ts';
import { cmsFaults } from './cms.ts';
import { cmsAccess } from './cms-access.ts';
import { cmsApprovals } from './cms-approvals.ts';
import { cmsForms } from './cms-forms.ts';
import { cmsPdfs } from './cms-pdfs.ts';
import { cmsPeople } from './cms-people.ts';
import { cmsPlans } from './cms-plans.ts';
import { cmsSaves } from './cms-saves.ts';
import { cmsTexts } from './cms-texts.ts';
import { cmsTrash } from './cms-trash.ts';
import { deploymentFaults } from './deployment.ts';
import { drawnPages } from './drawn-pages.ts';
import type { Fault } from './fault.ts';
import { firstFeatures } from './features-first.ts';
import { secondFeatures } from './features-second.ts';
import { fewElements } from './few-elements.ts';
import { figureFaults } from './figures.ts';
import { flowJourneys } from './flow-journeys.ts';
import { givingFaults } from './giving.ts';
import { givingBooks } from './giving-books.ts';
import { givingDesk } from './giving-desk.ts';
import { givingHonour } from './giving-honour.ts';
import { givingJourneys } from './giving-journeys.ts';
import { givingMonthly } from './giving-monthly.ts';
import { givingOffice } from './giving-office.ts';
import { givingPayments } from './giving-payments.ts';
import { ownPages } from './own-pages.ts';
import { platformServer } from './platform-server.ts';
import { platformWork } from './platform-work.ts';
import { readAloudFaults } from './read-aloud.ts';
import { coreRows } from './rows-core.ts';
import { firstFeatureRows } from './rows-features-first.ts';
import { secondFeatureRows } from './rows-features-second.ts';
import { frameRows } from './rows-frame-journeys.ts';
import { homeRows } from './rows-home-journeys.ts';
import { listRows } from './rows-list-journeys.ts';
import { readerRows } from './rows-reader-journeys.ts';
import { searchFaults } from './search.ts';
import { signInOfStaff } from './sign-in-of-staff.ts';
import { signInOfSupporters } from './sign-in-of-supporters.ts';
import { siteJourneys } from './site-journeys.ts';

/** Every planted fault. `npm run faults` shows that each is noticed. */
export const allFaults: readonly Fault[] = [
  ...firstFeatures,
  ...readAloudFaults,
  ...secondFeatures,
  ...givingFaults,
  ...givingBooks,
  ...givingDesk,
  ...givingHonour,
  ...givingMonthly,
  ...givingOffice,
  ...givingPayments,
  ...givingJourneys,
  ...cmsFaults,
  ...cmsAccess,
  ...cmsApprovals,
  ...cmsForms,
  ...cmsPdfs,
  ...cmsPeople,
  ...cmsPlans,
  ...cmsSaves,
  ...cmsTexts,
  ...cmsTrash,
  ...ownPages,
  ...signInOfStaff,
  ...signInOfSupporters,
  ...platformServer,
  ...platformWork,
  ...deploymentFaults,
  ...drawnPages,
  ...fewElements,
  ...searchFaults,
  ...figureFaults,
  ...siteJourneys,
  ...flowJourneys,
  ...accessJourneys,
  ...adminFaults,
  ...faultsAcross,
  ...coreRows,
  ...firstFeatureRows,
  ...secondFeatureRows,
  ...homeRows,
  ...listRows,
  ...frameRows,
  ...readerRows,
];
