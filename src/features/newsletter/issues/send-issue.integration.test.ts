import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cmsPool } from '#platform/database/cms-pool.ts';
import { recordWork } from '#platform/jobs/work-record.ts';
import { NO_SERVER, SENDING_MAIL } from '#platform/mail/mail.rules.ts';
import { releaseIssue } from '#platform/mail/outbox-maintenance.ts';
import { getExecutor, inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../../tests/support/database.ts';
import {
  addIssue,
  addReaders,
  clearJobs,
  clearNewsletter,
  listIssueMails,
  paragraph,
  queuedJobs,
} from '../../../../tests/support/newsletter.ts';
import { issueRenderer } from './issue.email.tsx';
import { readDesk } from './issue-desk.action.ts';
import { controlSending, scheduleIssue, sendIssue, unscheduleIssue } from './send-issue.action.ts';
import { sendDue } from './send-scheduled-issue.job.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const later = new Date('2026-11-22T09:00:00.000Z');
const render = issueRenderer({ organisation: 'Adey', siteUrl: 'http://localhost:3000' });
const sender = { by: 'Abeba', now, render };

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(() => clearNewsletter(payload));

const desk = (id: number) => inOneTransaction(payload, req => readDesk(req, id, now, render));

it('[RULE-07] sending an issue queues one mail for each confirmed reader, in their language and edition', async () => {
  await addReaders(payload, [
    { email: 'liya@example.org', language: 'en', edition: 'full' },
    { email: 'dawit@example.org', language: 'am', edition: 'light' },
    { email: 'waiting@example.org', status: 'waiting' },
    { email: '', status: 'left' },
    { email: 'paused@example.org', paused_until: later.toISOString() },
    { email: 'back@example.org', paused_until: now.toISOString() },
  ]);
  const id = await addIssue(payload, { subject: { en: 'Three clinics', am: 'ሦስት ክሊኒኮች' } });
  expect(await sendIssue(payload, id, sender)).toEqual({ ok: true, value: { readers: 3 } });
  expect(await listIssueMails(payload, id)).toEqual([
    { to: 'back@example.org', locale: 'en', edition: 'full', subject: 'Three clinics', state: 'waiting' },
    { to: 'dawit@example.org', locale: 'am', edition: 'light', subject: 'ሦስት ክሊኒኮች', state: 'waiting' },
    { to: 'liya@example.org', locale: 'en', edition: 'full', subject: 'Three clinics', state: 'waiting' },
  ]);
});

it('an issue is sent only to readers of the chosen language and topic', async () => {
  await addReaders(payload, [
    { email: 'one@example.org', language: 'am' },
    { email: 'two@example.org', language: 'am', topics_events: false },
    { email: 'three@example.org', language: 'en' },
  ]);
  const id = await addIssue(payload, { topic: 'events', languages: ['am'] });
  expect((await desk(id))?.audience).toEqual({ en: 0, am: 1 });
  await sendIssue(payload, id, sender);
  expect((await listIssueMails(payload, id)).map(mail => mail.to)).toEqual(['one@example.org']);
});

it('simultaneous sending and scheduling of an issue queues one mail for each reader', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }, { email: 'dawit@example.org' }]);
  const id = await addIssue(payload, {});
  const presses = await Promise.all([
    ...Array.from({ length: 8 }, () => sendIssue(payload, id, sender)),
    scheduleIssue(payload, id, { ...sender, dueAt: later }),
  ]);
  expect(await listIssueMails(payload, id)).toHaveLength(2);
  const refused = presses.flatMap(press => (press.ok ? [] : [press.problem.code]));
  expect(new Set(refused)).toEqual(new Set(['already']));
  expect(refused.length, 'at most it was scheduled and then sent').toBeGreaterThanOrEqual(7);
  expect(await sendIssue(payload, id, sender)).toEqual({ ok: false, problem: { code: 'already' } });
});

