import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectOnce } from '#platform/database/connect-once.ts';
import { NO_SERVER } from '#platform/mail/mail.rules.ts';
import { type MailKind, mailAreas } from '#platform/mail/mail-areas.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findWords } from '#platform/mail/outbox-maintenance.ts';
import { openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { mailsTo } from '../../../tests/support/outbox.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { listUnreadableMails } from './mail.collection.ts';

let payload: Payload;
let admin: Session;
let editor: Session;
let ticketStaff: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  admin = await signIn(payload, 'admin');
  editor = await signIn(payload, 'editor');
  ticketStaff = await signIn(payload, 'door');
});

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query<Row>(text, values)).rows);

let made = 0;
/** Queues a mail and gives it a state. */
async function addMail(
  state: string,
  more: { kind?: MailKind; forStaff?: boolean; reason?: string; bulkOf?: string } = {},
) {
  made += 1;
  const to = `reader-${made}@example.org`;
  const { kind = 'confirm', forStaff = false, reason = null, bulkOf = null } = more;
  await queueMail(
    { payload },
    {
      kind,
      to,
      locale: 'en',
      subject: 'S',
      html: '<head><title>S</title></head><p>Words</p>',
      text: 'Words',
      forStaff,
    },
  );
  const [row] = await sql<{ id: number }>(
    `update mails set state = $2::enum_mails_state, reason = $3, bulk_of = $4, attempts = 3 where "to" = $1 returning id`,
    [to, state, reason, bulkOf],
  );
  return row?.id ?? 0;
}

const request = (method: string, path: string, who: Session | null) =>
  callApi(method, `/mails${path}`, { headers: who?.headers ?? {} });
const findState = async (id: number) =>
  (await sql<{ state: string }>('select state from mails where id = $1', [id]))[0]?.state;

const linkIn = (mail: { data: Record<string, string> } | undefined) => mail?.data.link ?? '';
const staffMails = (to: string) => mailsTo(payload, to);

