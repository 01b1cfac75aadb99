import { getPayload, type Payload } from 'payload';
import config from '#config';

/** The CMS of this process: opened once, at first use, and shared by everything that reads or writes content. */
export function openCms(): Promise<Payload> {
  return getPayload({ config });
}
