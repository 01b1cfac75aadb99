import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import config from '#config';
import { withEvenTiming, withRefusalsLogged } from '#staff/staff-api.ts';
import { limitRequest } from '../../../request-limits/limit-requests.ts';

export const GET = limitRequest(withRefusalsLogged(REST_GET(config)));
export const POST = limitRequest(withEvenTiming(withRefusalsLogged(REST_POST(config))));
export const DELETE = limitRequest(withRefusalsLogged(REST_DELETE(config)));
export const PATCH = limitRequest(withRefusalsLogged(REST_PATCH(config)));
export const PUT = limitRequest(withRefusalsLogged(REST_PUT(config)));
export const OPTIONS = limitRequest(REST_OPTIONS(config));
