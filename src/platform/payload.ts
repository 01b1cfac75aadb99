import { getPayload, type Payload } from 'payload';
import config from '#config';

/** The CMS of this process: opened at first use and shared. */
export function openCms(): Promise<Payload> {
  return getPayload({ config });
}