it('if sending an issue fails midway, no mail is queued and the issue stays a draft', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }]);
  const id = await addIssue(payload, {});
  const breaks = () => Promise.reject(new Error('out of paper'));
  await expect(sendIssue(payload, id, { ...sender, render: breaks })).rejects.toThrow('out of paper');
  expect(await listIssueMails(payload, id)).toEqual([]);
  expect((await desk(id))?.state).toBe('draft');
  expect((await sendIssue(payload, id, sender)).ok).toBe(true);
});

it('sending an issue with problems is refused, and every problem is reported', async () => {
  const post = await payload.create({
    collection: 'posts',
    data: { heading: 'Not out yet', type: 'normal', _status: 'draft' },
    draft: true,
  });
  const id = await addIssue(payload, {
    subject: { am: 'ሦስት' },
    parts: [{ blockType: 'post', post: post.id }],
  });
  expect(await sendIssue(payload, id, sender)).toEqual({
    ok: false,
    problem: {
      code: 'not-ready',
      problems: [
        { code: 'no-subject' },
        { code: 'hidden-part', kind: 'post', heading: 'Not out yet' },
        { code: 'nobody' },
      ],
    },
  });
  const empty = await addIssue(payload, { opening: null });
  expect((await desk(empty))?.problems).toContainEqual({ code: 'empty' });
});

it('a scheduled issue is sent once when it is due, and not after it was unscheduled', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }]);
  const id = await addIssue(payload, {});
  const due = { issue: id, dueAt: later.toISOString() };
  const run = (at: Date) => inOneTransaction(payload, req => sendDue(req, due, at));
  await scheduleIssue(payload, id, { ...sender, dueAt: later });
  expect((await desk(id))?.state).toBe('scheduled');
  expect(await run(now)).toBeNull();
  expect(await unscheduleIssue(payload, id, now)).toBe(true);
  expect(await run(later)).toBeNull();
  await scheduleIssue(payload, id, { ...sender, dueAt: later });
  expect(await Promise.all([run(later), run(later)])).toContain(1);
  expect(await listIssueMails(payload, id)).toHaveLength(1);
  expect(await unscheduleIssue(payload, id, later)).toBe(false);
});

it('an issue cannot be scheduled for a time that has passed', async () => {
  const id = await addIssue(payload, {});
  expect(await scheduleIssue(payload, id, { ...sender, dueAt: now })).toEqual({
    ok: false,
    problem: { code: 'past' },
  });
});

it('sending can be paused, resumed and stopped, and each mail is counted once', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }, { email: 'dawit@example.org' }]);
  const id = await addIssue(payload, {});
  await sendIssue(payload, id, sender);
  expect(await queuedJobs(payload, id), 'each mail has the job that sends it').toBe(2);
  expect(await controlSending(payload, id, 'resume', now)).toBe(false);
  expect(await controlSending(payload, id, 'pause', now)).toBe(true);
  expect(await states(id)).toEqual(['held', 'held']);
  await clearJobs(payload);
  expect(await desk(id)).toMatchObject({ state: 'paused', readers: 2, progress: { waiting: 2 } });
  expect(await controlSending(payload, id, 'resume', now)).toBe(true);
  expect(await states(id)).toEqual(['waiting', 'waiting']);
  expect(await queuedJobs(payload, id), 'those that looked meanwhile are gone').toBe(2);
  expect(await controlSending(payload, id, 'stop', now)).toBe(true);
  expect(await desk(id)).toMatchObject({ state: 'stopped', progress: { waiting: 0, stopped: 2 } });
  expect(await controlSending(payload, id, 'resume', now)).toBe(false);
});

