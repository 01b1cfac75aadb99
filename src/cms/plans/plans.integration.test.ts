import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import { sql } from '../../../tests/support/outbox-support.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import type { Plan } from './plan.rules.ts';
import { deleteOldPlans, listDocumentPlans } from './plan-store.ts';

let payload: Payload;
let editor: Session;
let ticketStaff: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
  ticketStaff = await signIn(payload, 'door');
});
beforeEach(() => sql('delete from payload_jobs'));
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 24 * 60 * 60_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** The clock of this process, and so of Payload's jobs, `days` later. */
const moveClock = (days: number) => vi.useFakeTimers({ now: Date.now() + days * DAY, toFake: ['Date'] });

async function addPost(status: 'draft' | 'published', img?: number): Promise<number> {
  const data = {
    heading: 'A cold box',
    type: 'normal' as const,
    postDate: '2026-11-20',
    ...(img ? { img } : {}),
  };
  const post = await payload.create({
    collection: 'posts',
    data: { ...data, _status: status },
    draft: status === 'draft',
  });
  return post.id;
}

async function call(method: string, id: number | string, body?: unknown, who: Session | null = editor) {
  const answer = await callApi(method, `/posts/${id}/plans`, {
    headers: who?.headers ?? {},
    ...(body === undefined ? {} : { body }),
  });
  const reply = (await answer.json()) as { plans?: Plan[]; message?: string };
  return { status: answer.status, ...reply };
}
const tomorrow = (kind: string, more = {}) => ({ kind, day: dayFromNow(2), time: '09:00', ...more });
const plansNow = (document: number) => listDocumentPlans({ payload }, { collection: 'posts', document });
const readStatus = async (id: number) =>
  (await payload.findByID({ collection: 'posts', id, draft: false }))._status;
const publishedVersions = async (id: number) => {
  const { docs } = await payload.findVersions({ collection: 'posts', where: { parent: { equals: id } } });
  return docs.filter(({ version }) => version._status === 'published').length;
};

describe('planning', () => {
  it('a document has one plan of each kind, which can be changed and cancelled', async () => {
    const id = await addPost('draft');
    const first = await call('POST', id, tomorrow('publish'));
    expect(first.plans).toMatchObject([{ kind: 'publish', at: `${dayFromNow(2)}T06:00:00.000Z` }]);
    await Promise.all(
      ['10:00', '11:00', '12:00', '13:00'].map(time => call('POST', id, tomorrow('publish', { time }))),
    );
    expect(await plansNow(id)).toHaveLength(1);
    const taken = await call('DELETE', id, { kind: 'publish' });
    expect([taken.status, taken.plans]).toEqual([200, []]);
    expect((await call('DELETE', id, { kind: 'publish' })).status).toBe(409);
  });

  it('a plan for a past time, or one that cannot be carried out, is refused with a sentence', async () => {
    const [draft, published] = [await addPost('draft'), await addPost('published')];
    const past = await call('POST', draft, tomorrow('publish', { day: '2020-01-01' }));
    expect([past.status, past.message]).toEqual([400, 'That time has passed. Choose a later one.']);
    const off = await call('POST', draft, tomorrow('unpublish'));
    expect([off.status, off.message]).toEqual([400, expect.stringContaining('It is not on the site')]);
    expect((await call('POST', published, tomorrow('publish'))).status).toBe(400);
    expect((await call('POST', published, tomorrow('unpublish'))).status).toBe(200);
  });

  it.each([
    { kind: 'delete' },
    { day: '2026-02-30' },
    { day: 20261124 },
    { time: '25:00' },
    { time: "09:00'; drop table posts" },
    { user: 1 },
    { at: '2030-01-01T00:00:00Z' },
  ])('a plan with %o is refused', async more => {
    const id = await addPost('draft');
    expect((await call('POST', id, tomorrow('publish', more))).status).toBe(400);
    expect(await plansNow(id)).toEqual([]);
  });

  it('a plan with an invalid body is refused with 400, and one for an invalid document id with 404', async () => {
    const id = await addPost('draft');
    for (const body of [null, [], 'x', {}]) expect((await call('POST', id, body)).status).toBe(400);
    for (const bad of ['1%20or%201=1', 'NaN', '-1', '999999', '1e400'])
      expect((await call('POST', bad, tomorrow('publish'))).status, bad).toBe(404);
  });

  it('people who may not publish can neither see, make nor cancel plans', async () => {
    const id = await addPost('draft');
    for (const who of [null, ticketStaff])
      for (const [method, body] of [
        ['GET', undefined],
        ['POST', tomorrow('publish')],
        ['DELETE', { kind: 'publish' }],
      ] as const)
        expect((await call(method, id, body, who)).status, method).toBe(403);
    expect(await plansNow(id)).toEqual([]);
  });
});

describe('due plans', () => {
  it('a due plan runs once, even with several admin processes and after downtime, and records that it did', async () => {
    const id = await addPost('draft');
    await call('POST', id, tomorrow('publish'));
    moveClock(1);
    await runDueJobs(payload);
    expect(await readStatus(id), 'nothing happens early').toBe('draft');
    moveClock(9);
    await Promise.all(Array.from({ length: 4 }, () => runDueJobs(payload)));
    await runDueJobs(payload);
    expect([await readStatus(id), await publishedVersions(id)]).toEqual(['published', 1]);
    expect(await plansNow(id)).toMatchObject([{ doneAt: expect.any(String), problem: null }]);
    moveClock(120);
    await deleteOldPlans(payload, new Date());
    expect(await plansNow(id)).toEqual([]);
  });

  it('a due plan to unpublish takes the document off the site and leaves it as a draft', async () => {
    const id = await addPost('published');
    await call('POST', id, tomorrow('unpublish'));
    moveClock(3);
    await runDueJobs(payload);
    expect(await readStatus(id)).toBe('draft');
  });

  it('a due plan whose consent has ended records why it was refused, and can be planned again', async () => {
    const consent = await addConsent(payload, { until: dayFromNow(1) });
    const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id });
    const id = await addPost('draft', picture.id);
    await call('POST', id, tomorrow('publish'));
    moveClock(3);
    await runDueJobs(payload);
    await runDueJobs(payload);
    expect(await readStatus(id)).toBe('draft');
    expect((await plansNow(id)).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('cannot be published: the consent has ended.'),
    ]);
    vi.useRealTimers();
    expect((await call('POST', id, tomorrow('publish'))).plans).toMatchObject([{ problem: null }]);
  });

  it('a due plan is refused when its author may no longer publish, and is deleted with its document', async () => {
    const other = await signIn(payload, 'editor');
    const [id, deleted] = [await addPost('draft'), await addPost('draft')];
    await call('POST', id, tomorrow('publish'), other);
    await call('POST', deleted, tomorrow('publish'), other);
    await payload.update({ collection: 'staff', id: other.user.id as number, data: { role: 'door' } });
    await payload.delete({ collection: 'posts', id: deleted });
    expect(await plansNow(deleted)).toEqual([]);
    moveClock(3);
    await runDueJobs(payload);
    expect((await plansNow(id)).map(({ problem }) => problem)).toEqual([
      'The person who planned it may not publish this any more. Plan it again.',
    ]);
  });
});
