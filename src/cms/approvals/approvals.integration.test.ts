import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERASE_PERSON, EXPORT_PERSON } from '#cms/personal-data/personal-data.endpoint.ts';
import { comparedEmail } from '#core/email-address.ts';
import { connectOnce } from '#platform/database/connect-once.ts';
import { prepareAccounts } from '#platform/database/make-accounts.ts';
import { sealingContext } from '#platform/mail/mail.rules.ts';
import { findByAddress, listPublic } from '#platform/public-content.ts';
import { createRenderContext } from '#platform/render-context.ts';
import { openValues } from '#platform/sealing.ts';
import { accountAddress, openTestPayload, testDatabaseUrl } from '../../../tests/support/database.ts';
import { addConsent, addPicture } from '../../../tests/support/pictures.ts';
import { body, mediaBlock, paragraph, text } from '../../../tests/support/rich-text.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { answerApproval } from './approval.action.ts';
import { approvalParameter, deleteOldApprovals, readApprovalLink } from './approval-store.ts';
import { openApproval, readShownVersion } from './open-approval.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * DAY_MS);
let payload: Payload;
let editor: Session;
let other: Session;
let admin: Session;
beforeAll(async () => {
  payload = await openTestPayload();
  await prepareAccounts(testDatabaseUrl());
  editor = await signIn(payload, 'editor');
  other = await signIn(payload, 'editor');
  admin = await signIn(payload, 'admin');
});

let written = 0;
async function draft(heading = 'The new ward', more: object = {}) {
  written += 1;
  const data = {
    heading: `${heading} ${written}`,
    type: 'normal' as const,
    _status: 'draft' as const,
    ...more,
  };
  return payload.create({ collection: 'posts', data, draft: true });
}
const trustee = { name: 'Sara Bekele', email: 'Sara@example.org', language: 'en', note: 'Is the sum right?' };

type Listed = { id: number; state: string; isPresent: boolean; words: string; mayWithdraw: boolean };
type Answer = { status: number; approvals: Listed[]; people: { id: number; name: string }[] };
async function call(
  method: string,
  post: number,
  body?: object,
  as: Session | null = editor,
): Promise<Answer> {
  const headers = as?.headers ?? {};
  const response = await callApi(method, `/posts/${post}/approvals`, { headers, ...(body && { body }) });
  const { approvals = [], people = [] } = await response.json();
  return { status: response.status, approvals, people };
}

const rows = <Row>(text: string, values: unknown[] = []) =>
  connectOnce(testDatabaseUrl(), async client => (await client.query(text, values)).rows as Row[]);

/** The link in the newest mail to an address, as the worker would write it. */
async function linkTo(email: string): Promise<string> {
  const [mail] = await rows<{ sealed: string; message_id: string; to: string }>(
    `select sealed, message_id, "to" from mails where compared = $1 and kind = 'approval-asked' order by id desc limit 1`,
    [comparedEmail(email)],
  );
  const place = sealingContext({ messageId: mail?.message_id ?? '', to: mail?.to ?? '' });
  const { link = '' } = openValues('mail-secrets', mail?.sealed ?? '', place) ?? {};
  return new URL(link).searchParams.get(approvalParameter) ?? '';
}

/** A draft that was sent to somebody, and the secret of the link. */
async function asked(heading?: string, person: object = trustee, more: object = {}) {
  const post = await draft(heading, more);
  const { status, approvals } = await call('POST', post.id, person);
  expect([status, approvals.map(({ state }) => state)]).toEqual([200, ['open']]);
  return { post, link: await linkTo(trustee.email), id: approvals[0]?.id ?? 0 };
}

async function reply(link: string, words: string, at = now, answer: 'approved' | 'changes' = 'approved') {
  const approval = await openApproval(payload, link, now);
  if (!approval) throw new Error('The link opens nothing');
  return answerApproval(payload, link, approval, { answer, words, title: 'The new ward' }, at);
}

