/**
 * How long after the admin's response a change is seen at the site and through Varnish in front of it, both of which had
 * the page before: a post published, one taken back, a consent withdrawn; and after Varnish or the site was away, counted
 * from its return.
 *
 *   npm run bench:cdn -- [--rounds=20]
 *
 * Needs a build (npm run build) and Varnish with its modules.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signInToAdmin } from '../tests/support/admin-client.ts';
import { startCluster } from '../tests/support/cluster.ts';
import { untilCached, untilSeen } from '../tests/support/seen-page.ts';
import { freePort, startTestStack } from '../tests/support/test-stack.ts';
import { isHit, startVarnish } from '../tests/support/varnish.ts';
import { wordsAbout, writeAbout } from '../tests/support/words-about.ts';
import { largest, median, milliseconds, report } from './report.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });

const cluster = await startCluster();
const port = await freePort();
const settings = { CDN: 'varnish', CDN_PURGE_URL: `http://127.0.0.1:${port}/` };
const stack = await startTestStack(cluster, { samples: true, settings });
const varnish = await startVarnish(port, stack.siteUrl);
const admin = await signInToAdmin(stack);
const seenAt = { site: [stack.siteUrl], varnish: [varnish.url] };
type Times = Record<keyof typeof seenAt, number>;
type IsSeen = (html: string) => boolean;

const acts: Record<string, (round: number) => Promise<Times>> = {
  'a post published': async round => {
    const { isSeen, act } = publishing(`Measured post ${round}`);
    return change(act, isSeen);
  },
  'a post taken back': async round => {
    const { isSeen, act } = publishing(`Taken back ${round}`);
    const { id } = await act();
    await seenEverywhere(isSeen);
    return change(
      () => admin.update('posts', id, { _status: 'draft' }),
      html => !isSeen(html),
    );
  },
  'a consent withdrawn': async round => {
    const stem = `child ${round} of the bench`;
    const consent = await admin.create('consents', { who: 'A mother', uses: ['website'], withdrawn: false });
    const { story } = await writeAbout(admin, stem, consent.id);
    const isSeen = (html: string) => html.includes(wordsAbout(stem));
    await seenEverywhere(isSeen, story);
    return change(
      () => admin.update('consents', consent.id, { withdrawn: true }),
      html => !isSeen(html),
      story,
    );
  },
};

const away: Record<string, (round: number) => Promise<Times>> = {
  'a post published while Varnish was away': async round => {
    const { isSeen, act } = publishing(`While Varnish was away ${round}`);
    return change(async () => {
      varnish.pause();
      await act();
      varnish.resume();
    }, isSeen);
  },
  'a post published while the site was away': async round => {
    const { isSeen, act } = publishing(`While the site was away ${round}`);
    return change(async () => {
      process.kill(stack.sites[0]?.pid() ?? Number.NaN, 'SIGKILL');
      await act();
      while (!(await fetch(`${stack.siteUrl}/healthz`).catch(() => null))?.ok) await sleep(20);
    }, isSeen);
  },
};

const all = new Map<string, Times[]>();
try {
  for (const [what, act] of Object.entries(acts)) await measure(what, act, Number(values.rounds));
  for (const [what, act] of Object.entries(away)) await measure(what, act, 3);
} finally {
  await varnish.close();
  await stack.close();
  await cluster.end();
}
await report(
  'cdn',
  [...all].flatMap(([what, times]) =>
    (Object.keys(seenAt) as (keyof Times)[]).flatMap(place => {
      const each = times.map(one => one[place]);
      const where = `${what}, seen ${place === 'site' ? 'at the site' : 'through Varnish'}`;
      return [
        milliseconds(`${where}, median`, median(each)),
        milliseconds(`${where}, longest of ${each.length}`, largest(each), 1_000),
      ];
    }),
  ),
  Object.fromEntries(all),
);
process.exit();

async function measure(what: string, act: (round: number) => Promise<Times>, rounds: number): Promise<void> {
  const times: Times[] = [];
  for (let round = 1; round <= rounds; round++) times.push(await act(round));
  all.set(what, times);
}

function publishing(heading: string) {
  return {
    isSeen: (html: string) => html.includes(heading),
    act: () =>
      admin.create('posts', { heading, type: 'normal', postDate: '2030-01-01', _status: 'published' }),
  };
}

/** What the act changes, counted from its end, at the site and through Varnish at the same time. */
async function change(act: () => Promise<unknown>, isSeen: IsSeen, path = '/news'): Promise<Times> {
  await untilCached(stack.siteUrl, path);
  for (;;) {
    const answer = await fetch(varnish.url + path);
    await answer.arrayBuffer();
    if (isHit(answer)) break;
  }
  await act();
  const [[site = Number.NaN], [through = Number.NaN]] = await seenEverywhere(isSeen, path);
  return { site, varnish: through };
}

function seenEverywhere(isSeen: IsSeen, path = '/news'): Promise<[number[], number[]]> {
  return Promise.all([
    untilSeen({ siteUrls: seenAt.site, path, isSeen }),
    untilSeen({ siteUrls: seenAt.varnish, path, isSeen }),
  ]);
}
