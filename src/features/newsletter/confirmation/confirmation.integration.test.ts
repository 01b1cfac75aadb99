import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPayload } from '../../../../tests/support/database.ts';
import { mailsTo } from '../../../../tests/support/outbox.ts';
import { unsubscribe } from '../preferences/preferences.action.ts';
import { readReader } from '../reader-links.ts';
import { subscribe } from '../subscribe.endpoint.ts';
import { dayMs } from '../subscribe.rules.ts';
import { checkConfirmation, confirmSubscription, deleteUnconfirmed } from './confirm-subscription.action.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await openTestPayload();
});

const now = new Date('2026-11-20T09:00:00.250Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let people = 0;

/** Subscribes someone and returns the confirmation link from their mail. */
async function joined(at = now) {
  people += 1;
  const email = `reader${people}@example.org`;
  const context = { language: 'en', clientAddress: `10.1.0.${people}`, now: at } as const;
  const again = (when: Date) =>
    subscribe(payload, { name: 'Abeba Bekele', email, source: 'section' }, { ...context, now: when });
  await again(at);
  const lastLink = async () => {
    const mails = (await mailsTo(payload, email)).filter(({ kind }) => kind === 'confirm');
    return new URL((mails.at(-1)?.data as { confirm: string } | undefined)?.confirm ?? '').searchParams.get(
      'reader',
    );
  };
  const row = async () =>
    (
      await payload.find({
        collection: 'subscribers',
        where: { email: { equals: email } },
        overrideAccess: true,
      })
    ).docs[0];
  return { email, again, lastLink, link: await lastLink(), row };
}
const confirm = (link: string | null, at = later(1000)) =>
  confirmSubscription(payload, link, { language: 'am', now: at });

describe('confirming a subscription', () => {
  it('the link of the mail confirms once and queues a welcome mail with the links of the reader', async () => {
    const { email, link, row } = await joined();
    expect(await confirm(link)).toMatchObject({ ok: true });
    expect(await row()).toMatchObject({ status: 'confirmed', confirmedAt: later(1000).toISOString() });
    expect(await confirm(link, later(2000))).toEqual({ ok: false, problem: 'confirmed' });
    const welcomes = (await mailsTo(payload, email)).filter(({ kind }) => kind === 'welcome');
    expect(welcomes).toHaveLength(1);
    const [welcome] = welcomes;
    const id = (await row())?.id;
    const { preferences = '', leave: unsubscribeLink = '' } = (welcome?.data ?? {}) as Record<string, string>;
    const readerToken = (address: string) => new URL(address).searchParams.get('reader');
    expect(readReader('preferences', readerToken(preferences))).toBe(id);
    expect(readReader('leave', readerToken(unsubscribeLink))).toBe(id);
    expect(welcome?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/[^>]+\/am\/api\/leave\?reader=[\w.-]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect(JSON.stringify(welcome)).not.toContain('Abeba');
  });

  it('twenty simultaneous confirmations confirm once and queue one welcome mail', async () => {
    const { email, link } = await joined();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => confirm(link)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await mailsTo(payload, email)).map(({ kind }) => kind)).toEqual(['confirm', 'welcome']);
  });

  it('checking a confirmation link, as a GET does, confirms nothing', async () => {
    const { link, row } = await joined();
    for (let times = 0; times < 3; times += 1)
      expect(await checkConfirmation(payload, link, later(1000))).toMatchObject({ state: 'ready' });
    expect(await row()).toMatchObject({ status: 'waiting', confirmedAt: null });
  });

  it('the links of the first and of the repeated confirmation mail are both valid', async () => {
    const { link, again, lastLink } = await joined();
    await again(later(dayMs));
    const second = await lastLink();
    expect(second).not.toBe(link);
    for (const one of [link, second])
      expect((await checkConfirmation(payload, one, later(dayMs))).state).toBe('ready');
  });

  it('a confirmation link that is expired, truncated or from before unsubscribing is refused', async () => {
    const { link, again, row } = await joined();
    expect(await confirm(link, later(14 * dayMs))).toEqual({ ok: false, problem: 'expired' });
    expect(await confirm(link?.slice(0, -1) ?? null)).toEqual({ ok: false, problem: 'broken' });
    expect(await confirm(null)).toEqual({ ok: false, problem: 'broken' });
    await unsubscribe(payload, (await row())?.id ?? 0, later(1000));
    expect(await confirm(link, later(2000))).toEqual({ ok: false, problem: 'used' });
    await again(later(dayMs));
    expect(await confirm(link, later(dayMs + 1000))).toEqual({ ok: false, problem: 'used' });
  });
});

describe('an unconfirmed address', () => {
  it('an unconfirmed address is deleted with its mail 14 days after the last mail; other addresses stay', async () => {
    const [silent, resent, confirmed, unsubscribed] = [
      await joined(),
      await joined(),
      await joined(),
      await joined(),
    ];
    await resent.again(later(10 * dayMs));
    await confirm(confirmed.link);
    const leaver = (await unsubscribed.row())?.id ?? 0;
    await unsubscribe(payload, leaver, later(1000));
    await deleteUnconfirmed(payload, later(14 * dayMs - 1));
    expect(await silent.row()).toMatchObject({ status: 'waiting' });
    await deleteUnconfirmed(payload, later(14 * dayMs));
    expect(await silent.row()).toBeUndefined();
    expect(await mailsTo(payload, silent.email)).toEqual([]);
    expect(await resent.row()).toMatchObject({ status: 'waiting' });
    expect(await confirmed.row()).toMatchObject({ status: 'confirmed' });
    expect(
      await payload.findByID({ collection: 'subscribers', id: leaver, overrideAccess: true }),
    ).toMatchObject({
      status: 'left',
    });
    expect((await checkConfirmation(payload, silent.link, later(14 * dayMs))).state).toBe('expired');
    await deleteUnconfirmed(payload, later(24 * dayMs));
    expect(await resent.row()).toBeUndefined();
  });
});
