import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import config from '#config';
import { withRefusalsLogged } from '../../../log-refusals.ts';

export const GET = withRefusalsLogged(REST_GET(config));
export const POST = withRefusalsLogged(REST_POST(config));
export const DELETE = withRefusalsLogged(REST_DELETE(config));
export const PATCH = withRefusalsLogged(REST_PATCH(config));
export const PUT = withRefusalsLogged(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
