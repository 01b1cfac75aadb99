import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { connectOnce } from '#platform/database/connect-once.ts';
import { signInToAdmin } from '../support/admin-client.ts';
import { startBalancer } from '../support/balancer.ts';
import { startBucketService } from '../support/bucket-service.ts';
import { expect, test as journey } from '../support/journey.ts';
import { ABEBA } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { signIn } from '../support/sign-in.ts';
import { startTestStack, type TestStack } from '../support/test-stack.ts';

type Several = Awaited<ReturnType<typeof openSeveral>>;

/** Three site processes behind a balancer, on one database and one bucket; no folder is shared. */
async function openSeveral() {
  const cluster = { folder: String(process.env.JOURNEY_CLUSTER) };
  const [balancer, bucket] = await Promise.all([startBalancer(), startBucketService()]);
  const own = (more: Record<string, string> = {}) => ({
    ...bucket.settings,
    PAYLOAD_SECRET: secret,
    TRUSTED_PROXIES: '1',
    DATA_DIR: mkdtempSync(join(cluster.folder, 'several-')),
    ...more,
  });
  const secret = randomBytes(32).toString('hex');
  const sites = await startTestStack(cluster, {
    samples: true,
    sites: 3,
    signIn: true,
    knownAs: balancer.url,
    withoutStaff: true,
    settings: own(),
  });
  balancer.sendTo(sites.siteUrls);
  /** An admin beside them, also without their folder. */
  const openAdmin = () =>
    startTestStack(cluster, { sites: 0, over: sites, knownAs: balancer.url, settings: own() });
  const close = () => Promise.all([sites.close(), balancer.close(), bucket.close()]);
  return { balancer, bucket, sites, openAdmin, close };
}

const test = journey.extend<object, { several: Several; admins: { first: TestStack; second: TestStack } }>({
  several: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const several = await openSeveral();
      await use(several);
      await several.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  admins: [
    async ({ several: { openAdmin } }, use) => {
      const [first, second] = await Promise.all([openAdmin(), openAdmin()]);
      await use({ first, second });
      await Promise.all([first.close(), second.close()]);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.describe.configure({ mode: 'serial' });

const texts = (urls: readonly string[], path: string) =>
  Promise.all(urls.map(async url => (await fetch(url + path)).text()));

test('content published in either of two admins appears on three sites, and a session works in both admins', async ({
  several: { sites, bucket },
  admins,
}) => {
  const { second } = admins;
  const first = await signInToAdmin(admins.first);
  await texts(sites.siteUrls, '/news');
  const post = await first.create('posts', {
    heading: 'One of three',
    type: 'normal',
    postDate: '2026-11-20',
    _status: 'published',
  });
  await expect
    .poll(async () => (await texts(sites.siteUrls, '/news')).every(one => one.includes('One of three')))
    .toBe(true);

  const { cookie } = first.headers;
  const me = await fetch(`${second.staffUrl}/api/staff/me`, { headers: { cookie, origin: second.staffUrl } });
  expect((await me.json()).user).toMatchObject({ role: 'admin' });
  const other = await signInToAdmin(second);
  await other.update('posts', post.id, { heading: 'Two of three', _status: 'published' });
  await expect
    .poll(async () => (await texts(sites.siteUrls, '/news')).every(one => one.includes('Two of three')))
    .toBe(true);

  const picture = await other.upload(await drawPicture(), { alt: 'A clinic', identifiable: 'no' });
  expect(bucket.files()).toContain(picture.filename);
  for (const url of sites.siteUrls)
    expect((await fetch(`${url}/media/${picture.filename}`)).status).toBe(200);
});

test('a rate limit and a session are shared by three site processes', async ({
  browser,
  request,
  several: { sites, balancer },
}) => {
  const answers = await Promise.all(
    Array.from({ length: 45 }, () =>
      request.post(`${balancer.url}/api/addPageView`, {
        data: { eventID: 'fundraiserii' },
        headers: { 'x-forwarded-for': '203.0.113.80' },
      }),
    ),
  );
  expect(answers.filter(answer => answer.status() === 200)).toHaveLength(30);

  const page = await browser.newPage({ baseURL: balancer.url });
  await signIn(page, ABEBA);
  const { cookies } = await page.context().storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const seen = () =>
    Promise.all(
      sites.siteUrls.map(async url => {
        const answer = await fetch(`${url}/auth/in/user/dashboard`, {
          headers: { cookie },
          redirect: 'manual',
        });
        return answer.status === 200 && (await answer.text()).includes(String(ABEBA.given_name));
      }),
    );
  expect(await seen()).toEqual([true, true, true]);
  await page.request.post('/auth/sign-out', { headers: { origin: balancer.url } });
  expect(await seen()).toEqual([false, false, false]);
  await page.close();
});

test('a scheduled publication runs once with two admins', async ({ several: { sites }, admins }) => {
  const admin = await signInToAdmin(admins.first);
  const drafts = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      admin.create('posts', {
        heading: `Due ${index}`,
        type: 'normal',
        postDate: '2026-11-20',
        _status: 'draft',
      }),
    ),
  );
  const count = await connectOnce(sites.databaseUrl, async client => {
    const { rows } = await client.query<{ id: number }>('select id from staff limit 1');
    for (const { id } of drafts) {
      const input = {
        type: 'publish',
        doc: { relationTo: 'posts', value: String(id) },
        user: { relationTo: 'staff', value: rows[0]?.id },
      };
      await client.query(
        "insert into payload_jobs (input, task_slug, queue, wait_until) values ($1, 'schedulePublish', 'default', now())",
        [JSON.stringify(input)],
      );
    }
    const versions = async () =>
      (
        await client.query<{ n: number }>(
          "select count(*)::int as n from _posts_v where parent_id = any($1) and version__status = 'published' group by parent_id",
          [drafts.map(({ id }) => id)],
        )
      ).rows.map(({ n }) => n);
    await expect.poll(async () => (await versions()).length, { timeout: 30_000 }).toBe(6);
    return versions();
  });
  expect(count).toEqual([1, 1, 1, 1, 1, 1]);
});

test('killing a site process causes no failed request, and it restarts', async ({
  several: { sites, balancer },
  admins: { first, second },
}) => {
  const paths = ['/', '/news', '/events', '/am', '/projects', '/team'];
  const statuses: number[] = [];
  let isOver = false;
  const visitors = Promise.all(
    Array.from({ length: 12 }, async (_, visitor) => {
      for (let visit = visitor; !isOver; visit++) {
        const answer = await fetch(balancer.url + paths[visit % paths.length]);
        await answer.arrayBuffer();
        statuses.push(answer.status);
      }
    }),
  );
  const killed = sites.sites[1]?.pid() ?? Number.NaN;
  await expect.poll(() => statuses.length).toBeGreaterThan(60);
  process.kill(killed, 'SIGKILL');
  process.kill(second.staff?.pid() ?? Number.NaN, 'SIGKILL');
  await expect.poll(() => balancer.asksAgain()).toBeGreaterThan(0);
  await expect
    .poll(async () => (await fetch(`${sites.siteUrls[1]}/healthz`).catch(() => null))?.status, {
      timeout: 30_000,
    })
    .toBe(200);
  isOver = true;
  await visitors;
  expect(statuses.filter(status => status !== 200)).toEqual([]);
  expect(sites.sites[1]?.pid()).not.toBe(killed);
  expect((await fetch(`${first.staffUrl}/admin/login`)).status).toBe(200);
});
