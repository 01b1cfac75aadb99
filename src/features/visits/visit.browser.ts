import { serviceOfPage, tell } from './tell-visit.browser.ts';

const service = serviceOfPage();
if (service) tell(service, 'pageview');
