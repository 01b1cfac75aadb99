import { expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addPicture } from '../../../tests/support/pictures.ts';
import { signIn } from '../../../tests/support/staff-session.ts';
import { countWaitingPictures } from './notices.tsx';

it('pictures wait until somebody states whether anyone is recognisable, and are refused without a consent', async () => {
  const payload = await openTestPayload();
  const { user } = await signIn(payload, 'editor');
  const { id } = await addPicture(payload, { identifiable: 'unanswered' });
  expect(await countWaitingPictures(payload, user)).toBe(1);
  const onSite = async () =>
    (await payload.count({ collection: 'media', overrideAccess: false, context: { now: new Date() } }))
      .totalDocs;
  expect(await onSite()).toBe(0);
  const answer = (identifiable: 'yes' | 'no') =>
    payload.update({ collection: 'media', id, data: { identifiable }, overrideAccess: false, user });
  await expect(answer('yes')).rejects.toThrow('Consent record');
  await answer('no');
  expect(await countWaitingPictures(payload, user)).toBe(0);
  expect(await onSite()).toBe(1);
});
