import { reportVisit, serviceOfPage } from './report-visit.browser.ts';

const service = serviceOfPage();
if (service) reportVisit(service, 'pageview');
