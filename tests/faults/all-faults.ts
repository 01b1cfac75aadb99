import { accessFaults } from './access.ts';
import { consentFaults } from './consent.ts';
import { lossFaults } from './loss.ts';
import { moneyFaults } from './money.ts';

/** Every planted fault. `npm run faults` shows that each is noticed. */
export const allFaults = [...moneyFaults, ...consentFaults, ...accessFaults, ...lossFaults];
