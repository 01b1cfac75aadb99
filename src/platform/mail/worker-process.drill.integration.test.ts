import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { accountAddress, openTestPayload } from '../../../tests/support/database.ts';
import { emptyOutbox, manyMails, openServer, rows, sql } from '../../../tests/support/outbox-support.ts';
import { SENDING_MAIL } from './mail.rules.ts';
import { queueMail, queueMails } from './outbox.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(emptyOutbox);

const settings = (port?: number) => ({
  ...process.env,
  DATABASE_URL: accountAddress('worker'),
  ADEY_ENV: 'development',
  SITE_URL: 'https://adey.test',
  ...(port !== undefined && { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Adey <news@adey.test>' }),
});

/** The worker as "npm run up" starts it, in a separate process. */
function startProcess(more: Record<string, string> = {}, port?: number): ChildProcess {
  const worker = fork('worker.ts', {
    execArgv: ['--import=./scripts/run/read-tsx.mjs'],
    env: { ...settings(port), ...more },
    silent: true,
  });
  onTestFinished(() => {
    worker.kill('SIGKILL');
  });
  return worker;
}

it('a worker killed while sending loses no message, and repeats at most one', async () => {
  const server = await openServer();
  await queueMails({ payload }, manyMails(300));
  const worker = startProcess({ MAIL_PER_SECOND: '300' }, server.port);
  await expect.poll(() => server.taken.length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(100);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const left = (await rows()).filter(({ state }) => state === 'sending');
  expect(left.length).toBeGreaterThan(0);
  startProcess({ MAIL_PER_SECOND: '1000' }, server.port);
  await expect
    .poll(async () => (await rows()).every(({ state }) => state === 'sent'), { timeout: 20_000 })
    .toBe(true);
  expect(new Set(server.taken.map(({ to }) => to)).size).toBe(300);
  expect(server.taken.length).toBeLessThanOrEqual(301);
}, 60_000);

it('the worker renders mails with React, and exits with 0 on SIGTERM', async () => {
  const server = await openServer();
  await queueMail(
    { payload },
    {
      kind: 'confirm',
      to: 'reader@example.org',
      locale: 'am',
      subject: 'x',
      data: { confirm: 'https://adey.test/send/confirm?reader=1' },
    },
  );
  const worker = startProcess({}, server.port);
  await expect.poll(() => server.taken.length, { timeout: 20_000 }).toBe(1);
  const { html, text } = await server.read(0);
  expect(html).toMatch(/<html[^>]* lang="am"/);
  expect(text).toContain('https://adey.test/send/confirm?reader=1');
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
}, 60_000);

it('the worker records that no mail server is set', async () => {
  await sql('delete from setup.work where name = $1', [SENDING_MAIL]);
  const worker = startProcess();
  const delivery = async () =>
    (await sql<{ note: unknown }>('select note from setup.work where name = $1', [SENDING_MAIL]))[0]?.note;
  await expect.poll(delivery, { timeout: 20_000 }).toEqual({ hasServer: false });
  worker.kill('SIGTERM');
  await once(worker, 'exit');
}, 60_000);

it('the worker states all invalid settings in one line, and does not start', async () => {
  const wrong = startProcess({ SMTP_URL: 'mail.example.org', MAIL_REPLY_TO: 'nobody' });
  let output = '';
  wrong.stderr?.on('data', piece => {
    output += piece;
  });
  expect((await once(wrong, 'exit'))[0]).toBe(1);
  expect(output.trim()).toMatch(
    /^Settings: MAIL_FROM is missing .*; SMTP_URL must be an address such as smtp:/,
  );
  expect(output).toContain('MAIL_REPLY_TO must be an address such as');
  expect(output.trim().split('\n')).toHaveLength(1);
}, 60_000);
