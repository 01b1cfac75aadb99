import { siteAt, startSampleStack } from '../../tests/support/sample-stack.ts';
import { buildSite } from '../build/builds.ts';

/** The site to look at: the one in LOOK_AT, else the built one on the sample content and on a fixed day. */
export default async function openSite(): Promise<() => Promise<void>> {
  if (!process.env.LOOK_AT) await buildSite();
  const site = process.env.LOOK_AT ? siteAt(process.env.LOOK_AT) : await startSampleStack();
  process.env.LOOK_SITE = site.siteUrl;
  if (site.now) process.env.LOOK_NOW = site.now;
  return site.close;
}
