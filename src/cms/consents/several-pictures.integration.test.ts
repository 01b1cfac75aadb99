import { expect, it } from 'vitest';
import { openTestPayload } from '../../../tests/support/database.ts';
import { addConsent, addPicture, drawPicture } from '../../../tests/support/pictures.ts';

it('[CONSENT-07] each picture of a document needs its own consent: a valid one does not cover the next picture', async () => {
  const payload = await openTestPayload();
  const holding = await addConsent(payload);
  const withdrawn = await addConsent(payload, { withdrawn: true });
  const shown = await addPicture(payload, { identifiable: 'yes', consent: holding.id });
  const bytes = await drawPicture({ width: 700, height: 480 });
  const hidden = await addPicture(payload, { identifiable: 'yes', consent: withdrawn.id, bytes });
  const publish = (...moreImg: number[]) =>
    payload.create({
      collection: 'events',
      data: {
        heading: 'Gala',
        type: 'normal',
        img: shown.id,
        moreImg,
        dateTime: { timeZone: 'Africa/Addis_Ababa' },
        _status: 'published',
      },
    });
  await expect(publish(shown.id, hidden.id)).rejects.toMatchObject({
    data: { errors: [{ path: 'moreImg.1', message: expect.stringContaining('withdrawn') }] },
  });
  await expect(publish(shown.id)).resolves.toMatchObject({ _status: 'published' });
});