describe('outbox in the admin', () => {
  it('the outbox shows editors the mails to visitors, and only admins those to staff', async () => {
    const [open, secret] = [await addMail('sent'), await addMail('sent', { forStaff: true })];
    for (const path of [`/${secret}`, `/${secret}/body`]) {
      expect((await request('GET', path, editor)).status).toBe(404);
      expect((await request('GET', path, admin)).status).toBe(200);
    }
    expect((await request('GET', `/${open}`, editor)).status).toBe(200);
    for (const who of [null, ticketStaff])
      expect((await request('GET', `/${open}/body`, who)).status).toBe(403);
    const list = await request('GET', '?limit=100', editor);
    const { docs } = (await list.json()) as { docs: { id: number }[] };
    expect(docs.map(({ id }) => id)).toContain(open);
    expect(docs.map(({ id }) => id)).not.toContain(secret);
  });

  it('the outbox shows an editor only the kind and state of mails from areas they may not read, by any query', async () => {
    await sql('delete from mails');
    const others = (Object.keys(mailAreas) as MailKind[]).filter(
      kind => !['newsletter', 'approvals', 'meetings', 'tickets'].includes(mailAreas[kind]),
    );
    expect(others).toContain('receipt');
    const hidden = await Promise.all(
      others.map(async kind => ({ kind, id: await addMail('failed', { kind }) })),
    );
    await sql(
      `update mails set subject = 'Receipt for $40 to Selam', to_name = 'Selam', reason = 'no selam@example.org'`,
    );
    const old = await addMail('failed');
    await sql("update mails set kind = 'of-long-ago' where id = $1", [old]);
    const open = await addMail('failed', { kind: 'issue' });
    for (const { kind, id } of [...hidden, { kind: 'of-long-ago', id: old }]) {
      for (const path of [`/${id}`, `/${id}/body`])
        expect((await request('GET', path, editor)).status, kind).toBe(404);
      expect((await request('POST', `/${id}/again`, editor)).status, kind).toBe(404);
      expect((await request('GET', `/${id}`, admin)).status, kind).toBe(200);
    }
    for (const query of [
      '?limit=0',
      '?where[subject][like]=Selam',
      '?where[toName][like]=Selam',
      '?where[reason][like]=selam',
      '?where[compared][like]=reader',
      '?where[or][0][kind][equals]=receipt&where[or][1][data][exists]=true',
      '?where[id][greater_than]=0&sort=subject&select[subject]=true&select[to]=true',
      '?overrideAccess=true&draft=true&depth=5',
    ]) {
      const list = (await (await request('GET', query, editor)).json()) as { docs: { id: number }[] };
      expect(
        list.docs.map(({ id }) => id).filter(id => id !== open),
        query,
      ).toEqual([]);
    }
    const count = (await (
      await request('GET', '/count?where[subject][like]=Selam', editor)
    ).json()) as object;
    expect(count).toEqual({ totalDocs: 0 });
    const left = await listUnreadableMails({ payload }, { user: editor.user } as never);
    expect(left.map(({ kind }) => kind).sort()).toEqual([...others, 'of-long-ago'].sort());
    expect(left.every(each => Object.keys(each).sort().join() === 'at,id,kind,state')).toBe(true);
    expect(await listUnreadableMails({ payload }, { user: admin.user } as never)).toEqual([]);
    await sql('delete from mails');
  });

  it('the text of a mail is served with a sandbox policy that blocks scripts, forms and other content', async () => {
    const answer = await request('GET', `/${await addMail('held')}/body`, editor);
    expect(await answer.text()).toContain('<head><base target="_blank"><title>S</title>');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox[ a-z-]*; default-src 'none';/);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|allow-top-navigation/);
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('the link in a mail is named but not shown outside development', async () => {
    const { email } = editor.user as { email: string };
    await callApi('POST', '/staff/forgot-password', { body: { email } });
    const [sealed] = await staffMails(email);
    const [row] = await sql<{ id: number }>(
      `update mails set html = '<a href="{{link}}">{{link}}</a>', text = 'Open {{link}}' where kind = 'password' returning id`,
    );
    const words = await findWords({ payload }, row?.id ?? 0, { showLinks: false });
    expect(words?.text).toBe('Open (the link of this mail, for its reader alone)');
    expect(JSON.stringify(words)).not.toContain(linkIn(sealed).split('/reset/')[1]);
    expect((await findWords({ payload }, row?.id ?? 0, { showLinks: true }))?.text).toBe(
      `Open ${linkIn(sealed)}`,
    );
    await sql('delete from mails');
  });

  it.each(['failed', 'bounced', 'held'])(
    'resending a mail that is %s resets its state, reason and attempts',
    async state => {
      const id = await addMail(state, { reason: 'There is no such mailbox.' });
      await sql('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
      expect((await request('POST', `/${id}/again`, editor)).status).toBe(200);
      expect(await sql('select key from graphile_worker.jobs')).toEqual([{ key: `mail:${id}` }]);
      const [row] = await sql('select state, reason, attempts::int from mails where id = $1', [id]);
      expect(row).toEqual({ state: 'waiting', reason: null, attempts: 0 });
    },
  );

  it('a mail that was sent or is held with its issue is not resent, nor is any by people without the right', async () => {
    const sent = await addMail('sent');
    const paused = await addMail('held', { bulkOf: '7', reason: 'The issue is paused.' });
    for (const id of [sent, paused]) expect((await request('POST', `/${id}/again`, admin)).status).toBe(409);
    const failed = await addMail('failed', { forStaff: true });
    for (const who of [null, ticketStaff])
      expect((await request('POST', `/${failed}/again`, who)).status).toBe(403);
    expect((await request('POST', `/${failed}/again`, editor)).status).toBe(404);
    expect([await findState(sent), await findState(paused), await findState(failed)]).toEqual([
      'sent',
      'held',
      'failed',
    ]);
  });
});

describe('resending all mails', () => {
  const letGo = async (which: string, who: Session | null) => {
    const body = new URLSearchParams({ which });
    return callApi('POST', '/mails/again', { headers: who?.headers ?? {}, body });
  };

  it('only admins resend all mails, which covers failed ones or those held without a mail server', async () => {
    await sql('delete from mails');
    const failed = await addMail('failed');
    const heldMail = await addMail('held', { reason: NO_SERVER });
    const others = [
      await addMail('bounced'),
      await addMail('held', { bulkOf: '7', reason: 'The issue was stopped.' }),
      await addMail('failed', { bulkOf: '7' }),
    ];
    for (const who of [null, ticketStaff, editor]) expect((await letGo('failed', who)).status).toBe(403);
    expect((await letGo('everything', admin)).status).toBe(400);
    const answer = await letGo('failed', admin);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/admin/collections/mails?again=1',
    ]);
    expect([await findState(failed), await findState(heldMail)]).toEqual(['waiting', 'held']);
    await letGo('held', admin);
    expect(await findState(heldMail)).toBe('waiting');
    expect(await Promise.all(others.map(findState))).toEqual(['bounced', 'held', 'failed']);
  });
});

describe('mails of the CMS itself', () => {
  it('a password reset of a staff account is mailed through the outbox with a working link', async () => {
    const { email } = admin.user as { email: string };
    const response = await callApi('POST', '/staff/forgot-password', { body: { email } });
    expect(response.status).toBe(200);
    const [mail, ...others] = await staffMails(email);
    expect([mail?.kind, mail?.forStaff, others]).toEqual(['password', true, []]);
    const token = linkIn(mail).split('/reset/')[1];
    const reset = await callApi('POST', '/staff/reset-password', {
      body: { token, password: 'another long password' },
    });
    expect(reset.status).toBe(200);
    const nobody = await callApi('POST', '/staff/forgot-password', { body: { email: 'nobody@adey.test' } });
    expect(nobody.status).toBe(200);
    expect(await staffMails('nobody@adey.test')).toEqual([]);
  });

  it('each new staff account is mailed an invitation', async () => {
    const admin = await signIn(payload, 'admin');
    const made = await callApi('POST', '/staff', {
      headers: admin.headers,
      body: { name: 'Hana', email: 'hana@adey.test', password: 'a long password', role: 'editor' },
    });
    expect(made.status).toBe(201);
    const [mail] = await staffMails('hana@adey.test');
    expect(mail?.kind).toBe('invitation');
    const token = linkIn(mail).split('/reset/')[1];
    const chosen = await callApi('POST', '/staff/reset-password', {
      body: { token, password: 'one that Hana chose' },
    });
    expect(chosen.status).toBe(200);
    expect(((await chosen.json()) as { user: { role: string } }).user.role).toBe('editor');
  });
});
