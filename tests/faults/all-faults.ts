import { cmsFaults } from './cms.ts';
import { cmsPeople } from './cms-people.ts';
import type { Fault } from './fault.ts';
import { firstFeatures } from './features-first.ts';
import { secondFeatures } from './features-second.ts';
import { platformServer } from './platform-server.ts';
import { platformWork } from './platform-work.ts';

/** Every planted fault. `npm run faults` shows that each is noticed. */
export const allFaults: readonly Fault[] = [
  ...firstFeatures,
  ...secondFeatures,
  ...cmsFaults,
  ...cmsPeople,
  ...platformServer,
  ...platformWork,
];
