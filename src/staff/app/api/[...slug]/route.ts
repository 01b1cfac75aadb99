import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import config from '#config';
import { inEvenTime, withRefusalsLogged } from '#staff/staff-api.ts';
import { withinBounds } from '../../../bounds/within-bounds.ts';

export const GET = withinBounds(withRefusalsLogged(REST_GET(config)));
export const POST = withinBounds(inEvenTime(withRefusalsLogged(REST_POST(config))));
export const DELETE = withinBounds(withRefusalsLogged(REST_DELETE(config)));
export const PATCH = withinBounds(withRefusalsLogged(REST_PATCH(config)));
export const PUT = withinBounds(withRefusalsLogged(REST_PUT(config)));
export const OPTIONS = withinBounds(REST_OPTIONS(config));
