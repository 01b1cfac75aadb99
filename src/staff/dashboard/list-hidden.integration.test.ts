import type { Payload, TypedUser } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { listHidden } from './list-hidden.ts';

let payload: Payload;
let editor: TypedUser;
let width = 80;
beforeAll(async () => {
  payload = await openTestPayload();
  editor = (await signIn(payload, 'editor')).user as TypedUser;
});

const today = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-12-01T09:00:00Z');

async function addPictureOf(alt: string, terms: object) {
  const consent = await addConsent(payload, terms);
  const bytes = await drawPicture({ width: ++width });
  const picture = await addPicture(payload, { identifiable: 'yes', consent: consent.id, alt, bytes });
  return { consent, picture };
}

it('lists what was removed because its consent expired or was withdrawn, and where it was shown', async () => {
  const ending = await addPictureOf('A girl with a drum', { until: '2026-11-25' });
  const { consent } = await addPictureOf('A boy with a ball', {});
  await addPictureOf('A family', {});
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
  expect(await listHidden(payload, editor, today)).toEqual([]);
  await payload.update({ collection: 'consents', id: consent.id, data: { withdrawn: true } });
  const hidden = await listHidden(payload, editor, later);
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
