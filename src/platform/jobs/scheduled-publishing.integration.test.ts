import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { accountAddress, openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { runDueJobs } from './run-due-jobs.ts';
import { openJobsPool, runScheduledWork } from './run-jobs.ts';
import { regularWork } from './work-record.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const hour = 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms);

async function draftPost(heading: string, img?: number) {
  return payload.create({
    collection: 'posts',
    data: { heading, type: 'normal', postDate: '2026-11-20', ...(img ? { img } : {}), _status: 'draft' },
    draft: true,
  });
}

/** What the schedule drawer of the admin writes. */
async function schedule(post: number, waitUntil: Date, type: 'publish' | 'unpublish' = 'publish') {
  const [editor] = (await payload.find({ collection: 'staff', limit: 1 })).docs;
  const user =
    editor ??
    (await payload.create({
      collection: 'staff',
      data: { name: 'E', role: 'editor', email: 'e@adey.test', password: 'a long password' },
    }));
  return payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: 'posts', value: String(post) },
      user: { relationTo: 'staff', value: user.id },
    } as never,
    waitUntil,
  });
}

async function isPublic(id: number) {
  const renderContext = createRenderContext({ locale: 'en', now: new Date() });
  return (await listPublic(renderContext, { collection: 'posts' })).some(post => post.id === id);
}

describe('scheduled publishing', () => {
  it('posts that became due while nothing was running are published, and none early', async () => {
    const [due, later] = [await draftPost('Due yesterday'), await draftPost('Due tomorrow')];
    await schedule(due.id, fromNow(-24 * hour));
    await schedule(later.id, fromNow(24 * hour));
    expect(await isPublic(due.id)).toBe(false);
    expect(await runDueJobs(payload)).toBe(true);
    expect(await isPublic(due.id)).toBe(true);
    expect(await isPublic(later.id)).toBe(false);
  });

  it('scheduled unpublishing removes a post from the site', async () => {
    const post = await draftPost('For a week');
    await schedule(post.id, fromNow(-2 * hour));
    await runDueJobs(payload);
    await schedule(post.id, fromNow(-hour), 'unpublish');
    await runDueJobs(payload);
    expect(await isPublic(post.id)).toBe(false);
  });

  it('a scheduled job that a crashed process left unfinished is resumed', async () => {
    const post = await draftPost('Left behind');
    const job = await schedule(post.id, fromNow(-hour));
    await payload.update({ collection: 'payload-jobs', id: job.id, data: { processing: true } });
    await runDueJobs(payload);
    expect(await isPublic(post.id)).toBe(true);
  });

  it('two admin processes publish each scheduled post once', async () => {
    const posts = await Promise.all(Array.from({ length: 6 }, (_, at) => draftPost(`Of two admins ${at}`)));
    for (const { id } of posts) await schedule(id, fromNow(-hour));
    const admins = [1, 2].map(() => {
      const pool = openJobsPool(accountAddress('staff'), 'staff jobs', 3);
      const works = [regularWork('looking', 200, () => runDueJobs(payload))];
      return {
        pool,
        runner: runScheduledWork({ pool, clock: { now: () => new Date() }, works, concurrency: 2 }),
      };
    });
    onTestFinished(async () => {
      await Promise.all(admins.map(({ runner }) => runner.stop()));
      await Promise.all(admins.map(({ pool }) => pool.end()));
    });
    await expect
      .poll(async () => (await Promise.all(posts.map(({ id }) => isPublic(id)))).every(Boolean), {
        timeout: 20_000,
      })
      .toBe(true);
    const { docs } = await payload.findVersions({
      collection: 'posts',
      where: { parent: { in: posts.map(({ id }) => id) } },
      limit: 100,
    });
    expect(docs.filter(({ version }) => version._status === 'published')).toHaveLength(posts.length);
  }, 40_000);

  it('simultaneous runs of due jobs publish a post once', async () => {
    const post = await draftPost('Once');
    await schedule(post.id, fromNow(-hour));
    const turns = await Promise.all(Array.from({ length: 4 }, () => runDueJobs(payload)));
    expect(turns.filter(Boolean).length).toBeGreaterThanOrEqual(1);
    expect(await isPublic(post.id)).toBe(true);
    const versions = await payload.findVersions({
      collection: 'posts',
      where: { parent: { equals: post.id } },
    });
    expect(versions.docs.filter(({ version }) => version._status === 'published')).toHaveLength(1);
  });

  it('scheduled publishing does not publish a post whose picture lacks consent', async () => {
    const consent = await addConsent(payload, { until: '2020-01-01' });
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    const post = await draftPost('Without consent', picture.id);
    await schedule(post.id, fromNow(-hour));
    await runDueJobs(payload);
    expect(await isPublic(post.id)).toBe(false);
  });
});