describe('approval by somebody without an account', () => {
  it('a person asked for approval reads exactly that version, and no other content that is not public', async () => {
    const hiddenPost = await draft('Not for anybody');
    const { post, link } = await asked();
    const asShown = { heading: 'Rewritten since', _status: 'draft' as const };
    await payload.update({ collection: 'posts', id: post.id, data: asShown, draft: true });
    const approval = await openApproval(payload, link, now);
    const shown = approval && (await readShownVersion(payload, approval, now));
    expect(shown).toMatchObject({ path: `/news/${post.slug}`, title: post.heading });
    const context = createRenderContext({ locale: 'en', now, shown: shown && { ...shown, answerAt: '/' } });
    expect(await findByAddress(context, 'posts', String(post.slug))).toMatchObject({
      heading: { en: post.heading },
    });
    expect(await findByAddress(context, 'posts', String(hiddenPost.slug))).toBeNull();
    expect(await listPublic(context, { collection: 'posts' })).toEqual([]);
    const visitor = createRenderContext({ locale: 'en', now });
    expect(await findByAddress(visitor, 'posts', String(post.slug))).toBeNull();
  });

  it('an approval is answered once, and shown at the document, in the audit trail and in a mail without publishing', async () => {
    const { post, link } = await asked();
    const hostile = '<script>alert(1)</script> {{link}} & more';
    const both = await Promise.all([reply(link, hostile), reply(link, 'second')]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await reply(link, 'again', now, 'changes')).ok).toBe(false);
    const { approvals } = await call('GET', post.id);
    expect(approvals).toMatchObject([{ state: 'approved', isPresent: true, mayWithdraw: true }]);
    expect([hostile, 'second']).toContain(approvals[0]?.words);
    const [mail] = await rows<{ to: string; subject: string; for_staff: boolean }>(
      'select "to", subject, for_staff from mails where kind = \'approval-answered\' order by id desc limit 1',
    );
    expect(mail).toMatchObject({ to: editor.user.email, for_staff: true });
    const acts = await rows<{ act: string }>(
      "select act from staff.saves where collection = 'posts' and document = $1 order by id",
      [post.id],
    );
    expect(acts.map(({ act }) => act)).toEqual(['created', 'approval-asked', 'approved']);
    expect(await payload.findByID({ collection: 'posts', id: post.id })).toMatchObject({ _status: 'draft' });
  });

  it('an answered approval says when its document has changed since, but not when it was only published', async () => {
    const { post, link } = await asked();
    await reply(link, 'Good');
    const data = { _status: 'published' as const, postDate: '2026-11-20' };
    const before = { postDate: '2026-11-20T12:00:00.000Z', _status: 'draft' as const };
    await payload.update({ collection: 'posts', id: post.id, data: before, draft: true });
    expect((await call('GET', post.id)).approvals[0]?.isPresent).toBe(false);
    const again = await call('POST', post.id, trustee);
    expect(again.approvals[0]).toMatchObject({ state: 'open', isPresent: true });
    await payload.update({ collection: 'posts', id: post.id, data });
    expect((await call('GET', post.id)).approvals.map(({ isPresent }) => isPresent)).toEqual([true, false]);
  });
});

describe('consent in a version sent for approval', () => {
  const shownBy = async (link: string, at = now) => {
    const approval = await openApproval(payload, link, at);
    return approval && readShownVersion(payload, approval, at);
  };

  it('a version sent for approval shows no picture whose consent has been withdrawn', async () => {
    const consent = await addConsent(payload, { who: 'Almaz, mother of Hanna' });
    const { id: picture } = await addPicture(payload, {
      alt: 'Hanna waves',
      identifiable: 'yes',
      consent: consent.id,
    });
    const block = mediaBlock('picture', {
      picture: { relationTo: 'media', value: picture },
      caption: 'Hanna',
    });
    const pictures = { img: picture, body: body(paragraph(text('Before.')), block) };
    const { link } = await asked('At school', trustee, pictures);
    expect(JSON.stringify(await shownBy(link))).toContain('Hanna waves');
    expect(JSON.stringify(await shownBy(link))).not.toContain('Almaz');
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    const shown = await shownBy(link);
    expect(shown?.title).toContain('At school');
    expect(JSON.stringify(shown)).not.toContain('Hanna waves');
  });

  it('a draft about somebody is neither shown nor sent for approval once its consent ends', async () => {
    const consent = await addConsent(payload, { until: later(3).toISOString().slice(0, 10) });
    const about = { identifiable: 'yes', consent: consent.id };
    const { link } = await asked('The story of Hanna', trustee, about);
    expect(await shownBy(link)).not.toBeNull();
    expect(await shownBy(link, later(5))).toBeNull();
    await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
    expect(await shownBy(link)).toBeNull();
    const without = await draft('Nobody was asked', { identifiable: 'yes' });
    expect((await call('POST', without.id, trustee)).status).toBe(409);
    const ended = await draft('She said no', about);
    expect((await call('POST', ended.id, trustee)).status).toBe(409);
  });
});

