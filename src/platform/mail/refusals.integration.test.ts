import type { Payload } from 'payload';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import {
  by,
  emptyOutbox,
  hurry,
  mail,
  manyMails,
  openServer,
  passwordIs,
  rows,
  smtpBy,
  sql,
  startWorker,
  untilReason,
  untilStates,
} from '../../../tests/support/outbox-support.ts';
import { queueMail, queueMails } from './outbox.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(emptyOutbox);

const until = (to: string, state: string) =>
  expect.poll(async () => (await rows()).find(row => row.to === to)?.state, { timeout: 10_000 }).toBe(state);

describe('refusals', () => {
  it('a permanently refused address bounces, and other mail continues on the same connection', async () => {
    const server = await openServer();
    server.answer = to =>
      to.startsWith('gone') ? { at: 'recipient', code: 550, text: '5.1.1 User unknown' } : 'take';
    await queueMails({ payload }, [mail('gone@example.org'), mail('there@example.org')]);
    startWorker(by(server, { connections: 1 }));
    await untilStates('bounced', 'sent');
    expect((await rows())[0]).toMatchObject({
      attempts: 1,
      reason: expect.stringMatching(/^There is no such mailbox\. It said: 550 5\.1\.1 User unknown/),
    });
    expect(server.connections).toBe(1);
  });

  it('a message whose content is refused fails', async () => {
    const server = await openServer();
    server.answer = () => ({ at: 'end', code: 554, text: '5.7.1 Looks like spam' });
    await queueMail({ payload }, mail('strict@example.org'));
    startWorker(by(server));
    await untilStates('failed');
    expect((await rows())[0]?.reason).toMatch(/^The mail server refuses the message\. It said: 554 5\.7\.1/);
  });

  it('a greylisted message is retried after five minutes with the same Message-ID', async () => {
    const server = await openServer();
    server.answer = (_to, time) =>
      time < 3 ? { at: 'recipient', code: 450, text: '4.7.1 Greylisted, try later' } : 'take';
    await queueMail({ payload }, mail('grey@example.org'));
    startWorker(by(server));
    await untilReason('Their server asks every new sender to come again later');
    expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    expect((await rows())[0]?.waits).toBeGreaterThan(290);
    const ids = [];
    for (const attempts of [1, 2]) {
      await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'waiting', attempts });
      ids.push(...(await sql<{ message_id: string }>('select message_id from mails')));
      await hurry();
    }
    await untilStates('sent');
    expect((await rows())[0]).toMatchObject({ attempts: 3, reason: null });
    expect([...new Set(ids.map(({ message_id }) => message_id))]).toEqual([(await server.read(0)).messageId]);
  });

  it('a message refused for two days fails with the reason', async () => {
    const server = await openServer();
    server.answer = () => ({ at: 'recipient', code: 451, text: '4.3.0 Not now' });
    await queueMail({ payload }, mail('never@example.org'));
    await sql('update mails set attempts = 12');
    startWorker(by(server));
    await untilStates('failed');
    expect((await rows())[0]?.reason).toMatch(/^Tried for two days without success\. .*451 4\.3\.0 Not now/);
  });

  it('a wrong password or an unreachable server fails no message, and all of them wait', async () => {
    const server = await openServer({ onAuth: passwordIs('right'), authOptional: false });
    await queueMails({ payload }, manyMails(30));
    const wrong = startWorker(smtpBy(`smtp://office:wrong@127.0.0.1:${server.port}`));
    await untilReason('did not accept our name and password');
    await wrong.stop();
    const nowhere = startWorker(smtpBy('smtp://127.0.0.1:1'));
    await untilReason('cannot be reached');
    await nowhere.stop();
    expect((await rows()).every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(true);
    await hurry();
    startWorker(smtpBy(`smtp://office:right@127.0.0.1:${server.port}`));
    await untilStates(...Array(30).fill('sent'));
  });

  it('a refusal of one recipient delays that mail alone, and the others are sent', async () => {
    const server = await openServer();
    server.answer = to =>
      to.startsWith('odd')
        ? { at: 'recipient', code: 550, text: '5.7.1 You are not permitted to send to this recipient' }
        : 'take';
    await queueMail({ payload }, mail('odd@example.org'));
    startWorker(by(server));
    await untilReason('does not take mail from us for this address');
    await queueMail({ payload }, mail('there@example.org'));
    await untilStates('waiting', 'sent');
    const [odd] = await rows();
    expect(odd).toMatchObject({ attempts: 1 });
    expect(odd?.waits).toBeGreaterThan(290);
  });

  it('three rate refusals in a row pause all mail, and the third is not counted as an attempt', async () => {
    const server = await openServer();
    let taken = 0;
    server.answer = () => {
      taken += 1;
      return taken > 5 && taken < 9
        ? { at: 'recipient', code: 452, text: '4.5.3 Too many this hour' }
        : 'take';
    };
    await queueMails({ payload }, manyMails(12));
    startWorker(by(server, { connections: 1 }));
    const sent = async () => (await rows()).filter(({ state }) => state === 'sent').length;
    await expect.poll(sent, { timeout: 20_000 }).toBe(10);
    await hurry();
    await untilStates(...Array(12).fill('sent'));
    const attempts = (await rows()).map(each => each.attempts).toSorted();
    expect(attempts).toEqual([...Array(10).fill(1), 2, 2]);
    expect(server.taken).toHaveLength(12);
  });
});

