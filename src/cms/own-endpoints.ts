import type { Endpoint } from 'payload';
import { backupNowEndpoint, secretTakenEndpoint } from './health/health.endpoints.ts';
import { previewEndpoint } from './preview-address.ts';
import { publishCheckEndpoint } from './publishing/publish-check.endpoint.ts';
import { removeSamplesEndpoint } from './samples/samples.ts';
import { staffSearchEndpoint } from './search/staff-search.ts';
import { signedFormEndpoints } from './signed-forms/signed-forms.endpoints.ts';
import { translationEndpoint } from './translation/translation.endpoint.ts';
import { binEndpoints } from './trash/bin.endpoints.ts';

/** What the admin asks for besides documents, below /api. Those of features are listed in payload.config.ts. */
export const ownEndpoints: Endpoint[] = [
  removeSamplesEndpoint,
  backupNowEndpoint,
  secretTakenEndpoint,
  previewEndpoint,
  translationEndpoint,
  publishCheckEndpoint,
  staffSearchEndpoint,
  ...binEndpoints,
  ...signedFormEndpoints,
];
