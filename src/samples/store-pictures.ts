import type { Payload, Where } from 'payload';
import type { ConsentName } from './consents.ts';
import { drawPicture } from './draw-picture.ts';
import { type PictureName, type SamplePicture, samplePictures } from './pictures.ts';

/** Each picture is resized thirteen times on several threads, so more at once gains nothing. */
const atOnce = 3;

/** Renders and stores the missing pictures; returns the id of each. */
export async function storePictures(
  payload: Payload,
  consents: Record<ConsentName, number>,
): Promise<Record<PictureName, number>> {
  const ids = {} as Record<PictureName, number>;
  const waiting = Object.keys(samplePictures) as PictureName[];
  const storeNext = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      ids[name] = await storePicture(payload, name, consents);
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
  return ids;
}

async function storePicture(payload: Payload, name: PictureName, consents: Record<ConsentName, number>) {
  const { alt, consent, focus }: SamplePicture = samplePictures[name];
  const media = { collection: 'media', depth: 0, overrideAccess: true } as const;
  const where: Where = { and: [{ sample: { equals: true } }, { alt: { equals: alt.en } }] };
  const { docs } = await payload.find({ ...media, where, locale: 'en', limit: 1 });
  if (docs[0]) return docs[0].id;
  const people = consent
    ? { identifiable: 'yes' as const, consent: consents[consent] }
    : { identifiable: 'no' as const };
  const focalPoint = focus ? { focalX: 50, focalY: 100 } : {};
  const data = { alt: alt.en, credit: 'Drawn for the mission', sample: true, ...people, ...focalPoint };
  const created = await payload.create({ ...media, locale: 'en', data, file: await drawPicture(name) });
  await payload.update({ ...media, id: created.id, locale: 'am', data: { alt: alt.am } });
  return created.id;
}