it('without a mail server an issue is held in the outbox, and is released once from the desk', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }, { email: 'dawit@example.org' }]);
  const id = await addIssue(payload, {});
  await sendIssue(payload, id, sender);
  expect(await desk(id)).toMatchObject({ state: 'sending', delivery: 'silent' });
  await inOneTransaction(payload, async req => {
    const executor = await getExecutor(req);
    await executor.execute(
      sql`update mails set state = 'held', reason = ${NO_SERVER} where bulk_of = ${String(id)}`,
    );
  });
  await recordWorker({ hasServer: false });
  expect(await desk(id)).toMatchObject({ state: 'held', delivery: 'no-server', progress: { held: 2 } });
  await expect(payload.delete({ collection: 'newsletter-issues', id })).rejects.toThrow('Stop it first');
  await recordWorker({ hasServer: true });
  expect(await desk(id)).toMatchObject({ state: 'held', delivery: 'leaves' });
  expect(await Promise.all([releaseIssue(payload, id), releaseIssue(payload, id)])).toContain(2);
  expect(await states(id)).toEqual(['waiting', 'waiting']);
});

it('a sent issue keeps its content when a post changes, and cannot be edited or deleted', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }]);
  const post = await payload.create({
    collection: 'posts',
    data: { heading: 'As it was', type: 'normal', _status: 'published' },
  });
  const id = await addIssue(payload, { parts: [{ blockType: 'post', post: post.id }] });
  await sendIssue(payload, id, sender);
  await payload.update({ collection: 'posts', id: post.id, data: { heading: 'As it is' } });
  const stored = await payload.findByID({ collection: 'newsletter-issues', id, locale: 'all' });
  expect(JSON.stringify(stored.content)).toContain('As it was');
  const user = { ...(await anEditor()), collection: 'staff' as const };
  const change = payload.update({
    collection: 'newsletter-issues',
    id,
    data: { subject: 'Another' },
    overrideAccess: false,
    user,
  });
  await expect(change).rejects.toThrow('not allowed');
  await expect(payload.delete({ collection: 'newsletter-issues', id })).rejects.toThrow('Stop it first');
});

it('an issue can only be published by sending it', async () => {
  const id = await addIssue(payload, {});
  const publish = payload.update({ collection: 'newsletter-issues', id, data: { _status: 'published' } });
  await expect(publish).rejects.toThrow('published by sending it');
});

it('a copy of a sent issue is a new draft', async () => {
  await addReaders(payload, [{ email: 'liya@example.org' }]);
  const id = await addIssue(payload, { opening: paragraph('Dear friends') });
  await sendIssue(payload, id, sender);
  const copy = await payload.duplicate({ collection: 'newsletter-issues', id });
  expect(copy).toMatchObject({ _status: 'draft', sentAt: null, frozenAt: null, content: null });
  expect((await desk(copy.id))?.state).toBe('draft');
});

/** What the mail worker records once a minute. */
async function recordWorker(note: { hasServer: boolean }): Promise<void> {
  const times = { startedAt: now, endedAt: now, nextAt: later };
  await recordWork(cmsPool(payload), { name: SENDING_MAIL, ...times }, { note });
}

async function states(id: number): Promise<string[]> {
  return (await listIssueMails(payload, id)).map(mail => mail.state);
}

async function anEditor() {
  const data = {
    name: 'Sara',
    role: 'editor' as const,
    email: `sara-${Date.now()}@adey.test`,
    password: 'a long password',
  };
  return payload.create({ collection: 'staff', data });
}

it('a mail that Gmail would cut off is reported, measured by its encoded bytes', async () => {
  const findNotices = async (line: string, bytes: number) => {
    const opening = paragraph(line.repeat(bytes / Buffer.byteLength(line)));
    return (await desk(await addIssue(payload, { opening })))?.notices.filter(({ code }) => code === 'long');
  };
  const english = 'We built a clinic in Bole with your help. ';
  expect(await findNotices(english, 120_000)).toMatchObject([{ isCut: true }]);
  // The same number of bytes: those of Ethiopic letters become a third more when they are encoded.
  expect(await findNotices(english, 75_000)).toEqual([]);
  expect(await findNotices('ሕፃናት በቦሌ ክሊኒክ ይታከማሉ። ', 75_000)).toMatchObject([{ isCut: true }]);
});