describe('approval links', () => {
  it('an approval link that is forged, cut off or of another approval is refused, and no mail or row has its secret', async () => {
    const [one, two] = [await asked('One'), await asked('Two')];
    const [id, secret, signature] = one.link.split('.') as [string, string, string];
    const [otherId, otherSecret, otherSignature] = two.link.split('.') as [string, string, string];
    for (const link of [
      null,
      '',
      one.link.slice(0, -1),
      `${id}.${secret}`,
      `${id}.${secret}.${'A'.repeat(22)}`,
      `${otherId}.${secret}.${signature}`,
      `${otherId}.${secret}.${otherSignature}`,
      `${id}.${otherSecret}.${otherSignature}`,
      `${'9'.repeat(40)}.${secret}.${signature}`,
    ]) {
      expect(readApprovalLink(link), String(link)).toBeNull();
      expect(await openApproval(payload, link, now), String(link)).toBeNull();
    }
    const approval = await openApproval(payload, one.link, now);
    const swapped =
      approval &&
      answerApproval(payload, two.link, approval, { answer: 'approved', words: '', title: '' }, now);
    expect(await swapped).toEqual({ ok: false, problem: 'over' });
    const stored = JSON.stringify([
      await rows('select * from staff.approvals'),
      await rows('select * from mails'),
    ]);
    expect(stored).not.toContain(secret);
  });

  it('an approval link ends after 14 days, when it is withdrawn, and with the rights of whoever asked', async () => {
    const { post, link, id } = await asked();
    expect(await openApproval(payload, link, later(13.9))).toMatchObject({ state: 'open' });
    expect(await openApproval(payload, link, later(14.1))).toMatchObject({ state: 'ended' });
    expect((await reply(link, '', later(14.1))).ok).toBe(false);
    expect((await call('DELETE', post.id, { approval: id }, other)).status).toBe(409);
    const elsewhere = await draft();
    expect((await call('DELETE', elsewhere.id, { approval: id })).status).toBe(409);
    expect((await call('DELETE', post.id, { approval: id })).approvals).toMatchObject([
      { state: 'withdrawn' },
    ]);
    const withdrawn = await openApproval(payload, link, now);
    expect(withdrawn).toMatchObject({ state: 'withdrawn' });
    expect(withdrawn && (await readShownVersion(payload, withdrawn, now))).toBeNull();
    expect((await reply(link, '')).ok).toBe(false);
    const next = await asked();
    await rows("update staff set role = 'door' where id = $1", [editor.user.id]);
    const open = await openApproval(payload, next.link, now);
    expect(open && (await readShownVersion(payload, open, now))).toBeNull();
    await rows("update staff set role = 'editor' where id = $1", [editor.user.id]);
  });

  it('the site’s database account opens and answers approvals through two functions only', async () => {
    const { link } = await asked();
    const read = readApprovalLink(link);
    const site = <Row>(text: string, values: unknown[] = []) =>
      connectOnce(accountAddress('site'), async client => (await client.query(text, values)).rows as Row[]);
    for (const text of ['select from staff.approvals', "update staff.approvals set answer = 'approved'"])
      await expect(site(text)).rejects.toMatchObject({ code: '42501' });
    expect(await site('select id from staff.open_approval($1, $2)', [read?.id, read?.proof])).toHaveLength(1);
    const wrong = Buffer.alloc(32, 1);
    expect(await site('select id from staff.open_approval($1, $2)', [read?.id, wrong])).toEqual([]);
    const answer = "select * from staff.answer_approval($1, $2, now(), 'approved', '')";
    expect(await site(answer, [read?.id, wrong])).toEqual([]);
    expect(await site(answer, [read?.id, read?.proof])).toMatchObject([{ email: editor.user.email }]);
    for (const account of ['worker', 'backup'] as const) {
      const asked = connectOnce(accountAddress(account), client =>
        client.query('select * from staff.open_approval(1, null)'),
      );
      await expect(asked, account).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('asking for approval', () => {
  it('only people who write can ask for approval, from colleagues who may publish or by name and email address', async () => {
    const post = await draft();
    for (const as of [await signIn(payload, 'bookkeeper'), await signIn(payload, 'door'), null])
      for (const method of ['GET', 'POST', 'DELETE'])
        expect((await call(method, post.id, method === 'GET' ? undefined : trustee, as)).status).toBe(403);
    const { people } = await call('GET', post.id);
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.user.id, other.user.id]));
    expect(people.map(({ id }) => id)).not.toContain(editor.user.id);
    expect(Object.keys(people[0] ?? {})).toEqual(['id', 'name']);
    expect((await call('POST', post.id, { staff: admin.user.id, note: '' })).status).toBe(200);
    for (const body of [
      {},
      { staff: editor.user.id },
      { staff: 999_999 },
      { ...trustee, email: 'no address' },
      { ...trustee, email: 'a@example.org\nBcc: b@example.org' },
      { ...trustee, name: '1234' },
      { ...trustee, name: 'Sara\r\nX: y' },
      { ...trustee, language: 'fr' },
      { ...trustee, note: 'x'.repeat(1001) },
      { ...trustee, staff: admin.user.id },
    ])
      expect((await call('POST', post.id, body)).status, JSON.stringify(body).slice(0, 80)).toBe(400);
    expect((await call('POST', 999_999, trustee)).status).toBe(404);
    expect((await call('GET', post.id)).approvals).toHaveLength(1);
  });

  it('an approval that an editor asked for is also current for authors and publishers, who may read fewer fields', async () => {
    const [author, publisher] = [await signIn(payload, 'author'), await signIn(payload, 'publisher')];
    const begun = await callApi('POST', '/posts?draft=true', {
      headers: author.headers,
      body: { heading: 'About Hana', type: 'normal', _status: 'draft' },
    });
    const { id } = ((await begun.json()) as { doc: { id: number } }).doc;
    const consent = await addConsent(payload);
    const data = { identifiable: 'yes' as const, consent: consent.id, _status: 'draft' as const };
    await payload.update({ collection: 'posts', id, draft: true, data });
    expect((await call('POST', id, trustee)).status).toBe(200);
    for (const as of [editor, author, publisher])
      expect((await call('GET', id, undefined, as)).approvals, as.user.role).toMatchObject([
        { isPresent: true },
      ]);
  });

  it('a document has at most ten open approval links, which are deleted with it', async () => {
    const post = await draft();
    await rows(
      `insert into staff.approvals (collection, document, version, content, asked_by, asked_at, note, name, email,
         compared, language, digest, ends_at)
       select 'posts', $1, 1, '', 1, now(), '', 'A', 'a@example.org', 'a@example.org', 'en', '', now() + interval '1 day'
       from generate_series(1, 10)`,
      [post.id],
    );
    expect((await call('POST', post.id, trustee)).status).toBe(409);
    await payload.delete({ collection: 'posts', id: post.id });
    expect(await rows('select from staff.approvals where document = $1', [post.id])).toEqual([]);
  });
});

it('names in approvals are exported and erased by email address, and deleted a month after an unanswered link', async () => {
  const { link } = await asked();
  await reply(link, 'Fine');
  const of = (path: string) =>
    callApi('POST', path, {
      headers: admin.headers,
      body: new URLSearchParams({ email: 'sara@EXAMPLE.org' }),
    });
  const { approvals } = await (await of(EXPORT_PERSON)).json();
  expect(approvals.at(-1)).toMatchObject({ name: 'Sara Bekele', answer: 'approved', words: 'Fine' });
  await of(ERASE_PERSON);
  expect(await rows("select from staff.approvals where compared = 'sara@example.org'")).toEqual([]);
  expect(await rows("select from mails where text like '%Sara%' or data::text like '%Sara%'")).toEqual([]);
  expect(await openApproval(payload, link, now)).toBeNull();
  await asked();
  expect(await deleteOldApprovals({ payload }, later(45))).toBe(1 + 1);
  expect(await rows('select from staff.approvals')).toEqual([]);
});
