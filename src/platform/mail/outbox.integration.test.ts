import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inOneTransaction } from '#platform/transaction.ts';
import { openTestPayload } from '../../../tests/support/database.ts';
import {
  by,
  emptyOutbox,
  hurry,
  issueMails,
  issueWriter,
  mail,
  openServer,
  rows,
  sql,
  startWorker,
  untilReason,
  untilStates,
  unwritten,
} from '../../../tests/support/outbox-support.ts';
import type { MailWriter } from './compose-message.ts';
import { findMails } from './mail.personal-data.ts';
import { queueMail, queueMails } from './outbox.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});
beforeEach(emptyOutbox);

describe('the outbox', () => {
  it('a mail is queued in the transaction of its action, and discarded when that rolls back', async () => {
    const server = await openServer();
    startWorker(by(server));
    const failing = inOneTransaction(payload, async req => {
      await queueMail(req, mail('never@example.org'));
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    await inOneTransaction(payload, req => queueMail(req, mail('done@example.org')));
    await untilStates('sent');
    expect(server.taken.map(({ to }) => to)).toEqual(['done@example.org']);
  });

  it('simultaneous requests with one key store one message', async () => {
    const asked = Array.from({ length: 20 }, () =>
      queueMail({ payload }, mail('once@example.org', { dedupeKey: 'confirm:1' })),
    );
    expect((await Promise.all(asked)).filter(answer => answer === 'queued')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('equivalent spellings of an address are stored as one', async () => {
    const spelt = [
      'One@Example.org',
      'ｏne@example.org',
      'one@EXAMPLE.ORG',
      'josé@bücher.test',
      'jose\u0301@xn--bcher-kva.test',
    ];
    await queueMails(
      { payload },
      spelt.map(to => mail(to)),
    );
    expect(await sql('select distinct "to", compared from mails order by 1')).toEqual([
      { to: 'josé@xn--bcher-kva.test', compared: 'josé@xn--bcher-kva.test' },
      { to: 'one@example.org', compared: 'one@example.org' },
    ]);
  });

  it('an invalid address is rejected before anything is written', async () => {
    const bad = ['', 'nobody', 'a@b', 'a b@example.org', 'a@example.org\nBcc: all@example.org'];
    for (const to of bad) await expect(queueMail({ payload }, mail(to))).rejects.toThrow(TypeError);
    await expect(queueMails({ payload }, [mail('x')])).rejects.toThrow(TypeError);
    expect(await rows()).toEqual([]);
  });
});

describe('without a mail server', () => {
  it('messages are held without a mail server, and not sent automatically once there is one', async () => {
    const keeper = startWorker(null, { writers: { issue: issueWriter } });
    await queueMails({ payload }, [mail('stored@example.org'), ...issueMails(2)]);
    await queueMail({ payload }, { ...unwritten('unwritten@example.org'), kind: 'issue' });
    await untilStates('held', 'held', 'held', 'held');
    const stored = await sql<{ html: string | null; attempts: number }>(
      'select html, attempts::int from mails order by id',
    );
    expect(stored.map(({ html }) => html !== null)).toEqual([true, false, false, true]);
    await keeper.stop();
    const server = await openServer();
    startWorker(by(server), { writers: { issue: issueWriter } });
    await queueMail({ payload }, mail('later@example.org'));
    await untilStates('held', 'held', 'held', 'held', 'sent');
  });
});

describe('bodies rendered by the worker', () => {
  it('an issue is rendered once per language and edition, and filled in for each reader', async () => {
    const server = await openServer();
    let written = 0;
    const writer: MailWriter = {
      ...issueWriter,
      write: of => {
        written += 1;
        return issueWriter.write(of);
      },
    };
    await queueMails({ payload }, issueMails(40));
    startWorker(by(server), { writers: { issue: writer } });
    await untilStates(...Array(40).fill('sent'));
    expect(written).toBe(2);
    const read = await Promise.all(server.taken.map((_taken, index) => server.read(index)));
    for (const { to, html, text, subject, headers } of read) {
      const name = to?.[0]?.address?.split('@')[0];
      expect(html).toContain(`<a href="https://adey.test/leave?a=1&amp;r=${name}">`);
      expect(text).toContain(`https://adey.test/leave?a=1&r=${name}`);
      expect(subject).toBe(name?.endsWith('1') ? 'ዜና' : 'News');
      expect(headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
        `<https://adey.test/one-click?r=${name}>`,
      );
    }
    expect((await sql('select 1 from mails where html is not null')).length).toBe(0);
  });

  it('placeholders typed by people are not filled, even when a mail is sent again', async () => {
    const server = await openServer();
    server.answer = (_to, time) => (time < 2 ? { at: 'recipient', code: 450, text: '4.2.0 Later' } : 'take');
    const typed = '{{link}} {{name}} {{other}}';
    const writer: MailWriter = {
      write: async () => ({ html: '<p>{{name}} {{link}}</p>', text: '{{name}} {{link}}' }),
    };
    await queueMail(
      { payload },
      {
        ...unwritten('once@example.org'),
        subject: `For ${typed}`,
        replyTo: '{{link}}@example.org',
        data: { name: typed, other: 'secret' },
        secrets: { link: 'https://adey.test/x' },
      },
    );
    startWorker(by(server), { writers: { issue: writer } });
    await untilReason('Later');
    await hurry();
    await untilStates('sent');
    const { html, text, subject, replyTo } = await server.read(0);
    expect(html?.trim()).toBe(`<p>${typed} https://adey.test/x</p>`);
    expect(text?.trim()).toBe(`${typed} https://adey.test/x`);
    expect(subject).toBe(`For ${typed}`);
    expect(replyTo).toEqual([{ name: '', address: '{{link}}@example.org' }]);
    const [stored] = await findMails({ payload }, 'once@example.org');
    expect(stored?.text).toBe(`${typed} (this link was deleted)`);
  });

  it('mails of a deleted issue fail, and those of a paused issue are held', async () => {
    const server = await openServer();
    await queueMail({ payload }, unwritten('gone@example.org'));
    const empty = startWorker(by(server), { writers: { issue: { write: async () => null } } });
    await untilStates('failed');
    await empty.stop();
    await sql('delete from mails');
    server.answer = () => ({ at: 'recipient', code: 450, text: '4.2.0 Later' });
    await queueMails({ payload }, issueMails(2));
    await sql(
      `update mails set state = 'held', reason = 'The issue is paused.' where id = (select min(id) from mails)`,
    );
    const worker = startWorker(by(server), { writers: { issue: issueWriter } });
    await untilStates('held', 'held');
    await worker.stop();
  });
});
