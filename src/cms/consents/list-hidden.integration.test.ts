import type { Payload, TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { callApi, type Session, signIn } from '../../../tests/support/staff-session.ts';
import { type AllHidden, listHidden } from './list-hidden.ts';

let payload: Payload;
let editor: Session;
let width = 80;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = await signIn(payload, 'editor');
});

const hiddenAt = async (now: Date) =>
  (await listHidden({ payload, user: editor.user as TypedUser, language: 'en' }, now)).hidden;

const today = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-12-01T09:00:00Z');

async function addConsentedPicture(alt: string, terms: object) {
  const consent = await addConsent(payload, terms);
  const bytes = await drawPicture({ width: ++width });
  const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id, alt, bytes });
  return { consent, picture };
}

it('hidden pictures are listed with the reason, expired or withdrawn consent, and the documents that showed them', async () => {
  const ending = await addConsentedPicture('A girl with a drum', { until: '2026-11-25' });
  const { consent } = await addConsentedPicture('A boy with a ball', {});
  await addConsentedPicture('A family', {});
  const post = await payload.create({
    collection: 'posts',
    data: {
      heading: 'Drum day',
      type: 'normal',
      postDate: '2026-11-20',
      img: ending.picture.id,
      _status: 'published',
    },
    context: { now: today },
  });
  expect(await hiddenAt(today)).toEqual([]);
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  const hidden = await hiddenAt(later);
  expect(hidden.toSorted((one, other) => one.title.localeCompare(other.title))).toEqual([
    expect.objectContaining({ kind: 'Picture', title: 'A boy with a ball', isWithdrawn: true, shownIn: [] }),
    {
      kind: 'Picture',
      title: 'A girl with a drum',
      href: `/admin/collections/media/${ending.picture.id}`,
      isWithdrawn: false,
      shownIn: [{ kind: 'News post', title: 'Drum day', href: `/admin/collections/posts/${post.id}` }],
    },
  ]);
});

it('[CONSENT-13] a withdrawn consent lists the pictures it hides, the posts that showed them, and how many more', async () => {
  const { consent, picture } = await addConsentedPicture('A child at the clinic', {});
  const hiddenBy = async (as: Session | null = editor) => {
    const answer = await callApi('GET', `/consents/${consent.id}/hidden`, { headers: as?.headers ?? {} });
    return { status: answer.status, ...((await answer.json()) as Partial<AllHidden>) };
  };
  const publish = (heading: string) =>
    payload.create({
      collection: 'posts',
      data: { heading, type: 'normal', postDate: '2026-11-20', img: picture.id, _status: 'published' },
    });
  await publish('At the clinic');
  for (let more = 0; more < 11; more++)
    await payload.create({
      collection: 'testimonials',
      data: {
        saidBy: `Mother ${more}`,
        words: 'She plays again.',
        identifiable: 'yes',
        consent: consent.id,
        _status: 'published',
      },
    });
  expect(await hiddenBy()).toEqual({ status: 200, hidden: [], more: 0 });
  await payload.update({ collection: 'consents', id: consent.id, data: { uses: ['print'] } });
  const { hidden = [], more } = await hiddenBy();
  expect([hidden.length, more]).toEqual([10, 2]);
  expect(hidden).toContainEqual(
    expect.objectContaining({
      kind: 'Picture',
      href: `/admin/collections/media/${picture.id}`,
      shownIn: [expect.objectContaining({ title: 'At the clinic' })],
    }),
  );
  expect((await hiddenBy(await signIn(payload, 'author'))).hidden).toBeUndefined();
  expect((await hiddenBy(null)).hidden).toBeUndefined();
});
