import { accessJourneys } from './access-journeys.ts';
import { faultsAcross } from './across.ts';
import { adminFaults } from './admin.ts';
import { cmsFaults } from './cms.ts';
import { cmsPeople } from './cms-people.ts';
import type { Fault } from './fault.ts';
import { firstFeatures } from './features-first.ts';
import { secondFeatures } from './features-second.ts';
import { platformServer } from './platform-server.ts';
import { platformWork } from './platform-work.ts';
import { siteJourneys } from './site-journeys.ts';

/** Every planted fault. `npm run faults` shows that each is noticed. */
export const allFaults: readonly Fault[] = [
  ...firstFeatures,
  ...secondFeatures,
  ...cmsFaults,
  ...cmsPeople,
  ...platformServer,
  ...platformWork,
  ...siteJourneys,
  ...accessJourneys,
  ...adminFaults,
  ...faultsAcross,
];