it('refusals count in a row although the mail accepted before them is still being recorded', async () => {
  const first = new pg.Client(testDatabaseUrl());
  await first.connect();
  onTestFinished(() => first.end());
  let begun = 0;
  const server = await openServer({
    onMailFrom(_address, _session, done) {
      begun += 1;
      // Holds the row of the first mail, and releases it before the third refusal.
      const before =
        begun === 1
          ? first.query(`begin; select from mails where "to" = 'reader-0@example.org' for update`)
          : begun === 4
            ? first.query('rollback').then(() => until('reader-0@example.org', 'sent'))
            : Promise.resolve();
      before.then(() => done(), done);
    },
  });
  server.answer = (to, time) =>
    to.startsWith('reader-0') || time > 1
      ? 'take'
      : { at: 'recipient', code: 452, text: '4.5.3 Too many this hour' };
  await queueMail({ payload }, mail('reader-0@example.org'));
  startWorker(by(server, { connections: 1 }));
  // Two jobs run at a time: queued together, the second mail could come before the first.
  await expect.poll(() => server.taken.length, { timeout: 10_000 }).toBe(1);
  await queueMails({ payload }, manyMails(4).slice(1));
  await expect
    .poll(async () => (await rows()).map(row => row.state).toSorted(), { timeout: 10_000 })
    .toEqual(['sent', 'sent', 'waiting', 'waiting']);
});

describe('dropped connections', () => {
  it('a message whose connection breaks before its end is tried again', async () => {
    const server = await openServer();
    server.answer = (_to, time) => (time === 1 ? 'break-within' : 'take');
    await queueMail({ payload }, mail('cut@example.org'));
    startWorker(by(server));
    await untilReason('The connection broke while the message was handed over');
    expect(server.taken).toEqual([]);
    await hurry();
    await untilStates('sent');
    expect(server.taken).toHaveLength(1);
  });

  it('a message whose connection breaks before the response is sent again with the same Message-ID', async () => {
    const server = await openServer();
    server.answer = (_to, time) => (time === 1 ? 'break-after' : 'take');
    await queueMail({ payload }, mail('unsure@example.org'));
    startWorker(by(server));
    await untilReason('The connection broke');
    await hurry();
    await untilStates('sent');
    const [first, second] = [await server.read(0), await server.read(1)];
    expect(first.messageId).toBe(second.messageId);
    expect(server.taken).toHaveLength(2);
  });

  it('a silent server times out after the configured wait, and the message is tried again', async () => {
    const server = await openServer();
    server.answer = (_to, time) => (time === 1 ? 'silent' : 'take');
    await queueMail({ payload }, mail('mute@example.org'));
    startWorker(by(server, { timing: { answerWithinMs: 300 } }));
    await untilReason('stopped answering');
    await hurry();
    await untilStates('sent');
  });

  it('a connection dropped while idle costs no attempt', async () => {
    const server = await openServer({ socketTimeout: 500 });
    await queueMail({ payload }, mail('first@example.org'));
    startWorker(by(server, { connections: 1 }));
    await untilStates('sent');
    await new Promise(resolve => setTimeout(resolve, 1_000));
    await queueMail({ payload }, mail('second@example.org'));
    await untilStates('sent', 'sent');
    expect((await rows())[1]).toMatchObject({ attempts: 1, reason: null });
  });
});
