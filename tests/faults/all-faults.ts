import { accessFaults } from './access.ts';
import { consentFaults } from './consent.ts';
import { lossFaults } from './loss.ts';
import { moneyFaults } from './money.ts';

/** By what a fault would cost: money, the consent of a family, access to what is closed, or words and work. */
export const faultsByArea = {
  money: moneyFaults,
  consent: consentFaults,
  access: accessFaults,
  loss: lossFaults,
};

/** Every planted fault. `npm run faults` shows that each is noticed. */
export const allFaults = Object.values(faultsByArea).flat();
